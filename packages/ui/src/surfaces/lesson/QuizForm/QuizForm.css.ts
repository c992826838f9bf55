import { style } from '@vanilla-extract/css'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

/** A grid: Safari first counts the legend of a fieldset twice that is a flex item. */
export const questions = style({ display: 'grid', gap: vars.space[12] })

export const question = style({ display: 'flex', flexDirection: 'column' })

/** A legend does not take part in flex layout in every browser, so it brings its own distance. */
export const legend = style({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space[3],
  fontWeight: 600,
  ...textStyle(18),
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const number = style({
  display: 'block',
  marginBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  ...figureStyle,
  ...textStyle(12),
  wordSpacing: '-0.2em',
})

export const seePlace = style({ marginBlockEnd: vars.space[3], ...textStyle(16) })

export const seeLink = style({
  borderRadius: vars.radius.box,
  color: vars.color.accentText,
  textUnderlineOffset: '0.2em',
})

export const hint = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.textMuted,
  ...textStyle(14),
})

export const options = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})

export const submitLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
})
