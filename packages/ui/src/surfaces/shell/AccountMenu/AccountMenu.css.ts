import { style } from '@vanilla-extract/css'
import { mirrored } from '../../../theme/states.ts'

/** The icon for leaving points along the reading direction. */
export const leave = style(mirrored)
