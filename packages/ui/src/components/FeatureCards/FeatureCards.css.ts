import { style } from '@vanilla-extract/css'
import { proseStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/**
 * By the width of their place, not of the screen: three columns beside a side card, one on phones.
 */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[4],
})

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${vars.space[3]} ${vars.space[3]}`,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const iconPlace = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(16),
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const text = style({
  gridColumn: '1 / -1',
  ...proseStyle(14),
})
