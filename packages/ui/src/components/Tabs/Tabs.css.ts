import { keyframes, style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const edge = vars.space[8]
/** A mask wider than the line by one edge: its place tells which end of the line fades. */
const mask = {
  maskImage: `linear-gradient(to right, transparent, black ${edge}, black calc(100% - ${edge}), transparent)`,
  maskSize: `calc(100% + ${edge}) 100%`,
  maskRepeat: 'no-repeat',
}
const fadeEnds = keyframes({
  from: { ...mask, maskPosition: `calc(${edge} * -1) 0` },
  to: { ...mask, maskPosition: '0 0' },
})

/** One line of tabs that scrolls sideways if there is no room; shared with `LinkTabs`. */
export const strip = style({
  display: 'flex',
  position: 'relative',
  gap: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  /* The line is a shadow, so that the marks of the tabs lie on it. */
  boxShadow: `inset 0 -1px ${vars.color.hairline}`,
  /* Tied to the scroll position: without anything to scroll there is no fade. */
  scrollBehavior: 'smooth',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fadeEnds} linear both`,
      animationTimeline: 'scroll(self inline)',
      /* A mask knows left and right alone. */
      selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
    },
  },
})

/** Less on narrow phones, where two tabs of two words each then fit beside each other. */
const side = `min(${vars.space[4]}, 3.4vw)`

export const tab = style({
  display: 'flex',
  position: 'relative',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.phone,
  paddingInline: side,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  color: vars.color.textMuted,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: controlTransition,
  WebkitTapHighlightColor: 'transparent',
  ...textStyle(16),
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: vars.color.text, background: vars.color.sunken } },
    },
  },
  selectors: {
    '&[data-selected], &[aria-current="page"]': { color: vars.color.accentText },
    '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: side,
      insetBlockEnd: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      background: 'transparent',
      transition: controlTransition,
    },
    '&[data-selected]::after, &[aria-current="page"]::after': { background: vars.color.accent },
  },
})

/**
 * Panels out of turn are in the page but not in sight; without scripts all are, one under another.
 */
export const panel = style({
  paddingBlockStart: vars.space[6],
  selectors: { '&:not([data-shown])': { display: 'none' } },
  '@media': {
    '(scripting: none)': { selectors: { '&:not([data-shown])': { display: 'block' } } },
  },
})
