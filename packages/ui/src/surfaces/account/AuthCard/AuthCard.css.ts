import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../../shell/TopBar/barHeight.ts'

/** In the middle of the window below the bar, but not far down in a very high one. */
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `clamp(28rem, 100svh - ${barHeight}, 60rem)`,
  padding: `${vars.space[6]} ${vars.space[4]}`,
  '@media': { [from('small')]: { paddingBlock: vars.space[12] } },
})

export const card = style({
  display: 'grid',
  width: 'min(100%, 28rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
      width: 'min(100%, 58rem)',
      minHeight: '34rem',
    },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[6],
  padding: `${vars.space[8]} ${vars.space[5]}`,
  '@media': {
    [from('small')]: { padding: vars.space[8] },
    [from('medium')]: { padding: vars.space[12] },
  },
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const eyebrow = style({ color: vars.color.textMuted, fontWeight: 600, ...textStyle(14) })

export const lead = style({
  ...proseStyle(16),
  overflowWrap: 'anywhere',
})

export const foot = style({ color: vars.color.textMuted, ...textStyle(16), textAlign: 'center' })

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  borderInlineStart: `3px solid ${vars.color.volt}`,
  background: `linear-gradient(135deg, ${vars.color.inverse}, ${vars.color.inverseRaised})`,
  '@media': {
    [below('medium')]: { display: 'none' },
    // Without its background nothing of it could be seen.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
})

// Centered content moves while it grows: where a browser paints what has arrived so far, the card
// shows only when all of it is there.
globalStyle(`${card}:not(:has(> ${art}))`, { visibility: 'hidden' })

globalStyle(`${art} > *`, { width: '100%', height: '100%', objectFit: 'cover' })
