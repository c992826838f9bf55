import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const body = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[5],
})

export const chipLine = style({ display: 'flex' })

export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(20),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const date = style({ color: vars.color.textMuted, ...textStyle(14) })

/**
 * At the bottom, so that the actions of all cards in a row are level; one below the other if their
 * words would not fit.
 */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  marginBlockStart: 'auto',
})
