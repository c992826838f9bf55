import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../TopBar/barHeight.ts'

export const page = style({
  display: 'grid',
  position: 'relative',
  placeItems: 'center',
  minHeight: `clamp(24rem, 100svh - ${barHeight}, 60rem)`,
  overflow: 'hidden',
  isolation: 'isolate',
  paddingBlock: vars.space[12],
})

/** The lines leave the middle free for the words. */
export const motif = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'radial-gradient(ellipse 60rem 30rem at center, transparent 30%, black)',
})

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
})

export const code = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.inverse,
  color: vars.color.volt,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
})

export const text = style({
  maxWidth: '52ch',
  ...proseStyle(18),
})

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  '@media': { [from('small')]: { marginBlockStart: vars.space[6] } },
})
