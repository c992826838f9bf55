import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, controlTransition, focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The same box for picture and player: nothing moves when it starts. */
export const frame = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.inverseRaised,
  boxShadow: vars.shadow.overlay,
  outline: `1px solid ${vars.color.inverseHairline}`,
  outlineOffset: '-1px',
  selectors: { '&:has(:focus-visible)': focusRingOnInverse },
})

globalStyle(`${frame} > :is(img, div)`, { width: '100%', height: '100%', objectFit: 'cover' })

export const player = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  outline: 'none',
})

/** Over the whole picture, so that a tap anywhere starts it. */
export const play = style({
  display: 'grid',
  position: 'absolute',
  inset: 0,
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.onInverse,
  cursor: 'pointer',
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  background: vars.color.onInverse,
  color: vars.color.inverse,
  boxShadow: vars.shadow.overlay,
  transition: `${controlTransition}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [canHover]: {
      selectors: {
        'button:hover > &': {
          background: vars.color.volt,
          color: vars.color.onVolt,
          transform: `scale(calc(1 + 0.06 * ${vars.motion.amount}))`,
        },
      },
    },
    '(forced-colors: active)': { border: '2px solid ButtonText' },
  },
})

export const label = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.inverse,
  fontWeight: 600,
  ...textStyle(14),
})
