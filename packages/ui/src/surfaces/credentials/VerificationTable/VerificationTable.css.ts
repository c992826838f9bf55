import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { unseen, wholeRow } from '../../../theme/tables.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const narrow = below('medium')

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
})

export const summaryText = style({
  flex: '1 1 16rem',
  minWidth: 0,
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(16),
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const table = style({
  display: 'grid',
  gridTemplateColumns:
    'minmax(0, 1.4fr) minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(7.5rem, auto) auto',
  ...textStyle(14),
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const group = style(wholeRow)

const line = style({
  ...wholeRow,
  columnGap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
})

/** Read out on narrow screens too, where each row is a small block. */
export const titles = style([
  line,
  {
    background: vars.color.sunken,
    color: vars.color.textMuted,
    fontWeight: 600,
    paddingBlock: vars.space[2],
    '@media': {
      [narrow]: unseen,
    },
  },
])

export const row = style([
  line,
  { alignItems: 'baseline', borderBlockStart: `1px solid ${vars.color.hairline}` },
])

/** A table needs its empty cells; in a block they take no space. */
const cell = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  '@media': {
    [narrow]: {
      selectors: { '&:not(:first-child, :empty)': { paddingBlockStart: vars.space[1] } },
    },
  },
})

export const what = style([
  cell,
  {
    color: vars.color.text,
    fontWeight: 500,
    '@media': { [narrow]: { gridRow: 1, gridColumn: 1 } },
  },
])
export const mono = style({ fontFamily: vars.family.mono })
export const source = style({ display: 'block', color: vars.color.textSubtle, ...textStyle(12) })
export const recipient = style([
  cell,
  { color: vars.color.text, '@media': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } } },
])
export const title = style([
  cell,
  { color: vars.color.text, '@media': { [narrow]: { gridRow: 3, gridColumn: '1 / -1' } } },
])
export const date = style([
  cell,
  { color: vars.color.textMuted, '@media': { [narrow]: { gridRow: 4, gridColumn: '1 / -1' } } },
])
export const verdict = style([
  cell,
  { '@media': { [narrow]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } } },
])
/** Marks of verdicts are drawn for headlines. */
globalStyle(`${verdict} svg`, { width: 14, height: 14 })

export const link = style([
  cell,
  {
    justifySelf: 'end',
    '@media': { [narrow]: { gridRow: 5, gridColumn: '1 / -1', justifySelf: 'start' } },
  },
])

/** Why something could not be read, or other notes, over the whole row. */
export const note = style({
  paddingBlockStart: vars.space[1],
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridRow: 6 } },
})
export const noteWrong = style([note, { color: vars.color.criticalText, fontWeight: 500 }])
