import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** React Aria keeps popovers 12 px away from the edges. */
const window = 'calc(100vw - 24px)'

/** As wide as the box, for any least width of a menu. */
export const choices = style({
  minWidth: `min(var(--trigger-width), ${window})`,
  maxWidth: `min(max(var(--trigger-width), 340px), ${window})`,
  maxHeight: 'min(320px, 60vh)',
})

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.touch.base,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

export const arrow = style({
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const wait = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.color.textMuted,
})

export const optionWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const optionText = style({
  display: 'block',
  color: vars.color.textMuted,
  ...textStyle(14),
})

export const check = style({
  flex: 'none',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})

/** Replaces the choices. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch.base,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  ...textStyle(14),
  selectors: { '&[data-failed]': { color: vars.color.criticalText } },
})
