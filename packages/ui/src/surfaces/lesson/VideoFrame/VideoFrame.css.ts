import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** As high as the window allows below two bars at most, so that the whole picture is visible. */
export const frame = style({
  position: 'relative',
  width: 'min(100%, max(18rem, calc((100dvh - 15rem) * 16 / 9)))',
  marginInline: 'auto',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.inverseRaised,
  outline: `1px solid ${vars.color.inverseHairline}`,
  outlineOffset: '-1px',
  // On phones it reaches the edges of the screen.
  '@media': { [from('small')]: { borderRadius: vars.radius.card } },
  selectors: { '&:has(:focus-visible)': focusRingOnInverse },
})

/** A page with another color scheme would get a white background until it has drawn its own. */
export const player = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  outline: 'none',
  colorScheme: 'normal',
})

export const missing = style({
  display: 'grid',
  position: 'absolute',
  inset: 0,
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.color.onInverseMuted,
  ...textStyle(18),
  textAlign: 'center',
})
