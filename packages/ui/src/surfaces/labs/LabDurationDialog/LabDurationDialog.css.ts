import { globalStyle, style } from '@vanilla-extract/css'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  fontWeight: 500,
})

export const price = style({
  ...figureStyle,
  wordSpacing: '-0.2em',
  color: vars.color.textMuted,
  ...textStyle(14),
  selectors: { 'label:has(input:checked) &': { color: vars.color.text } },
})

export const summary = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  ...textStyle(14),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.textMuted,
})
globalStyle(`${fact} > dd`, {
  margin: 0,
  ...figureStyle,
  wordSpacing: '-0.2em',
})

export const total = style({ color: vars.color.text, fontWeight: 600 })

/**
 * Kept clear of the buttons when scrolled to, as they cover the end of the dialog; on phones they
 * may be two rows.
 */
export const refusalPlace = style({ scrollMarginBlock: '6rem 10rem' })
