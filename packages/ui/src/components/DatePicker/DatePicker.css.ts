import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { canHover, controlTransition, mirrored } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export { opener } from '../Combobox/Combobox.css.ts'

export const dialog = style({
  padding: vars.space[4],
  outline: 'none',
  '@media': { [below('small')]: { padding: vars.space[2] } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space[2],
})

export const month = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(18),
})

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch.base,
  height: vars.touch.base,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.accentText,
  cursor: 'pointer',
  transition: controlTransition,
  selectors: { '&[data-disabled]': { color: vars.color.hairline, cursor: 'not-allowed' } },
  '@media': {
    [canHover]: { selectors: { '&[data-hovered]': { background: vars.color.sunken } } },
  },
})

export const arrow = style(mirrored)

export const grid = style({ borderCollapse: 'separate', borderSpacing: 0 })

export const weekday = style({
  height: vars.space[8],
  color: vars.color.textMuted,
  fontWeight: 600,
  ...textStyle(12),
})

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
  fontWeight: 500,
  cursor: 'pointer',
  transition: controlTransition,
  outline: 'none',
  '@media': {
    [below('small')]: { width: vars.touch.base, height: vars.touch.base },
    // As of a solid button: the browser's own replacement would hide the chosen day.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { borderColor: vars.color.controlBorder },
    '&[data-hovered]:not([data-selected])': { background: vars.color.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: 600,
    },
    '&[data-selected][data-focus-visible]': { outlineOffset: '2px' },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.textSubtle,
      textDecorationLine: 'line-through',
      cursor: 'not-allowed',
      opacity: 0.6,
    },
  },
})
