import { globalStyle, style } from '@vanilla-extract/css'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { height, letter } from './filmHeight.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: height.head,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  paddingInlineStart: vars.space[4],
  background: vars.color.inverseRaised,
  whiteSpace: 'nowrap',
})

export const chapterText = style({
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.onInverseMuted,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  ...textStyle(14),
})

export const stage = style({ position: 'relative', cursor: 'pointer' })

export const screen = style({
  overflow: 'hidden',
  boxSizing: 'content-box',
  width: 'calc(var(--film-columns) * 0.602em)',
  height: 'calc(var(--film-rows) * 1.45em)',
  // At the left also where the page runs from right to left: a terminal does not.
  margin: '0 auto 0 0',
  padding: 'var(--film-top) var(--film-edge) 0',
  fontFamily: vars.family.mono,
  fontSize: letter('var(--film-columns)', 'var(--film-rows)'),
  fontVariantLigatures: 'none',
  lineHeight: 1.45,
  textAlign: 'left',
  // Small letters keep fractions of a pixel: rounded, a line would be too wide.
  textRendering: 'geometricPrecision',
})

export const lineOfScreen = style({ display: 'block', height: '1.45em', whiteSpace: 'pre' })

export const run = style({
  selectors: {
    '&[data-bold]': { fontWeight: 700 },
    '&::selection': { background: vars.color.volt, color: vars.color.onVolt },
    '&[data-inverse]': {
      background: vars.color.onInverse,
      color: vars.color.inverse,
      // In forced colors the browser's own replacement would hide the words.
      forcedColorAdjust: 'none',
    },
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

/** Space for so many lines that nothing below moves, also before captions are known. */
export const captionText = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: height.caption,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  textAlign: 'center',
  textWrap: 'balance',
  ...textStyle(16),
})

export const controls = style({
  padding: `0 ${vars.space[2]} ${vars.space[1]}`,
  background: vars.color.inverseRaised,
})

/** The place of the button for captions. */
export const placeOfButton = style({ flex: 'none', width: vars.touch.base })

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
  paddingInline: `${vars.space[1]} calc(${vars.space[1]} + 18px)`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.onInverse,
  colorScheme: 'dark',
  appearance: 'none',
  cursor: 'pointer',
  /* Next to the arrow, however wide the longest choice is. */
  textAlignLast: 'end',
  ...figureStyle,
  ...textStyle(14),
  selectors: { '&:focus-visible': focusRingOnInverse },
})

/** Over the choice, which stays the target. */
export const speedArrow = style({
  flex: 'none',
  marginInline: `calc(-16px - ${vars.space[1]}) ${vars.space[1]}`,
  color: vars.color.onInverseMuted,
  pointerEvents: 'none',
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
  height: height.range,
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
