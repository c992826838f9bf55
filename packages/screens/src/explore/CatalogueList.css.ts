import { cataloguePageSize } from '@rampart/contract/rules/catalogueFilter'
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
 * child before its parent is whole.) `li`: if no name is beside `:has()`, Chromium looks at the
 * styles of the whole page after each change (18 ms a press on a slow phone), also on later pages.
 */
globalStyle(`${grid}:not(:has(> [data-last])) > li:not(:has(+ * + * + *))`, {
  visibility: 'hidden',
})

/**
 * After the first page, cards off the screen cost no layout or paint. No card is lower than the
 * stand-in height: a row would shrink under the words of its first cards once the last one is
 * drawn. Shadows may leave the box.
 */
globalStyle(`${grid} > :nth-child(n + ${cataloguePageSize + 1})`, {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 240px',
  overflowClipMargin: '48px',
})
