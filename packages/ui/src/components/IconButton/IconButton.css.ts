import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, controlTransition, focusRingOnInverse } from '../../theme/states.ts'
import { vars } from '../../theme/vars.css.ts'

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.touch.base,
    height: vars.touch.base,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    cursor: 'pointer',
    transition: controlTransition,
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.55 } },
  },
  variants: {
    tone: {
      default: {
        color: vars.color.text,
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } },
          },
        },
      },
      inverse: {
        color: vars.color.onInverse,
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:disabled)': { background: vars.color.inverseRaised } },
          },
        },
        selectors: { '&:focus-visible': focusRingOnInverse },
      },
    },
  },
  defaultVariants: { tone: 'default' },
})

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>
