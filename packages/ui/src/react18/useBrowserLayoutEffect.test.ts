import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('is used by every component: React 18 warns about the other one on the server', () => {
  const root = join(import.meta.dirname, '..')
  const found = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.startsWith('react18/') && !path.includes('.stories.'))
    .filter((path) => /\buseLayoutEffect\b/.test(readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})
