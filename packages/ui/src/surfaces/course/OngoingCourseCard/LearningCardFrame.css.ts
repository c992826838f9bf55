import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { canHover } from '../../../theme/states.ts'
import { inFirstLine, proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  height: '100%',
})

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] })

/** The background of artwork, dark in either theme; the drawing takes the dark theme's colors. */
export const tile = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: `linear-gradient(135deg, ${vars.color.inverse}, ${vars.color.inverseRaised})`,
  '@media': { [from('small')]: { width: '4.5rem', height: '4.5rem' } },
})

globalStyle(`${tile} > svg`, { width: '78%', height: '78%', colorScheme: 'dark' })

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})

export const chipLine = style({ display: 'flex' })

/** The title is not cut: this is the learner's own course, and there are few of them. */
export const title = style({
  fontFamily: vars.family.display,
  fontWeight: 650,
  // On a phone there is no space for longer words between the drawing and the menu.
  ...textStyle(18),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [from('small')]: textStyle(20) },
})

globalStyle(`${title} > a`, {
  color: 'inherit',
  textDecorationLine: 'none',
  borderRadius: vars.radius.box,
})
globalStyle(`${title} > a:hover`, {
  '@media': {
    [canHover]: {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
  },
})

/** A small line of facts under the title. */
export const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  ...proseStyle(14),
})

export const factIcon = style(inFirstLine(16))

export const doneIcon = style([factIcon, { color: vars.color.successText }])

/** At the bottom, so that the buttons of all cards in a row are level. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  marginBlockStart: 'auto',
})

/** Wraps as a whole: a number and its unit stay together. */
export const factPart = style({ display: 'inline-block' })

export const factLink = style({
  borderRadius: vars.radius.box,
  color: vars.color.accentText,
  textUnderlineOffset: '0.2em',
})
