import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below as narrowerThan, from } from '../../../theme/breakpoints.ts'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import type { CredentialShape } from '../../credentials/kinds/credentialLooks.ts'
import { contourLines } from '../../shell/Contours/contourLines.ts'

/** The volt rule is a border, so that forced colors keep it. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  borderBlockEnd: `3px solid ${vars.color.volt}`,
  background: `linear-gradient(120deg, ${vars.color.inverse} 40%, ${vars.color.inverseRaised})`,
  color: vars.color.onInverse,
})

/** It takes the colors of the dark theme in either theme, as the ground does. */
export const inside = style({
  display: 'grid',
  colorScheme: 'dark',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      gap: vars.space[16],
      minHeight: '30rem',
      paddingBlock: vars.space[16],
    },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
})

const picture = {
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
}

export const places = styleVariants({
  sheet: { ...picture, width: 'min(100%, 26rem)', justifySelf: 'center' },
  shield: { width: 'min(60%, 14rem)', justifySelf: 'center' },
} satisfies Record<CredentialShape, object>)

const drawing = 600
const stagger = 24
const draw = keyframes({ from: { strokeDashoffset: 1 } })
const appear = keyframes({ from: { opacity: 0 } })

/** Behind the words; from 900 px on its summit is behind the credential. */
export const contours = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  fill: 'none',
  stroke: vars.color.inverseHairline,
  '@media': { [from('medium')]: { width: '132%' }, '(forced-colors: active)': { display: 'none' } },
})

/** Drawn once, from the summit outwards: the last line ends after 600 ms. */
export const lines = contourLines.map((_, index) =>
  style({
    strokeDasharray: 1,
    animation: `${draw} ${drawing - stagger * (contourLines.length - 1)}ms ${vars.motion.ease} ${index * stagger}ms backwards`,
  }),
)

/** The signal, if no credential has it. On narrow screens the words need the space. */
export const summitMark = style({
  fill: vars.color.volt,
  stroke: 'none',
  animation: `${appear} 120ms ${vars.motion.ease} ${drawing - 120}ms backwards`,
  '@media': { [narrowerThan('medium')]: { display: 'none' } },
})

export const below = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const link = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

/** All of it can be seen, and selected if copying fails. */
export const address = style({
  flex: '0 1 auto',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: vars.family.mono,
  ...textStyle(14),
  userSelect: 'all',
})
