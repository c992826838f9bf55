import { globalStyle, style } from '@vanilla-extract/css'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const outline = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
})

export const total = style({
  color: vars.color.textMuted,
  ...textStyle(14),
  fontVariantNumeric: 'tabular-nums',
})

export const modules = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
})

globalStyle(`${modules} > * + *`, { borderBlockStart: `1px solid ${vars.color.hairline}` })

export const lessons = style({ display: 'flex', flexDirection: 'column' })

export const lesson = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  ...textStyle(16),
})

/** In the middle of the first line. */
export const lessonIcon = style({
  ...inFirstLine(18),
  color: vars.color.textMuted,
})

/** A lab's title takes the remaining space. */
export const labLink = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.accentText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

/** At the end of the first line. */
export const solvedMark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  alignSelf: 'start',
  color: vars.color.successText,
  fontWeight: 500,
  ...textStyle(14),
  lineHeight: '1.5rem',
})

/** The whole title; underlined when pointed at, as in other lists of links. */
export const lessonLink = style({
  color: vars.color.accentText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
