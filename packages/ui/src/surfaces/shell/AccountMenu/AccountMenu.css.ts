import { style } from '@vanilla-extract/css'
import { mirrored } from '../../../theme/states.ts'

/** One leaves in the direction of reading. */
export const leave = style(mirrored)
