import { style } from '@vanilla-extract/css'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** Round for its focus ring. */
export const head = style({
  borderRadius: vars.radius.box,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: vars.width.reading,
})

export const samples = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  borderRadius: vars.radius.box,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
  ...textStyle(14),
})

export const sample = style({ display: 'flex', gap: vars.space[2], alignItems: 'start' })

export const mark = style({ ...inFirstLine(18), color: vars.color.textMuted })

/** A name of any script, on its own. */
export const words = style({ minWidth: 0, unicodeBidi: 'isolate' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
