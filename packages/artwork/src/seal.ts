import type { ArtworkLevel } from './motif.ts'
import { stepsOf } from './motif.ts'
import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { colors } from './palette.ts'
import { seededRandom } from './random.ts'
import type { Point, Shape } from './shapes.ts'
import { around, circle, fullTurn, polyline } from './shapes.ts'

export interface SealOptions {
  readonly domain: ArtworkDomain
  readonly level: ArtworkLevel
  readonly seed: string
  readonly center: Point
  /** The distance from the center to the tips of the rosette, in points. */
  readonly radius: number
  /** The color of the rosette: the deep ink on paper, the line color on dark ground. */
  readonly rosette: string
}

/**
 * The course's motif on a dark disc within a guilloche rosette: the mark of a certificate and the
 * face of a badge. Contains the only volt color of a drawing.
 */
export function seal({ domain, level, seed, center, radius, rosette }: SealOptions): Shape[] {
  const { ink, drawSeal } = motifs[domain]
  const disc = radius * 0.72
  const petals = 22
  const loops = Array.from({ length: 9 }, (_value, index): Shape => {
    const phase = (index / 9) * (fullTurn / petals)
    const points = Array.from({ length: 440 }, (_point, step) => {
      const angle = (step / 440) * fullTurn
      return around(center, radius * (0.87 + 0.12 * Math.sin((angle + phase) * petals)), angle)
    })
    return { path: polyline(points, true), stroke: rosette, width: 0.5, opacity: 0.75 }
  })
  return [
    ...loops,
    { path: circle(center.x, center.y, radius * 0.755), stroke: rosette, width: 1 },
    { path: circle(center.x, center.y, disc), fill: colors.ground },
    { path: circle(center.x, center.y, disc * 0.95), stroke: ink.line, width: 0.6, opacity: 0.6 },
    ...drawSeal({
      center,
      radius: disc * 0.9,
      random: seededRandom(`seal/${domain}/${level}/${seed}`),
      ink,
      steps: stepsOf[level],
    }),
  ]
}
