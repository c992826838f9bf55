import { style } from '@vanilla-extract/css'
import { canHover, controlTransition, mirrored } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const groupTitle = style({ color: vars.color.textMuted, fontWeight: 600, ...textStyle(14) })

/** The same height before the name is known, so that no entry moves under a finger. */
export const accountText = style({
  minHeight: '1lh',
  marginBlockEnd: vars.space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
  ...textStyle(18),
})

/** The mark of the current page is a border, so that forced colors keep it (and show no other). */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.touch.phone,
  paddingBlock: vars.space[2],
  paddingInline: `calc(${vars.space[3]} + 3px) ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: 500,
  ...textStyle(16),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: controlTransition,
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
  selectors: {
    '&[aria-current]': {
      borderInlineStart: `3px solid ${vars.color.accent}`,
      paddingInlineStart: vars.space[3],
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
})

export const icon = style({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})

export const end = style({ flex: 'none', marginInlineStart: 'auto' })

export const outside = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  ...mirrored,
})

export const rule = style({
  height: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  margin: 0,
})
