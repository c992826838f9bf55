import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/vars.css.ts'

export const artwork = recipe({
  base: { width: '100%', background: vars.color.inverse, objectFit: 'cover' },
  variants: {
    fit: {
      natural: { height: 'auto', aspectRatio: '16 / 9' },
      cover: { height: '100%', objectPosition: '75% 50%' },
    },
  },
  defaultVariants: { fit: 'natural' },
})

export type ArtworkVariants = NonNullable<RecipeVariants<typeof artwork>>
