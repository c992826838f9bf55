import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { notPrinted } from '../../../theme/print.ts'
import { textStyle } from '../../../theme/text.ts'
import { mirrored } from '../../../theme/states.ts'
import { vars } from '../../../theme/vars.css.ts'

/** Back at the start, forward at the end; on phones one below the other, over the whole width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': notPrinted,
})

export const onward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginInlineStart: 'auto',
})

const phone = { '@media': { [below('small')]: { flex: '1 1 100%' } } }
globalStyle(`${actions} > *`, phone)
globalStyle(`${onward} > :is(a, button)`, phone)

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  ...textStyle(16),
})

export const done = style({ color: vars.color.successText })

/** Stays in the page while it is empty: a live region is heard when its text changes. */
export const note = style({
  color: vars.color.textMuted,
  selectors: { '&:empty': { position: 'absolute' } },
})

/** Points back or onward in either direction of reading. */
export const arrow = style(mirrored)
