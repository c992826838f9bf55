import { style } from '@vanilla-extract/css'
import { barHeight } from '../TopBar/barHeight.ts'

export const shell = style({ display: 'flex', position: 'relative', flexDirection: 'column' })

/**
 * Fills the window, so that the footer begins below it: nothing visible moves when a short page
 * gets its data. Takes the focus of the skip link and of page changes; a focus ring around a whole
 * page would not help.
 */
export const content = style({
  minWidth: 0,
  minHeight: `calc(100svh - ${barHeight})`,
  selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
})
