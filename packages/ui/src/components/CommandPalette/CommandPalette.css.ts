import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** High up, so that it keeps its place while its list grows and shrinks. */
export const place = style({
  alignItems: 'start !important',
  paddingBlockStart: 'min(12vh, 96px) !important',
  '@media': { [below('small')]: { padding: `${vars.space[2]} !important` } },
})

export const panel = style({
  position: 'relative',
  width: 'min(600px, 100%)',
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': {
      opacity: 0,
      transform: `translateY(calc(-8px * ${vars.motion.amount}))`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
})

export const dialog = style({ display: 'flex', flexDirection: 'column', outline: 'none' })

export const searchLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
})

export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: 60,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  appearance: 'none',
  ...textStyle(18),
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const commands = style({ maxHeight: 'min(420px, 60vh)', overflowY: 'auto' })

export const commandWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const commandText = style({
  display: 'block',
  color: vars.color.textMuted,
  ...textStyle(14),
})

export const commandKeys = style({
  flex: 'none',
  padding: '2px 6px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.box,
  color: vars.color.textMuted,
  fontFamily: vars.family.mono,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
})

/** Keeps its place while it is empty, so that nothing moves under the pointer. */
export const statusLine = style({
  minHeight: vars.space[8],
  padding: `${vars.space[1]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  ...textStyle(14),
})
