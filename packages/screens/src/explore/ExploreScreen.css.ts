import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

export const results = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[6],
  alignContent: 'start',
  minHeight: '60vh',
})

/** The number of results, and their order. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/** Holds its line before the number is known. */
export const count = style({ minHeight: '1.5rem' })

/** Over the first cards in sight, so that nothing moves. */
export const busyMark = style({
  position: 'sticky',
  insetBlockStart: '40vh',
  zIndex: 1,
  height: 0,
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
  display: 'grid',
  justifyContent: 'center',
})

/** 1, 2 or 3 columns by width (specification §2), beside the filters. */
export const grid = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** A card's height at a number of columns: its picture (16:9) and its words, whose title mostly takes one line. */
const cardHeight = (columns: number) =>
  `calc((100cqi - ${columns - 1} * ${vars.space[6]}) / ${columns} * 9 / 16 + 126px)`

/** Cards off the screen cost no layout or paint; the assumed height keeps the scroll bar still. Shadows may leave the box. */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${cardHeight(1)}`,
  overflowClipMargin: '48px',
  '@media': {
    [from('medium')]: { containIntrinsicHeight: `auto ${cardHeight(2)}` },
    [from('large')]: { containIntrinsicHeight: `auto ${cardHeight(3)}` },
  },
})
