import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

/** Of the focus ring, which has the corners of the cards in it. */
export const listPlace = style({ borderRadius: vars.radius.card })
