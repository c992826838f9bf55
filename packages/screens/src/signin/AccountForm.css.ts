import { style } from '@vanilla-extract/css'

/** Keeps the place of an action until it is known whether there is one. */
export const unknown = style({ visibility: 'hidden' })
