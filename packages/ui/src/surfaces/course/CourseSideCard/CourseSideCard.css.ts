import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** One column beside the details, two if the card has the page's width. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: 500,
  ...textStyle(16),
  lineHeight: 1.35,
})

export const iconPlace = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const subscribe = style({
  color: vars.color.accentText,
  fontWeight: 600,
  ...textStyle(16),
  textUnderlineOffset: '0.2em',
})
