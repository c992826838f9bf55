import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** A terminal is dark in either theme. */
export const frame = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  width: 'min(100%, 52rem)',
  marginInline: 'auto',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  outline: `1px solid ${vars.color.inverseHairline}`,
  outlineOffset: '-1px',
  // On phones it reaches the edges of the screen.
  vars: { '--film-edge': vars.space[2] },
  '@media': {
    [from('small')]: { vars: { '--film-edge': vars.space[4] }, borderRadius: vars.radius.card },
  },
})

/** About as high as a film, so that the text below keeps its place. */
export const empty = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minHeight: 'clamp(20rem, 70cqi, max(20rem, calc(100dvh - 15rem)))',
  padding: vars.space[4],
  color: vars.color.onInverseMuted,
  ...textStyle(18),
  textAlign: 'center',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: `calc(${vars.touch.base} + 2 * ${vars.space[1]})`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  paddingInlineStart: vars.space[4],
  background: vars.color.inverseRaised,
})

export const chapterText = style({
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.onInverseMuted,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...textStyle(14),
})

export const stage = style({ position: 'relative', cursor: 'pointer' })

/**
 * A letter of the code face is 0.6 em wide. All columns fit the width, and all rows what a window
 * leaves beside the controls.
 */
const letter = `min(
  (100cqi - 2 * var(--film-edge)) / var(--film-columns) / 0.602,
  max(0.7rem, (100dvh - 27rem) / var(--film-rows) / 1.45),
  1.25rem
)`

export const screen = style({
  overflow: 'hidden',
  boxSizing: 'content-box',
  width: 'calc(var(--film-columns) * 0.602em)',
  height: 'calc(var(--film-rows) * 1.45em)',
  margin: 0,
  padding: `${vars.space[3]} var(--film-edge) 0`,
  fontFamily: vars.family.mono,
  fontSize: letter.replaceAll(/\s+/g, ' '),
  fontVariantLigatures: 'none',
  lineHeight: 1.45,
  textAlign: 'left',
  // Small letters keep their part of a pixel: rounded, a line would be too wide.
  textRendering: 'geometricPrecision',
  '@media': { [below('small')]: { paddingBlockStart: vars.space[2] } },
})

export const lineOfScreen = style({ display: 'block', height: '1.45em', whiteSpace: 'pre' })

export const run = style({
  selectors: {
    '&[data-bold]': { fontWeight: 700 },
    '&::selection': { background: vars.color.volt, color: vars.color.onVolt },
    '&[data-inverse]': { background: vars.color.onInverse, color: vars.color.inverse },
  },
})

/** The colors of terminals, by their numbers. */
const colors = [
  vars.color.onInverseMuted,
  vars.color.criticalText,
  vars.color.successText,
  vars.color.cautionText,
  vars.color.infoText,
  vars.color.labText,
  vars.color.accentText,
  vars.color.onInverse,
]
for (const [number, color] of colors.entries())
  globalStyle(`${run}[data-color="${number}"]:not([data-inverse])`, { color })

/** In the middle of the screen. */
export const bigSign = style({
  display: 'grid',
  position: 'absolute',
  inset: 0,
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  margin: 'auto',
  borderRadius: vars.radius.pill,
  background: vars.color.volt,
  color: vars.color.onVolt,
})

/** Three lines have room, so that nothing below moves. */
export const captionText = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(4.5em + 2 * ${vars.space[2]})`,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  textAlign: 'center',
  textWrap: 'balance',
  ...textStyle(16),
  '@media': { [from('medium')]: { minHeight: `calc(3em + 2 * ${vars.space[2]})` } },
})

export const controls = style({
  padding: `0 ${vars.space[2]} ${vars.space[1]}`,
  background: vars.color.inverseRaised,
})

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
})

export const timeText = style({
  marginInline: `${vars.space[2]} auto`,
  color: vars.color.onInverseMuted,
  whiteSpace: 'nowrap',
  ...figureStyle,
  ...textStyle(12),
})

export const speedChoice = style({
  minHeight: vars.touch.base,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.onInverse,
  ...figureStyle,
  ...textStyle(14),
  selectors: { '&:focus-visible': focusRingOnInverse },
})

const track = {
  boxSizing: 'border-box',
  height: 4,
  /* Seen in forced colors alone. */
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: `linear-gradient(to right, ${vars.color.volt} calc(var(--film-share) * 100%), ${vars.color.controlBorder} 0)`,
} as const
const knob = {
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: 0,
  borderRadius: '50%',
  background: vars.color.volt,
} as const

export const range = style({
  display: 'block',
  width: '100%',
  height: '1.75rem',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { appearance: 'none', marginBlockStart: -6, ...knob },
    '&::-moz-range-thumb': knob,
    '&:focus-visible': { ...focusRingOnInverse, outlineOffset: '-2px', borderRadius: '4px' },
  },
})
