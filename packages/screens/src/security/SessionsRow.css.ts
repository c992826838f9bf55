import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

/** Of the focus ring: it takes the focus from a button that goes. */
export const listPlace = style({ borderRadius: vars.radius.control })
