import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The ground is dark in either theme, as that of code blocks. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.inverseHairline}`,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  boxShadow: vars.shadow.lifted,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  position: 'relative',
  columnGap: vars.space[2],
  minHeight: `calc(${vars.touch.base} + 2 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} calc(${vars.touch.base} + ${vars.space[3]})`,
  borderBlockEnd: `1px solid ${vars.color.inverseHairline}`,
})

/** In its corner also where the rest takes two lines. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
})

export const title = style({
  margin: 0,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
})

export const status = style({
  flex: '1 0 auto',
  color: vars.color.onInverseMuted,
  whiteSpace: 'nowrap',
  ...textStyle(12),
})

export const mode = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '1.5rem',
  color: vars.color.onInverseMuted,
  ...textStyle(12),
})
globalStyle(`${mode} input`, {
  width: '1rem',
  height: '1rem',
  margin: 0,
  accentColor: vars.color.volt,
})
globalStyle(`${mode} input:focus-visible`, focusRingOnInverse)

export const screen = style({
  height: 'clamp(10rem, 34dvh, 24rem)',
  minWidth: 0,
  padding: vars.space[2],
  overflow: 'hidden',
})

/** On-screen keyboards lack these. */
export const keys = style({
  display: 'none',
  gap: vars.space[1],
  padding: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.inverseHairline}`,
  '@media': { [`(pointer: coarse), ${below('small')}`]: { display: 'flex' } },
})

export const key = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.5rem',
  padding: 0,
  border: `1px solid ${vars.color.inverseHairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverseRaised,
  color: vars.color.onInverse,
  fontFamily: vars.family.mono,
  ...textStyle(12),
  selectors: {
    '&:focus-visible': focusRingOnInverse,
    '&:disabled': { color: vars.color.onInverseMuted },
  },
})
