import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Over the ground, edge and motion of a menu. */
export const dialog = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  outline: 'none',
  overflowWrap: 'anywhere',
})
