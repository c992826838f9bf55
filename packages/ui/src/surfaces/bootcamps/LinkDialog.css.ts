import { style } from '@vanilla-extract/css'

/** An address of any length stays inside the dialog. */
export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' })
