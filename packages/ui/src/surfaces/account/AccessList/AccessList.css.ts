import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0 })

/** A short button stays beside the words on phones too; longer ones go under them. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  textWrap: 'pretty',
})

export const icon = style({ display: 'flex', color: vars.color.textMuted })

export const words = style({
  display: 'grid',
  flex: '1 1 min(10rem, 70%)',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
