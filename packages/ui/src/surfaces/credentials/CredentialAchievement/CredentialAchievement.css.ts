import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const criteria = style({ margin: 0, maxWidth: '65ch', ...textStyle(16) })

/** On one line if there is room. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0 })

export const fact = style({
  color: vars.color.textMuted,
  listStyle: 'none',
  ...textStyle(14),
  selectors: {
    '& + &::before': { content: '"·" / ""', marginInline: vars.space[2] },
  },
})

export const skillsPart = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  margin: 0,
  padding: 0,
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'start',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  ...textStyle(14),
})

/** As high as a line of the text beside it. */
export const mark = style({ height: '1lh', color: vars.color.accentText })

export const link = style({ display: 'flex' })
