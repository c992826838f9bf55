import { style, styleVariants } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** Round for its focus ring. */
export const head = style({
  borderRadius: vars.radius.box,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})

const stateText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.family.mono,
  ...textStyle(12),
})

export const states = styleVariants({
  quiet: [stateText, { color: vars.color.textMuted }],
  good: [stateText, { color: vars.color.successText }],
  trouble: [stateText, { color: vars.color.cautionText }],
})

/** As high as the field, so that the page does not jump between the two. */
export const preview = style({
  minHeight: '7.5rem',
  maxHeight: '40rem',
  padding: vars.space[4],
  overflowY: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
})

export const nothing = style({ margin: 0, color: vars.color.textMuted, ...textStyle(14) })

/** Another version, exactly as it was typed. */
export const copyText = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.family.mono,
  ...textStyle(12),
})
