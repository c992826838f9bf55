import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const lead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlockEnd: vars.space[2],
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})
