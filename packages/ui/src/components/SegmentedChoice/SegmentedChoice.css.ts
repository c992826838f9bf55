import { style } from '@vanilla-extract/css'
import { canHover, controlTransition, focusRing } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style({ minWidth: 0 })

export const legend = style({
  padding: 0,
  paddingBlockEnd: '6px',
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(14),
})

/** Goes on in another line if there is no room for all side by side. */
export const track = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '3px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})

export const segment = style({
  display: 'flex',
  position: 'relative',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: `calc(${vars.touch.base} - 8px)`,
  paddingInline: vars.space[3],
  borderRadius: '5px',
  color: vars.color.textMuted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: controlTransition,
  WebkitTapHighlightColor: 'transparent',
  ...textStyle(14),
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { color: vars.color.text } },
    },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      color: vars.color.accentText,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
    /* The whole height of the control is the target. */
    '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-4px' },
  },
})

/** Over its segment, so that it is found where it is seen. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
