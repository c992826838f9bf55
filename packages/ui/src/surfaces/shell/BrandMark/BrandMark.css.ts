import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const brandMark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.touch.base,
    borderRadius: vars.radius.box,
    fontFamily: vars.family.display,
    fontWeight: 700,
    ...textStyle(20),
    letterSpacing: '-0.01em',
    textDecoration: 'none',
  },
  variants: {
    tone: {
      default: { color: vars.color.text },
      inverse: {
        color: vars.color.onInverse,
        selectors: { '&:focus-visible': focusRingOnInverse },
      },
    },
  },
  defaultVariants: { tone: 'default' },
})

export type BrandMarkVariants = NonNullable<RecipeVariants<typeof brandMark>>

export const keep = style({ flex: 'none', width: '1.625rem', height: '1.625rem' })

export const wall = style({ fill: vars.color.volt, stroke: vars.color.onVolt })

export const gate = style({ fill: vars.color.onVolt })
