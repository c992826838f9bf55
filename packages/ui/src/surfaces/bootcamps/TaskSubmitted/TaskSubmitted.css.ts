import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.control,
  textAlign: 'center',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: '50%',
  background: vars.color.successSoft,
  color: vars.color.successText,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: '44ch',
})
