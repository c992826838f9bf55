import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { usualHeight } from './filmHeight.ts'

/** A terminal is dark in either theme. */
export const frame = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  width: 'min(100%, 52rem)',
  marginInline: 'auto',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  outline: `1px solid ${vars.color.inverseHairline}`,
  outlineOffset: '-1px',
  // On phones it reaches the edges of the screen.
  vars: { '--film-edge': vars.space[2], '--film-top': vars.space[2], '--film-lines': '3' },
  '@media': {
    [from('small')]: {
      vars: { '--film-edge': vars.space[4], '--film-top': vars.space[3] },
      borderRadius: vars.radius.card,
    },
    [from('medium')]: { vars: { '--film-lines': '2' } },
  },
})

/** As high as a film, so that nothing below moves when it comes. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minHeight: usualHeight,
  padding: vars.space[4],
  color: vars.color.onInverseMuted,
  ...textStyle(18),
  textAlign: 'center',
})
