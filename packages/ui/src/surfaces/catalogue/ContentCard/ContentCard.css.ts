import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, focusRing } from '../../../theme/states.ts'
import { atPagesStart, figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const card = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
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
  selectors: { '&:focus-visible': focusRing },
})

export const picture = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.inverse,
  // Over the browser's sign of a broken picture; one that has loaded has no such part.
  selectors: {
    'img&::after': { content: '', position: 'absolute', inset: 0, background: 'inherit' },
  },
})

export const drawing = style([picture, { overflow: 'hidden' }])

globalStyle(`${drawing} :is(span, svg)`, { display: 'block', width: '100%', height: '100%' })

export const body = style({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[5]}`,
})

/** Over the lower edge of the picture: a card is as high with it as without. */
export const track = style({
  height: 4,
  marginBlockStart: -4,
  zIndex: 1,
  background: vars.color.hairline,
})

export const fill = style({
  height: '100%',
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

export const tick = style({
  width: 11,
  height: 11,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/**
 * At most two lines (specification §2). The whole title is shown if text is much larger than the
 * card is wide, and under the pointer or focus: text with wider spacing loses nothing.
 */
export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(18),
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  ...atPagesStart,
  '@container': {
    '(min-width: 11rem)': {
      selectors: {
        [`${card}:not(:hover, :focus-visible) &`]: {
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        },
      },
    },
  },
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
  color: vars.color.textMuted,
  ...textStyle(14),
  // A narrow card puts the duration on its own line before it breaks a word of the domain.
  overflowWrap: 'break-word',
})

export const duration = style({
  flex: 'none',
  ...figureStyle,
  ...textStyle(12),
  wordSpacing: '-0.2em',
})
