import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const styleFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css.ts') && !file.startsWith('theme'),
)

it.each(styleFiles)('%s leaves to the theme if motion is reduced', (file) => {
  const styles = readFileSync(join(root, file), 'utf8')
  expect(styles).not.toMatch(/prefers-reduced-motion|reducedMotion|data-motion/)
  // Movement under the pointer uses `vars.motion.amount`.
  expect(styles).not.toMatch(/:hover\b[^}]*transform: '/)
})
