import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The volt rule is a border, so that forced colors keep it. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  borderBlockEnd: `3px solid ${vars.color.volt}`,
  background: vars.color.inverse,
  color: vars.color.onInverse,
})

/** Above the picture, which comes after it in the page, so that the words are shown first. */
export const inside = style({
  display: 'flex',
  position: 'relative',
  zIndex: 1,
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  '@media': { [from('small')]: { paddingBlock: vars.space[12] } },
})

export const eyebrow = style({
  color: vars.color.volt,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
  wordSpacing: '-0.2em',
})

export const lead = style({
  maxWidth: '52ch',
  ...proseStyle(18, 'onInverseMuted'),
})

/**
 * Buttons and chips in it take the colors of the dark theme in either theme, as the background is
 * dark.
 */
export const slot = style({ marginBlockStart: vars.space[3], colorScheme: 'dark' })

/**
 * If a session is known, its space is kept from the first paint on; for anyone else there is none.
 */
export const signedInSlot = style({
  display: 'none',
  selectors: {
    ':root[data-session="signed-in"] &': { display: 'block', minHeight: '2.75rem' },
  },
})

/** The left part is for the text; the picture fades into the background at its side. */
export const withArtwork = style({ '@media': { [from('medium')]: { maxWidth: '58%' } } })

const shown = {
  display: 'block',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(50%, 48rem)',
  maskImage: 'linear-gradient(to left, black 55%, transparent)',
} as const
/** There is no dark background for the picture to fade into. */
const goneInForcedColors = { '(forced-colors: active)': { display: 'none' } }

export const artwork = style({
  display: 'none',
  '@media': { [from('medium')]: shown, ...goneInForcedColors },
  selectors: {
    '&:dir(rtl)': { maskImage: 'linear-gradient(to right, black 55%, transparent)' },
  },
})

/** From 720 px on, so that a tablet in portrait has it. */
const fromTablet = '(min-width: 45em)'

export const besideArtwork = style({ '@media': { [fromTablet]: { maxWidth: '53%' } } })

/** Wider than 1920 px (120 em) it stays beside the text, and then has an edge at both sides. */
export const artworkBeside = style({
  display: 'none',
  '@media': {
    [fromTablet]: {
      ...shown,
      width: 'min(50%, 60rem)',
      maskImage: 'linear-gradient(to left, black 90%, transparent)',
    },
    '(min-width: 120.0625em)': {
      insetInlineEnd: 'calc(50% - 60rem)',
      maskImage: 'linear-gradient(to left, transparent, black 20%, black 85%, transparent)',
    },
    ...goneInForcedColors,
  },
  selectors: {
    '&:dir(rtl)': {
      maskImage: 'linear-gradient(to right, transparent, black 12%, black 85%, transparent)',
    },
  },
})

globalStyle(`:is(${artwork}, ${artworkBeside}) > *`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
