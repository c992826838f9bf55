import { style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { canHover, controlTransition, mirrored } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  ...textStyle(14),
  '@media': { [below('small')]: { justifyContent: 'space-between' } },
})

/** Page numbers have no room on phones; what they say is in words. */
export const wide = style({ '@media': { [below('small')]: { display: 'none' } } })
export const narrow = style({
  color: vars.color.textMuted,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('small')]: { display: 'none' } },
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: vars.touch.base,
  minHeight: vars.touch.base,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: controlTransition,
  WebkitTapHighlightColor: 'transparent',
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: vars.color.sunken } },
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: 600,
    },
    '&[aria-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed', opacity: 0.7 },
  },
})

/** Words with an arrow, to the sides. */
export const onward = style([
  place,
  {
    paddingInline: vars.space[3],
    color: vars.color.accentText,
    fontWeight: 600,
    '@media': {
      [below('small')]: { borderColor: vars.color.controlBorder, background: vars.color.surface },
    },
  },
])

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space[8],
  color: vars.color.textSubtle,
})

export const arrow = style({ flex: 'none', ...mirrored })
