import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const text = recipe({
  variants: {
    size: {
      12: textStyle(12),
      14: textStyle(14),
      16: textStyle(16),
      18: textStyle(18),
      20: textStyle(20),
    },
    tone: {
      inherit: {},
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      subtle: { color: vars.color.textSubtle },
      critical: { color: vars.color.criticalText },
      success: { color: vars.color.successText },
    },
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 500 },
      strong: { fontWeight: 600 },
    },
    family: {
      body: {},
      mono: {
        fontFamily: vars.family.mono,
        fontVariantNumeric: 'tabular-nums',
        wordSpacing: '-0.2em',
      },
    },
    measure: { none: {}, reading: { maxWidth: '66ch' } },
  },
  defaultVariants: {
    size: 16,
    tone: 'inherit',
    weight: 'regular',
    family: 'body',
    measure: 'none',
  },
})

export type TextVariants = NonNullable<RecipeVariants<typeof text>>
