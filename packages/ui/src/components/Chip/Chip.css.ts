import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    padding: `2px ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    ...textStyle(12),
    fontWeight: 600,
    // Chips go to the next line as a whole; only one that is wider than its place breaks.
    maxWidth: '100%',
    overflowWrap: 'break-word',
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.textMuted },
      accent: { background: vars.color.accentSoft, color: vars.color.accentText },
      lab: { background: vars.color.labSoft, color: vars.color.labText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
      critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      /** The one signal: what was earned. */
      signal: {
        background: vars.color.volt,
        color: vars.color.onVolt,
        // Else the browser puts the page's ground behind the words.
        '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
      },
      inverse: {
        borderColor: vars.color.inverseHairline,
        background: vars.color.inverseRaised,
        color: vars.color.onInverse,
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type ChipVariants = NonNullable<RecipeVariants<typeof chip>>
