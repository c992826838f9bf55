import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Two chips joined to one, each half in the color of its level. */
export const range = style({ display: 'inline-flex', maxWidth: '100%' })

globalStyle(`${range} > :first-child`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  paddingInlineEnd: vars.space[1],
})
globalStyle(`${range} > :last-child`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  paddingInlineStart: vars.space[1],
})
