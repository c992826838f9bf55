import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

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

/**
 * A card's height at a number of columns: its picture (16:9) and its words, whose title mostly
 * takes one line.
 */
const cardHeight = (columns: number) =>
  `calc((100cqi - ${columns - 1} * ${vars.space[6]}) / ${columns} * 9 / 16 + 126px)`

/**
 * Cards off the screen cost no layout or paint; the stand-in height keeps the scroll bar still.
 * Shadows may leave the box.
 */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${cardHeight(1)}`,
  overflowClipMargin: '48px',
  '@media': {
    [from('medium')]: { containIntrinsicHeight: `auto ${cardHeight(2)}` },
    [from('large')]: { containIntrinsicHeight: `auto ${cardHeight(3)}` },
  },
})
