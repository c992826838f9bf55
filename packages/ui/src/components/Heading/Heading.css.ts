import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../theme/breakpoints.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = recipe({
  base: { fontFamily: vars.family.display, fontWeight: 650, textWrap: 'balance' },
  variants: {
    size: {
      18: textStyle(18),
      20: textStyle(20),
      24: textStyle(24),
      30: { ...textStyle(24), '@media': { [from('small')]: textStyle(30) } },
      38: { ...textStyle(30), '@media': { [from('small')]: textStyle(38) } },
      48: { ...textStyle(38), '@media': { [from('medium')]: textStyle(48) } },
    },
  },
  defaultVariants: { size: 24 },
})

export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>
