import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, focusRingOnInverse } from '../../theme/states.ts'
import { vars } from '../../theme/vars.css.ts'

export const link = recipe({
  base: {
    borderRadius: vars.radius.box,
    textUnderlineOffset: '0.2em',
    // Base styles such as Tailwind's take the browser's own away.
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
        },
      },
    },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentText },
      inherit: { color: 'inherit' },
      inverse: {
        color: vars.color.onInverse,
        selectors: { '&:focus-visible': focusRingOnInverse },
      },
    },
    underline: { always: {}, hover: { textDecorationLine: 'none' } },
  },
  defaultVariants: { tone: 'accent', underline: 'always' },
})

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>
