import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The volt rule is a border, so that forced colors keep it. */
export const mat = recipe({
  base: {
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    overflow: 'hidden',
    isolation: 'isolate',
    background: `linear-gradient(135deg, ${vars.color.inverse}, ${vars.color.inverseRaised})`,
    color: vars.color.onInverse,
  },
  variants: {
    size: {
      page: {
        gridTemplateRows: 'auto 1fr',
        borderRadius: vars.radius.card,
        borderBlockEnd: `3px solid ${vars.color.volt}`,
        // A missing picture leaves a frame, not a thin line.
        minHeight: 'min(60vw, 22rem)',
      },
      card: { aspectRatio: '16 / 9' },
    },
    isRevoked: { true: { borderBlockEndColor: vars.color.critical } },
  },
  defaultVariants: { size: 'page' },
})

export const place = recipe({
  base: { position: 'relative', gridRow: 2, width: '100%' },
  variants: {
    shape: { sheet: {}, shield: {} },
    size: { page: {}, card: { gridRow: 'auto' } },
    /** A credential that is no longer valid loses its colors. */
    isRevoked: { true: { filter: 'grayscale(1) brightness(0.65)' } },
  },
  compoundVariants: [
    {
      variants: { shape: 'sheet', size: 'page' },
      style: { padding: vars.space[4], '@media': { [from('small')]: { padding: vars.space[8] } } },
    },
    {
      variants: { shape: 'shield', size: 'page' },
      style: {
        maxWidth: '24rem',
        padding: vars.space[8],
        '@media': { [from('small')]: { paddingBlock: vars.space[12] } },
      },
    },
    // Both leave the same space above and below in a frame of 16:9.
    { variants: { shape: 'sheet', size: 'card' }, style: { width: '62%' } },
    { variants: { shape: 'shield', size: 'card' }, style: { width: '42%' } },
  ],
})

/** Not faded like the picture: it has to be seen first. */
export const strip = style({
  display: 'flex',
  position: 'relative',
  gridRow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[3],
  background: vars.color.critical,
  color: vars.color.onCritical,
  fontWeight: 600,
  ...textStyle(18),
  '@media': {
    // As of a solid button: the browser's own replacement would hide the word.
    '(forced-colors: active)': {
      borderBlockEnd: '2px solid CanvasText',
      forcedColorAdjust: 'none',
    },
  },
})
