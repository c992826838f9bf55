import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

export const muted = style({ color: vars.color.textMuted })
export const inwards = style({ color: vars.color.successText })
