import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const lead = style({ outline: 'none', ...textStyle(16) })

export const ways = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
    },
  },
})

/** Scanners need dark on light: the picture keeps its colors in every theme. */
export const picture = style({
  display: 'block',
  width: '12rem',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  forcedColorAdjust: 'none',
})

export const typed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  width: '100%',
  ...textStyle(16),
})

export const label = style({ color: vars.color.textMuted, ...textStyle(14) })

/** From left to right in every language, four groups of four on a line. */
export const key = style({
  maxWidth: '20ch',
  direction: 'ltr',
  fontFamily: vars.family.mono,
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
  ...textStyle(16),
})

export const code = style({ maxWidth: '20rem' })
