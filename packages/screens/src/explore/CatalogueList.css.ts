import { cataloguePageSize } from '@rampart/contract/rules/catalogueFilter'
import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

/**
 * From 768 px at the browser's default text size: beside the filters there is space for two cards
 * with titles of two lines, also on a tablet in portrait.
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
 * that three others follow, and all once the last one is there. (In Chromium no element is a last
 * child before its parent is complete.) `li`: if no name is beside `:has()`, Chromium looks at the
 * styles of the whole page after each change (18 ms a press on a slow phone), also on later pages.
 */
globalStyle(`${grid}:not(:has(> [data-last])) > li:not(:has(+ * + * + *))`, {
  visibility: 'hidden',
})

/**
 * After the first page, cards off the screen are not laid out or painted. No card is lower than the
 * placeholder height: otherwise a row would shrink below the words of its first cards once the last
 * one is drawn. Shadows may extend beyond the box.
 */
globalStyle(`${grid} > :nth-child(n + ${cataloguePageSize + 1})`, {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 240px',
  overflowClipMargin: '48px',
})
