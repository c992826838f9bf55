import { style } from '@vanilla-extract/css'
import { proseStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** Space grows with the panel's own width, not the page's. */
export const frame = style({ containerType: 'inline-size', width: '100%' })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${vars.space[8]} ${vars.space[4]}`,
  textAlign: 'center',
  '@container': { '(min-width: 34rem)': { paddingBlock: '80px' } },
})

export const picture = style({ width: 96, height: 96, marginBlockEnd: vars.space[5] })

export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  textWrap: 'balance',
  ...textStyle(20),
  '@container': { '(min-width: 34rem)': textStyle(24) },
})

export const words = style({
  maxWidth: '485px',
  marginBlockStart: vars.space[2],
  ...proseStyle(16),
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
})
