import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const card = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    color: vars.color.text,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    variant: {
      raised: { background: vars.color.surface, boxShadow: vars.shadow.rest },
      sunken: { background: vars.color.sunken },
    },
    padding: {
      none: { overflow: 'hidden' },
      small: { padding: vars.space[4] },
      medium: { padding: vars.space[5], '@media': { [from('small')]: { padding: vars.space[6] } } },
      large: { padding: vars.space[6], '@media': { [from('small')]: { padding: vars.space[8] } } },
    },
    height: { fit: {}, full: { height: '100%' } },
  },
  defaultVariants: { variant: 'raised', padding: 'medium', height: 'fit' },
})

export type CardVariants = NonNullable<RecipeVariants<typeof card>>
