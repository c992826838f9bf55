import { style } from '@vanilla-extract/css'
import { figureStyle, proseStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** Beside each other where three fit, else below each other: the third is never left alone. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(13rem, (43rem - 100%) * 99, 100%), 1fr))',
  gap: vars.space[8],
})

/** A line over each, as on a map's legend. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})

export const number = style({
  color: vars.color.accentText,
  ...figureStyle,
  ...textStyle(16),
})

export const title = style({ fontFamily: vars.family.display, fontWeight: 650, ...textStyle(20) })

export const text = style({
  gridColumn: 2,
  maxWidth: '46ch',
  ...proseStyle(16),
})
