import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { figureStyle, proseStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })

/** Number over the words on phones, beside them from 600 px on. */
export const part = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [from('small')]: { gridTemplateColumns: '5rem minmax(0, 1fr)', gap: vars.space[4] } },
})

export const number = style({
  color: vars.color.accentText,
  ...figureStyle,
  wordSpacing: '-0.2em',
  ...textStyle(14),
  // On the line of a phone, at the start of its part; in the column the first line of the title.
  paddingInlineStart: vars.space[5],
  '@media': { [from('small')]: { paddingInlineStart: 0, lineHeight: '1.625rem' } },
})

const dot = '0.75rem'

/**
 * The line runs through all parts, with a station at each; both are borders, so that forced colors
 * keep them.
 */
export const words = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  gap: vars.space[1],
  marginInlineStart: `calc(${dot} / 2)`,
  paddingInlineStart: vars.space[4],
  paddingBlockEnd: vars.space[6],
  borderInlineStart: `2px solid ${vars.color.hairline}`,
  '@media': { [from('small')]: { paddingInlineStart: vars.space[6] } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.4rem',
      insetInlineStart: `calc(${dot} / -2 - 1px)`,
      boxSizing: 'border-box',
      width: dot,
      height: dot,
      border: `3px solid ${vars.color.accent}`,
      borderRadius: vars.radius.pill,
      background: vars.color.canvas,
    },
    'li:last-child > &': { borderColor: 'transparent', paddingBlockEnd: 0 },
  },
})

export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(18),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

export const text = style({
  maxWidth: '66ch',
  ...proseStyle(16),
})
