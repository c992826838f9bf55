import { style } from '@vanilla-extract/css'
import { focusRingOnInverse } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  minWidth: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverseMuted,
  boxShadow: `inset 0 0 0 1px ${vars.color.inverseHairline}`,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  /* Room for the ring round the button. */
  padding: vars.space[1],
  paddingInlineStart: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.inverseHairline}`,
})

export const titleText = style({
  minWidth: 0,
  overflow: 'hidden',
  fontFamily: vars.family.mono,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  ...textStyle(12),
})

/** Dark in both themes, so the button is that of the dark one. */
export const copyPlace = style({
  flex: 'none',
  marginInlineStart: 'auto',
  colorScheme: 'dark',
  '@media': { print: { display: 'none' } },
})

/** Code reads from left to right in every language. */
export const pre = style({
  overflowX: 'auto',
  /* In the colors of the page a scrollbar would be white. */
  scrollbarColor: `${vars.color.onInverseMuted} transparent`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  direction: 'ltr',
  fontFamily: vars.family.mono,
  textAlign: 'left',
  tabSize: 2,
  ...textStyle(14),
  lineHeight: 1.6,
  /* Paper does not scroll. */
  '@media': { print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
  selectors: {
    '&:focus-visible': {
      ...focusRingOnInverse,
      outlineOffset: '-3px',
      borderRadius: vars.radius.control,
    },
    '&[data-wrapped]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

export const codeText = style({
  fontFamily: 'inherit',
  overflowWrap: 'inherit',
  selectors: { '&::selection': { background: vars.color.volt, color: vars.color.onVolt } },
})
