import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const chart = style({ display: 'grid', gap: vars.space[3], minWidth: 0, margin: 0 })

export const captionText = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(18),
})

/** Figures, then the lines; the names are under the lines. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
})

/** Half a line of text sticks out at either end, so that figures are on their lines. */
export const figures = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  marginBlock: '-0.75em',
  color: vars.color.textMuted,
  textAlign: 'end',
  ...figureStyle,
  wordSpacing: '-0.2em',
  fontSize: vars.fontSize[12],
  lineHeight: 1.5,
})

export const drawing = style({
  width: '100%',
  height: 200,
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})

export const gridLine = style({ stroke: vars.color.hairline })

/** Told apart by their dashes as well as by their colors. */
export const line = recipe({
  base: { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  variants: {
    place: {
      0: { stroke: vars.color.accent },
      1: { stroke: vars.color.lab, strokeDasharray: '7 5' },
      2: { stroke: vars.color.successText, strokeDasharray: '1 6' },
    },
  },
})

export const dot = recipe({
  base: { strokeLinecap: 'round' },
  variants: {
    place: {
      0: { stroke: vars.color.accent },
      1: { stroke: vars.color.lab },
      2: { stroke: vars.color.successText },
    },
  },
})

export const names = style({
  display: 'flex',
  gridColumn: 2,
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  lineHeight: 1.5,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  ...textStyle(14),
})

export const legendEntry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
})

export const nothing = style({ color: vars.color.textMuted, ...textStyle(14) })
