import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const way = (length: string) => `calc(${length} * ${vars.motion.amount})`

/** Dark in both themes, so that it is easy to tell from the page. */
export const tooltip = style({
  maxWidth: `min(260px, calc(100vw - ${vars.space[8]}))`,
  padding: `6px ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverseRaised,
  color: vars.color.onInverse,
  fontWeight: 500,
  ...textStyle(14),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.lifted,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement="top"]:is([data-entering], [data-exiting])': {
      transform: `translateY(${way('4px')})`,
    },
    '&[data-placement="bottom"]:is([data-entering], [data-exiting])': {
      transform: `translateY(${way('-4px')})`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const keysText = style({
  marginInlineStart: vars.space[2],
  padding: '1px 5px',
  border: `1px solid ${vars.color.inverseHairline}`,
  borderRadius: vars.radius.box,
  color: vars.color.onInverseMuted,
  fontFamily: vars.family.mono,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
})
