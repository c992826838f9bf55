import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  selectors: { '&:empty': { padding: 0 } },
})

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
  ...textStyle(14),
  overflowWrap: 'anywhere',
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.6 },
  },
})

// React Aria says so in a style attribute, which a strict content security policy blocks in what
// the server renders.
globalStyle(`${tag} > [role="gridcell"]`, { display: 'contents' })

/** Drawn small; the target is as high as the chip and its gaps. */
export const removeButton = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: controlTransition,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } },
    },
  },
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-6px 0' } },
})
