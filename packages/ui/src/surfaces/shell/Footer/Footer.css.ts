import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { notPrinted } from '../../../theme/print.ts'
import { canHover, controlTransition, focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const footer = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.color.inverse,
  color: vars.color.onInverseMuted,
  '@media': {
    '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
    ...notPrinted,
  },
})

/** Fainter than in a hero, because links are on the lines. */
export const motif = style({ position: 'absolute', inset: 0, opacity: 0.55 })

/** Space between content and footer; the lines are behind all of it. */
export const inside = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: `${vars.space[12]} ${vars.space[6]}`,
})

export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  '@media': {
    [from('medium')]: {
      // With large text the columns are below: beside them the name would have no space for a word.
      flexFlow: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space[16],
    },
  },
})

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  maxWidth: '22rem',
})

export const tagline = style({ ...textStyle(16), textWrap: 'pretty' })

export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
})

export const social = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch.base,
  height: vars.touch.base,
  border: `1px solid ${vars.color.inverseHairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  transition: controlTransition,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { background: vars.color.inverseRaised, color: vars.color.volt } },
    },
  },
  selectors: { '&:focus-visible': focusRingOnInverse },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  '@media': {
    [from('medium')]: {
      gridAutoColumns: 'minmax(9rem, auto)',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gap: vars.space[16],
      paddingBlockStart: vars.space[3],
    },
  },
})

export const columnTitle = style({
  marginBlockEnd: vars.space[1],
  color: vars.color.onInverse,
  fontWeight: 600,
  ...textStyle(14),
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  borderRadius: vars.radius.box,
  color: vars.color.onInverseMuted,
  ...textStyle(16),
  textDecorationLine: 'none',
  textUnderlineOffset: '0.25em',
  '@media': {
    '(pointer: coarse)': { minHeight: vars.touch.base },
    [canHover]: {
      selectors: { '&:hover': { color: vars.color.onInverse, textDecorationLine: 'underline' } },
    },
  },
  selectors: { '&:focus-visible': focusRingOnInverse },
})

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.inverseHairline}`,
  ...textStyle(14),
})

/** The choices at the end of the page. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const language = style({ display: 'flex', position: 'relative', alignItems: 'center' })

/** The picture before the name, above the picker's own background. */
globalStyle(`${language} > svg:first-child`, {
  position: 'absolute',
  insetInlineStart: vars.space[3],
  pointerEvents: 'none',
})

export const languageSelect = style({
  minHeight: vars.touch.base,
  paddingInline: `calc(${vars.space[3]} + 26px) calc(${vars.space[3]} + 22px)`,
  border: `1px solid ${vars.color.inverseHairline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  ...textStyle(14),
  appearance: 'none',
  cursor: 'pointer',
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.inverseRaised } } },
  },
  selectors: { '&:focus-visible': focusRingOnInverse },
})

/** At the end of the picker, with anything after it. */
export const languageArrow = style({
  marginInlineStart: `calc(-1 * (${vars.space[3]} + 16px))`,
  marginInlineEnd: vars.space[3],
  pointerEvents: 'none',
})

export const languageApply = style({
  minHeight: vars.touch.base,
  color: vars.color.onInverse,
  textDecorationLine: 'underline',
  cursor: 'pointer',
})

export const theme = style({
  display: 'flex',
  gap: '2px',
  padding: '3px',
  border: `1px solid ${vars.color.inverseHairline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.inverse,
})

export const themeOption = style({
  display: 'grid',
  position: 'relative',
  placeItems: 'center',
  width: vars.touch.base,
  height: '36px',
  borderRadius: vars.radius.pill,
  color: vars.color.onInverseMuted,
  cursor: 'pointer',
  transition: controlTransition,
  '@media': {
    '(pointer: coarse)': { height: vars.touch.base },
    [canHover]: { selectors: { '&:hover': { color: vars.color.onInverse } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: {
    '&:has(:checked)': { background: vars.color.inverseRaised, color: vars.color.volt },
    '&:has(:focus-visible)': { ...focusRingOnInverse, outlineOffset: '-2px' },
  },
})

/** Invisible, above its option: it takes the press. */
export const themeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
