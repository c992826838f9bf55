import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { mapFrame, mapMargin, mapRegions, mapStart, domainLines } from './drawMap.ts'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

const { width, height } = mapFrame
const share = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`

/** The space of the map is measured here. The land is the same in every reading direction. */
export const room = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
  direction: 'ltr',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

/**
 * The frame of the map, as large as the space allows; the space cuts what is outside, the frame
 * does not.
 */
export const frame = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: `min(100cqw, ${share(width, height).replace('%', 'cqh')})`,
  aspectRatio: `${width} / ${height}`,
  transform: 'translate(-50%, -50%)',
})

/**
 * Drawing the land takes about as long as everything else of a first screen, so the words are shown
 * one frame earlier.
 */
const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } })

/** For land that is drawn in the page. */
export const drawnFrame = style([
  frame,
  {
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease} ${vars.motion.base} backwards`,
  },
])

export const land = style({
  position: 'absolute',
  top: share(-mapMargin.y, height),
  left: share(-mapMargin.x, width),
  width: share(width + 2 * mapMargin.x, width),
  maxWidth: 'none',
  // In a space that is higher than the frame the land fades out, so that no edge shows. Otherwise
  // the space cuts it before its edge.
  '@container': {
    [`(max-aspect-ratio: ${width} / ${height})`]: {
      maskImage: 'linear-gradient(transparent, black 14%, black 86%, transparent)',
    },
  },
  height: share(height + 2 * mapMargin.y, height),
})

export const drawnLand = style([land])

globalStyle(`${drawnLand} :is(span, svg)`, { display: 'block', width: '100%', height: '100%' })

const placed = (x: number, y: number) => ({
  position: 'absolute' as const,
  left: share(x, width),
  top: share(y, height),
})

const name = style({
  display: 'none',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
  fontFamily: vars.family.mono,
  fontWeight: 500,
  fontSize: '0.6875rem',
  lineHeight: 1,
  letterSpacing: '0.02em',
  wordSpacing: '-0.2em',
  padding: '2px 3px',
  borderRadius: vars.radius.box,
  background: `color-mix(in srgb, ${vars.color.inverse} 75%, transparent)`,
  '@media': { [from('large')]: { display: 'block' } },
})

export const names = styleVariants(
  mapRegions,
  ({ label }, domain) =>
    [name, { ...placed(label.x, label.y), color: domainLines[domain] }] as const,
)

/** The place of a learner who has not begun anything: the only signal of the map. */
export const start = style({
  ...placed(mapStart.x, mapStart.y),
  width: 12,
  height: 12,
  margin: -6,
  borderRadius: vars.radius.pill,
  background: vars.color.volt,
  boxShadow: `0 0 0 7px color-mix(in srgb, ${vars.color.volt} 22%, transparent)`,
  // A learner's own lights have a point of their own.
  selectors: { '&:not(:last-child)': { display: 'none' } },
})
