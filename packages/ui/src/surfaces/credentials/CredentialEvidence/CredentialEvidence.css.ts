import { style } from '@vanilla-extract/css'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  listStyle: 'none',
  // An address can link to it: it is then not hidden under the top bar.
  scrollMarginBlockStart: vars.space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

/** The mark of a solved check in a mission. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.onVolt}`,
  background: vars.color.volt,
  color: vars.color.onVolt,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const did = style({ margin: 0, fontWeight: 500, ...textStyle(16) })

/** A name of any script, on its own. */
export const lab = style({ unicodeBidi: 'isolate' })

export const link = style([
  lab,
  {
    color: vars.color.accentText,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
  },
])

export const facts = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  ...proseStyle(14),
})
