import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

/** Of the focus ring, which has the corners of what is in it. */
export const sessionPlace = style({ borderRadius: vars.radius.control })
