import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** No reset reaches the pseudo-element: its time is its own to reduce. */
const time = `calc(${vars.motion.base} * ${vars.motion.amount})`

/** Opens smoothly where the browser can animate to the height of the content; elsewhere at once. */
export const details = style({
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      height: 0,
      overflow: 'clip',
      transition: `height ${time} ${vars.motion.ease}, content-visibility ${time} allow-discrete`,
    },
    '&[open]::details-content': { height: 'auto' },
  },
})

/** The note goes under the title if there is no room beside it. */
export const summary = style({
  display: 'flex',
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.touch.phone,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  transition: controlTransition,
  WebkitTapHighlightColor: 'transparent',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const titleText = style({
  flex: '1 1 12rem',
  minWidth: 0,
  fontFamily: vars.family.body,
  fontWeight: 600,
  ...textStyle(16),
})

export const noteText = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
})

export const chevron = style({
  position: 'absolute',
  insetBlockStart: '14px',
  insetInlineEnd: vars.space[4],
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const panel = style({ padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}` })
