import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/vars.css.ts'

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    position: 'relative',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontFamily: vars.family.display,
    fontWeight: 650,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      small: { width: '2rem', height: '2rem', fontSize: vars.fontSize[12] },
      medium: { width: '3rem', height: '3rem', fontSize: vars.fontSize[18] },
      large: { width: '5rem', height: '5rem', fontSize: vars.fontSize[30] },
    },
  },
  defaultVariants: { size: 'medium' },
})

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>

/** Over the initials, which show until it has loaded. */
export const face = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
