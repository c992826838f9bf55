import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** Takes part in the color around it: it may be on any ground. */
export const code = style({
  padding: '0.1em 0.35em',
  border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
  borderRadius: vars.radius.box,
  fontFamily: vars.family.mono,
  fontSize: '0.875em',
  fontWeight: 500,
})
