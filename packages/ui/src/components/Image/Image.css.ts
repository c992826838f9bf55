import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = recipe({
  base: {
    display: 'grid',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    background: vars.color.sunken,
  },
  variants: {
    ratio: {
      '16:9': { aspectRatio: '16 / 9' },
      '1:1': { aspectRatio: '1' },
      natural: { height: 'fit-content' },
    },
    corners: {
      square: {},
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
    },
    /** Nothing shows behind a loaded picture, as it may be transparent. */
    isLoaded: { true: { background: 'transparent' } },
  },
  defaultVariants: { ratio: '16:9', corners: 'square' },
})

export type FrameVariants = NonNullable<RecipeVariants<typeof frame>>

export const picture = recipe({
  base: { gridArea: '1 / 1', width: '100%' },
  variants: {
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    ratio: {
      '16:9': { height: '100%', minHeight: 0 },
      '1:1': { height: '100%', minHeight: 0 },
      natural: { height: 'auto' },
    },
  },
  defaultVariants: { fit: 'cover', ratio: '16:9' },
})

export type PictureVariants = NonNullable<RecipeVariants<typeof picture>>

export const wait = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
})

export const missing = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  minHeight: '8rem',
  padding: vars.space[4],
  color: vars.color.textMuted,
  ...textStyle(14),
  textAlign: 'center',
})
