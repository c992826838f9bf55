import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[2] })

export const item = style({ minWidth: 0 })

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } },
  },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch.base,
  height: vars.touch.base,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })

export const title = style({
  fontWeight: 600,
  ...textStyle(16),
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { [`${link}:hover &`]: { color: vars.color.accentText } } },
  },
})

/** Facts are on one line, each wrapped as a whole; a point is between them. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  ...textStyle(14),
})

export const kind = style({ color: vars.color.text, fontWeight: 600 })
