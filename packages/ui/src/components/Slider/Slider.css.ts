import { style } from '@vanilla-extract/css'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'
import { bar } from '../ProgressBar/ProgressBar.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const figure = style({
  color: vars.color.text,
  ...figureStyle,
  ...textStyle(14),
  wordSpacing: '-0.2em',
})

export const place = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.touch.base,
  selectors: { '&:has(:disabled)': { opacity: 0.55 } },
})

const thumb = 22

/** Ends in the middle of the thumb at either end of its way. */
export const fill = style([
  bar({ tone: 'accent' }),
  {
    gridArea: '1 / 1',
    inlineSize: `calc(100% - ${thumb}px)`,
    blockSize: 6,
    marginInline: thumb / 2,
    selectors: { '&::-webkit-progress-value': { transition: 'none' } },
  },
])

const knob = {
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
} as const

/** The whole height takes a press; only the thumb is drawn. */
export const range = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', ...knob },
    '&::-moz-range-thumb': knob,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:active::-webkit-slider-thumb': { background: vars.color.accent },
    '&:active::-moz-range-thumb': { background: vars.color.accent },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
