import { style } from '@vanilla-extract/css'

/** Keeps the space of an action until it is known whether it is possible. */
export const unknown = style({ visibility: 'hidden' })
