import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const blink = keyframes({ '50%': { background: vars.color.volt, color: vars.color.onVolt } })

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

/** Lights up once when the card appears. */
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.labSoft,
  color: vars.color.labText,
  animation: `${blink} 900ms ${vars.motion.ease} 1`,
})

export const rows = style({ display: 'flex', flexDirection: 'column' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [from('small')]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto' } },
})

/** On phones the name is above value and buttons. */
export const name = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  ...textStyle(14),
  '@media': { [from('small')]: { gridColumn: 'auto' } },
})

export const value = style({
  minWidth: 0,
  margin: 0,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
  whiteSpace: 'pre-wrap',
  userSelect: 'all',
})

export const address = style({ font: 'inherit' })

/** The address is long and has two buttons: on phones they are under it. */
export const wideRow = style({
  '@media': { [below('small')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
})

globalStyle(`${buttons} > :only-child`, { marginInlineStart: 'auto' })

export const blurred = style({ filter: 'blur(5px)', userSelect: 'none' })
