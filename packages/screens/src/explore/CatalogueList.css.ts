import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

/**
 * From 768 px at the browser's default size of text: beside the filters two cards have room for
 * titles of two lines, also on a tablet that is held upright.
 */
const twoColumns = '(min-width: 48em)'

/** 1, 2 or 3 columns by width (specification §2), beside the filters. */
export const grid = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/**
 * A row is as high as its highest card, so it is shown once all of its cards have arrived: cards
 * that three others follow, and all once the last one is there. (To Chromium nothing is a last
 * child before its parent is whole.)
 */
globalStyle(`${grid}:not(:has(> [data-last])) > :not(:has(+ * + * + *))`, { visibility: 'hidden' })

/**
 * Cards off the screen cost no layout or paint; the stand-in height keeps the scroll bar still: a
 * card's picture (16:9 of a column's width, less its share of the gaps) and its words, with a title
 * of one line. No card is lower: a row would shrink under the words of its first cards once the
 * last one is drawn. Shadows may leave the box.
 */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto calc(56.25cqi + 120px)',
  overflowClipMargin: '48px',
  '@media': {
    [twoColumns]: { containIntrinsicHeight: 'auto calc(28.125cqi + 113px)' },
    [from('large')]: { containIntrinsicHeight: 'auto calc(18.75cqi + 111px)' },
  },
})
