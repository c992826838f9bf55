import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const flare = keyframes({
  from: { transform: `scale(calc(1 + 5 * ${vars.motion.amount}))`, opacity: 0 },
})
const settle = keyframes({
  from: { transform: `scale(calc(1 + 0.5 * ${vars.motion.amount}))`, opacity: 0 },
})

/**
 * The background is dark in either theme, as in heroes. The volt rule is a border, so that forced
 * colors keep it.
 */
export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockEnd: `3px solid ${vars.color.inverseHairline}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: `linear-gradient(120deg, ${vars.color.inverse} 40%, ${vars.color.inverseRaised})`,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  transition: `border-color ${vars.motion.slow} ${vars.motion.ease}`,
})

export const headSolved = style({ borderBlockEndColor: vars.color.volt })

export const title = style({
  margin: 0,
  color: vars.color.onInverseMuted,
  fontFamily: vars.family.mono,
  fontWeight: 500,
  ...textStyle(14),
})

export const count = style({ fontFamily: vars.family.display, fontWeight: 700, ...textStyle(20) })

/** Height lines of the map: more of them with each check, from the bottom to the summit. */
export const map = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: `color-mix(in srgb, ${vars.color.onInverseMuted} 55%, ${vars.color.inverse})`,
  maskImage: 'linear-gradient(to left, black 25%, color-mix(in srgb, black 35%, transparent) 60%)',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

/**
 * A line that appears while the page is open is animated; with reduced motion it is there at once.
 */
export const drawn = style({
  strokeDasharray: 1,
  animation: `${draw} 600ms ${vars.motion.ease} backwards`,
})

export const summitMark = style({ fill: vars.color.volt, stroke: 'none' })

/** The one animation of success: the signal comes down on the summit. */
export const summitFlare = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${flare} 700ms ${vars.motion.ease} 500ms backwards`,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[4]}`,
})

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 })

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[2],
  listStyle: 'none',
  ...textStyle(14),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.pill,
  border: '1.5px solid transparent',
})

export const marks = styleVariants({
  open: [mark, { borderColor: vars.color.controlBorder }],
  solved: [
    mark,
    { background: vars.color.volt, borderColor: vars.color.onVolt, color: vars.color.onVolt },
  ],
  holding: [
    mark,
    { color: vars.color.textMuted, borderColor: vars.color.controlBorder, borderStyle: 'dashed' },
  ],
  broken: [mark, { background: vars.color.cautionSoft, color: vars.color.cautionText }],
})

export const settled = style({
  animation: `${settle} ${vars.motion.slow} ${vars.motion.ease} backwards`,
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const name = style({ overflowWrap: 'anywhere' })

export const remark = style({ color: vars.color.textMuted, ...textStyle(12) })

export const remarkBroken = style([remark, { color: vars.color.cautionText }])

export const time = style({
  color: vars.color.textMuted,
  fontFamily: vars.family.mono,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(12),
  lineHeight: '1.25rem',
})

export const note = style({ margin: 0, ...proseStyle(14) })

export const trouble = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.cautionText,
  ...textStyle(14),
})
