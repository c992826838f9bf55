import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const styleFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css.ts') && !file.startsWith('theme'),
)

describe.each(styleFiles)('%s', (file) => {
  const styles = readFileSync(join(root, file), 'utf8')

  it('leaves to the theme if motion is reduced', () => {
    expect(styles).not.toMatch(/prefers-reduced-motion|reducedMotion|data-motion/)
    // Movement under the pointer uses `vars.motion.amount`.
    expect(styles).not.toMatch(/:hover\b[^}]*transform: '/)
  })

  it('takes its colors from the theme', () => {
    const raw = styles.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi)
    expect(raw).toBeNull()
  })
})
