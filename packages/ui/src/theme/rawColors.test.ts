import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const styleFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css.ts') && !file.startsWith('theme'),
)

it.each(styleFiles)('%s takes its colors from the theme', (file) => {
  const raw = readFileSync(join(root, file), 'utf8').match(
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi,
  )
  expect(raw).toBeNull()
})
