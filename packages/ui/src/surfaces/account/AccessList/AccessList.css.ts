import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0 })

/** The button stays beside the words on phones too: it is short, and the words wrap. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
})

export const icon = style({ display: 'flex', color: vars.color.textMuted })

export const words = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
