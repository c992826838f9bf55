import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

/** One under the other on phones, side by side from 900 px on. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const step = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 26%) minmax(0, 1fr)',
  '@media': { [from('small')]: { gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr)' } },
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})

/** Its height is that of the text, so that nothing moves when it arrives. */
export const picture = style({
  width: '100%',
  height: '100%',
  minHeight: '7rem',
  objectFit: 'cover',
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[4],
})

/** The whole card can be pressed. */
export const title = style({
  color: vars.color.text,
  fontFamily: vars.family.display,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: { '&::after': { position: 'absolute', inset: 0, content: '' } },
})
