import type { Weave } from '../band.ts'
import { braid } from '../band.ts'
import type { CardFace, Motif, SealFace } from '../motif.ts'
import { cardPen, volt } from '../motif.ts'
import type { Shape } from '../shapes.ts'
import { arc, around, circle, fullTurn, polyline } from '../shapes.ts'

/** The ring whose gap contains the signal. */
const notched = 2

/** The rings of a lock, each broken by gaps, around a keyhole. A higher level adds rings. */
function drawCard({ random, ink, signal, steps }: CardFace): Shape[] {
  const { round } = cardPen
  const center = { x: random.between(322, 348), y: random.between(122, 144) }
  // The notch opens to the upper left or the lower left, where every crop keeps it.
  const notch = Math.PI + random.between(-0.6, 0.6)
  const half = 0.17
  const radiusOf = (index: number) => 36 + index * (26 - steps * 2)

  /**
   * A heavy ring in up to three parts; the gap of the ring with the notch stays free for the
   * signal.
   */
  const thick = (index: number): Shape => {
    const radius = radiusOf(index)
    const parts = radius < 50 ? 1 : random.whole(2, 3)
    const isNotched = index === notched
    let angle = isNotched ? notch : random.between(0, fullTurn)
    const gap = 21 / radius
    const widths = Array.from({ length: parts }, () => random.between(0.7, 1.3))
    const sum = widths.reduce((total, width) => total + width, 0)
    const path = widths.map((width, part) => {
      const from = angle + (isNotched && part === 0 ? half + gap : gap / 2)
      angle += (width / sum) * fullTurn
      const to = angle - (isNotched && part === parts - 1 ? half + gap : gap / 2)
      return cardPen.arc(center, radius, from, to)
    })
    const opacity = round(1 - index * 0.07)
    return { path: path.join(''), stroke: ink.fill, width: 11, opacity, isRound: true }
  }

  /** A fine ring with one gap, and a scale of ticks on part of it. */
  const thin = (index: number): Shape[] => {
    const radius = radiusOf(index)
    const start = random.between(0, fullTurn)
    const sweep = fullTurn - random.between(0.5, 1.5)
    const ticks = random.between(1.2, 2.6)
    const from = start + random.between(0.1, sweep - ticks - 0.1)
    const line = { stroke: ink.line, opacity: round(1 - index * 0.09) }
    return [
      {
        ...line,
        path: cardPen.arc(center, radius, start, start + sweep),
        width: 2.6,
        isRound: true,
      },
      {
        ...line,
        path: cardPen.arc(center, radius + 6, from, from + ticks),
        width: 4,
        dash: [1.2, 6],
      },
    ]
  }

  const keyhole = `M${cardPen.at(center.x - 3.2, center.y + 1)}a6 6 0 1 1 6.4 0l2.4 9.5h-11.2z`
  return [
    ...Array.from({ length: 4 + steps }, (_value, index) =>
      index % 2 === 1 ? thin(index) : thick(index),
    ).flat(),
    {
      path: cardPen.arc(center, radiusOf(notched), notch - half, notch + half),
      stroke: signal,
      width: 9,
      isRound: true,
    },
    { path: cardPen.circle(center.x, center.y, 19), stroke: ink.line, width: 2.6 },
    { path: keyhole, fill: ink.line },
  ]
}

/** The rings of a lock around a keyhole; a notch is the signal. */
function drawSeal({ center, radius, random, ink, steps }: SealFace): Shape[] {
  const count = 3 + steps
  const notch = Math.PI + random.between(-0.7, 0.7)
  const first = radius * 0.34
  const pitch = (radius * 0.84 - first) / (count - 1)
  const rings = Array.from({ length: count }, (_value, index): Shape[] => {
    const ring = first + index * pitch
    const start = random.between(0, fullTurn)
    if (index % 2 === 1) {
      const ticks = Array.from({ length: 36 }, (_tick, tick) => {
        const angle = start + (tick / 36) * 2.4
        return polyline([0.2, 0.42].map((away) => around(center, ring + pitch * away, angle)))
      })
      const path = arc(center, ring, start, start + fullTurn - 0.9)
      return [
        { path, stroke: ink.line, width: radius * 0.018, isRound: true },
        { path: ticks.join(''), stroke: ink.line, width: radius * 0.01 },
      ]
    }
    const from = index === notched ? notch + 0.34 : start
    const to = index === notched ? notch + fullTurn - 0.34 : start + fullTurn - 0.5
    const part = (begin: number, end: number): Shape => ({
      path: arc(center, ring, begin, end),
      stroke: ink.fill,
      width: pitch * 0.62,
      isRound: true,
    })
    return [part(from, from + (to - from) * 0.52), part(from + (to - from) * 0.62, to)]
  })
  const edge = (away: number, angles: readonly number[]) =>
    angles.map((angle) => around(center, first + notched * pitch + away, notch + angle))
  const angles = [-0.17, -0.08, 0, 0.08, 0.17]
  const half = pitch * 0.3
  const size = radius * 0.075
  const keyhole = `M${center.x - size * 0.55} ${center.y + size * 0.2}a${size} ${size} 0 1 1 ${size * 1.1} 0l${size * 0.45} ${size * 1.7}h${-size * 2}z`
  return [
    ...rings.flat(),
    { path: circle(center.x, center.y, radius * 0.2), stroke: ink.line, width: radius * 0.02 },
    { path: keyhole, fill: ink.line },
    volt(polyline([...edge(half, angles), ...edge(-half, angles.toReversed())], true)),
  ]
}

/** A chain of lock rings, each broken once. */
function weaveBorder(weave: Weave): Shape[] {
  const { track, length, reach, random, color } = weave
  const count = Math.round(length / (reach * 2.2))
  const rings = Array.from({ length: count }, (_value, index): Shape[] => {
    const { x, y } = track((index + 0.5) / count)
    return [0.92, 0.62, 0.34].map((share, place) => {
      const radius = reach * share
      const gap = radius * random.between(0.5, 0.9)
      return {
        path: circle(0, 0, radius),
        stroke: color,
        width: place === 1 ? 1.3 : 0.55,
        opacity: 0.85,
        dash: [fullTurn * radius - gap, gap],
        at: { x, y },
        turn: random.between(0, 360),
      }
    })
  })
  return [...braid(weave, count, 8, 0.55, () => 0.96), ...rings.flat()]
}

export const cybersecurity: Motif = {
  ink: { line: '#f08cbd', fill: '#7a3258', deep: '#9a3a6c' },
  drawCard,
  drawSeal,
  weaveBorder,
}
