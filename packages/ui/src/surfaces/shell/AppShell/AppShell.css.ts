import { style } from '@vanilla-extract/css'

/**
 * As tall as the window at least, so that the footer never floats in the middle of a short page.
 */
export const shell = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  minHeight: '100dvh',
})

/**
 * Takes the focus of the skip link and of page changes; a ring around a whole page would tell
 * nothing.
 */
export const content = style({
  flex: '1 0 auto',
  minWidth: 0,
  selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
})
