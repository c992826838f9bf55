import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

export const results = style({
  minWidth: 0,
  // Not a grid, whose rows always take space: the busy mark has to give its gap back.
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minHeight: '60vh',
})

/** The number of results, and their order; as high as this if the number comes first. */
export const head = style({
  display: 'flex',
  minHeight: vars.touch.base,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/**
 * Keeps its height and width before the number is known, so that on phones the choice of order
 * stays below it.
 */
export const count = style({ minHeight: '1.5rem', minWidth: '6em' })

// The orders are at the end of their line, so they would move while they grow, if a browser paints
// what has arrived so far. In Chromium no element is a last child before its parent is complete.
globalStyle(`${count} + :not(:last-child)`, { visibility: 'hidden' })

/** Over the first visible cards, so that nothing moves. */
export const busyMark = style({
  position: 'sticky',
  insetBlockStart: '40vh',
  zIndex: 1,
  height: 0,
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
  display: 'grid',
  justifyContent: 'center',
})
