import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** Uses the color around it, because it may be on any background. */
export const code = style({
  // Each line of code that wraps has its own edges.
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  padding: '0.1em 0.35em',
  border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
  borderRadius: vars.radius.box,
  fontFamily: vars.family.mono,
  fontSize: '0.875em',
  fontWeight: 500,
})
