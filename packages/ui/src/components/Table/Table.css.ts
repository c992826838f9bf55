import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../theme/states.ts'
import { unseen } from '../../theme/tables.ts'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'
import { pulse } from '../Skeleton/Skeleton.css.ts'

/** The width of the table itself decides, not the window's. */
const narrow = '(width < 37.5rem)'

export const frame = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.rest,
  ...textStyle(14),
  selectors: {
    '&[data-frame="none"]': { borderRadius: 0, background: 'transparent', boxShadow: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-frame="card"]': { border: '1px solid CanvasText' } },
    },
  },
})

/** Without a frame the outer cells are at the edges of what is around. */
const unframedEdges = {
  [`${frame}[data-frame="none"] &:first-child`]: { paddingInlineStart: 0 },
  [`${frame}[data-frame="none"] &:last-child`]: { paddingInlineEnd: 0 },
}

export const scroller = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  selectors: {
    '&[data-sticky]': { maxHeight: 'min(70vh, 560px)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
})
globalStyle(`${table} :is(tbody, tr)`, { '@container': { [narrow]: { display: 'block' } } })
/* Read out on phones too, where each cell is by its own words; the focus has no place there. */
globalStyle(`${table} thead`, { '@container': { [narrow]: unseen } })
globalStyle(`${table} thead :is(button, label)`, {
  '@container': { [narrow]: { visibility: 'hidden' } },
})

export const captionPlace = style({
  captionSide: 'top',
  color: vars.color.text,
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: '1px solid transparent',
  fontFamily: vars.family.display,
  fontWeight: 650,
  textAlign: 'start',
  ...textStyle(18),
  selectors: {
    '&[data-hidden]': { padding: 0 },
    [`${frame}[data-frame="none"] &`]: { paddingInline: 0 },
  },
  '@container': {
    [narrow]: {
      display: 'block',
      borderColor: vars.color.hairline,
      selectors: { '&[data-hidden]': { padding: `0 ${vars.space[5]} ${vars.space[3]}` } },
    },
  },
})

const cellPadding = `${vars.space[3]} ${vars.space[5]}`

const breathe = keyframes({ '50%': { boxShadow: 'inset 0 -2px transparent' } })

export const headCell = style({
  padding: cellPadding,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  selectors: {
    ...unframedEdges,
    '&[data-numeric]': { textAlign: 'end' },
    /* Present rows stay readable while others are being loaded. */
    '[data-renewing] &': {
      boxShadow: `inset 0 -2px ${vars.color.accent}`,
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
    [`${scroller}[data-sticky] &`]: { position: 'sticky', zIndex: 1, insetBlockStart: 0 },
  },
})

/** Fills the cell, so that the whole title is the target. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.touch.base,
  verticalAlign: 'top',
  margin: `calc(${vars.space[3]} * -1) calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: 'inherit',
  cursor: 'pointer',
  transition: controlTransition,
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    'th[aria-sort] > &': { color: vars.color.accentText },
    'th[data-numeric] > &': { flexDirection: 'row-reverse' },
  },
})

export const sortMark = style({
  flex: 'none',
  opacity: 0.5,
  selectors: { 'th[aria-sort] &': { opacity: 1 } },
})

export const row = style({
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&[data-selectable]:hover': { background: vars.color.sunken } } },
  },
  '@container': {
    [narrow]: {
      padding: `${vars.space[3]} ${vars.space[5]}`,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
      selectors: {
        [`${frame}[data-frame="none"] &`]: { paddingInline: 0 },
        '&:last-child': { borderBlockEnd: 0 },
        /* The box is before the whole block. */
        [`${table} &[data-selectable]`]: {
          display: 'grid',
          gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)`,
        },
      },
    },
  },
  selectors: {
    '&[data-selected]': { background: vars.color.accentSoft },
  },
})

export const cell = style({
  padding: cellPadding,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  /* A date or a code breaks only if it is wider than the table. */
  overflowWrap: 'break-word',
  selectors: {
    ...unframedEdges,
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    '&[data-numeric]': { textAlign: 'end', ...figureStyle },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      gridColumn: '-2 / -1',
      justifyContent: 'space-between',
      gap: vars.space[4],
      padding: `${vars.space[1]} 0`,
      borderBlockEnd: 0,
      textAlign: 'end',
      textWrap: 'balance',
    },
  },
})

/** The cell that names the row: on phones its title. */
export const rowHeader = style([
  cell,
  {
    fontWeight: 600,
    '@container': { [narrow]: { display: 'block', textAlign: 'start', ...textStyle(16) } },
  },
])

export const value = style({ minWidth: 0 })

export const cellLabel = style({
  display: 'none',
  flex: 'none',
  maxWidth: '50%',
  color: vars.color.textMuted,
  fontFamily: vars.family.body,
  fontWeight: 400,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
})

/** As narrow as its box. */
export const boxCell = style({
  width: 1,
  paddingInlineEnd: '0 !important',
  paddingBlock: '0 !important',
  verticalAlign: 'middle',
  '@container': {
    [narrow]: { gridColumn: 1, gridRow: 1, width: 'auto', marginBlock: '-6px -12px' },
  },
})

/** Does what the titles of the columns do, while they are hidden. */
export const narrowTools = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: vars.space[3],
      paddingBlockStart: vars.space[2],
      fontFamily: vars.family.body,
      fontWeight: 400,
    },
  },
})

export const emptyCell = style({
  padding: `${vars.space[8]} ${vars.space[5]}`,
  textAlign: 'center',
  ...textStyle(16),
  '@container': { [narrow]: { display: 'block' } },
})

export const nothingYet = style({ color: vars.color.textMuted, ...textStyle(14) })

export const bar = style({
  display: 'inline-block',
  width: '60%',
  minWidth: vars.space[12],
  height: '0.72em',
  borderRadius: vars.radius.box,
  background: vars.color.hairline,
  animation: `${pulse} 1600ms ease-in-out infinite`,
  selectors: { [`${rowHeader} &`]: { width: '85%' } },
})
