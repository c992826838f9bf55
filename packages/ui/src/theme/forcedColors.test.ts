import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * These color only icons, or mark what is selected: a browser paints no background of its own
 * behind them.
 */
const withoutWords = new Set([
  'components/CodeBlock/CodeBlock.css.ts',
  'components/FormField/choice.css.ts',
  'components/MultiSelect/MultiSelect.css.ts',
  'components/RichText/RichText.css.ts',
  'components/Timeline/Timeline.css.ts',
  'surfaces/course/VideoPreview/VideoPreview.css.ts',
  'surfaces/credentials/CredentialChecks/CredentialChecks.css.ts',
  'surfaces/credentials/CredentialEvidence/CredentialEvidence.css.ts',
  'surfaces/labs/LabAccessCard/LabAccessCard.css.ts',
  'surfaces/labs/MissionPanel/MissionPanel.css.ts',
  'surfaces/lesson/QuizResultDialog/QuizScore.css.ts',
  'theme/reset.css.ts',
])

/** Words in the color of a solid background's label, or in that of the page. */
const onSolid = /\bcolor: vars\.color\.(?:on(?:Accent|Critical|Volt)|inverse)\b/

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css.ts') && onSolid.test(sourceOf(file)),
)

// In forced colors Chromium paints the page's color behind words: words on a solid background
// vanish, unless their element keeps its colors, which are then the system's.
it.each(files.filter((file) => !withoutWords.has(file)))(
  '%s keeps words on a solid ground to be read in forced colors',
  (file) => {
    expect(sourceOf(file)).toContain("forcedColorAdjust: 'none'")
  },
)

it('lists no file in vain', () => {
  expect([...withoutWords].filter((file) => !files.includes(file))).toEqual([])
})
