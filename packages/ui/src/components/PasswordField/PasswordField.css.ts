import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** Inside the box, to its full height; the ring stays within the edge. */
export const toggle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.touch.base,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: controlTransition,
  '@media': { [canHover]: { selectors: { '&:hover:enabled': { color: vars.color.text } } } },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
})

export const capsLock = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlockStart: '6px',
  color: vars.color.cautionText,
  fontWeight: 500,
  ...textStyle(14),
})
