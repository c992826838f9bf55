import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const timer = recipe({
  base: {
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontFamily: vars.family.mono,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plenty: { background: vars.color.sunken, color: vars.color.text },
      low: { background: vars.color.criticalSoft, color: vars.color.criticalText },
    },
    /** `medium` among other chips; `large` if the time is what the place is about. */
    size: {
      medium: {
        gap: vars.space[1],
        padding: `2px ${vars.space[2]}`,
        fontWeight: 600,
        ...textStyle(12),
      },
      large: {
        gap: vars.space[3],
        padding: `${vars.space[2]} ${vars.space[4]}`,
        borderRadius: vars.radius.control,
        fontWeight: 500,
        ...textStyle(24),
      },
    },
  },
  defaultVariants: { tone: 'plenty', size: 'medium' },
})

export type RemainingTimeChipVariants = NonNullable<RecipeVariants<typeof timer>>

/** The digits and the word 'Expired' have the same height. */
export const digits = style({ letterSpacing: 0 })
