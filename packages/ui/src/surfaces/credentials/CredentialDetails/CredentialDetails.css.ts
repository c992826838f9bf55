import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
})

export const chipLine = style({ display: 'flex' })

export const recipientLine = style({ color: vars.color.textMuted, ...textStyle(16) })

/** A name in any script on a line of its own, separate from the words around it. */
export const name = style({
  display: 'block',
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(20),
  unicodeBidi: 'isolate',
})

export const facts = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})

/** One press selects all of it, for people who read it out or compare it. */
export const idText = style({
  fontFamily: vars.family.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
