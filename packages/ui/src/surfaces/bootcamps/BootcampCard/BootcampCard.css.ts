import { style } from '@vanilla-extract/css'
import { canHover, focusRing, mirrored } from '../../../theme/states.ts'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const card = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  height: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.rest,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          transform: `translateY(calc(-2px * ${vars.motion.amount}))`,
          boxShadow: vars.shadow.lifted,
        },
      },
    },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
})

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.inverse,
})

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[5],
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(20),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const description = style({
  color: vars.color.textMuted,
  ...textStyle(16),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

/** At the bottom, so that the facts of all cards in a row are level. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
})

export const fact = style({ display: 'flex', gap: vars.space[2], ...textStyle(14) })

export const icon = style({ ...inFirstLine(16), color: vars.color.textSubtle })

/** Its area is the whole card. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  outline: 'none',
  color: vars.color.accentText,
  fontWeight: 600,
  ...textStyle(16),
  textDecoration: 'none',
  '@media': {
    [canHover]: {
      selectors: {
        [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible::after': focusRing,
  },
})

/** Points onward in either direction of reading. */
export const arrow = style({ flex: 'none', ...mirrored })
