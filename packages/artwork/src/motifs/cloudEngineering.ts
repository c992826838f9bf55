import type { Weave } from '../band.ts'
import { beside, braid } from '../band.ts'
import type { CardFace, Motif, SealFace } from '../motif.ts'
import { cardPen, volt } from '../motif.ts'
import type { Random } from '../random.ts'
import type { Point, Shape } from '../shapes.ts'
import { around, circle, fullTurn, polyline } from '../shapes.ts'
import type { Field } from './isolines.ts'
import { isolines, smoothPath } from './isolines.ts'

const { at, round } = cardPen
const cell = 9
const margin = 18
const columns = Math.ceil((480 + 2 * margin) / cell) + 1
const rows = Math.ceil((270 + 2 * margin) / cell) + 1

/**
 * A mountain in contour lines, a trail and the summit. A higher level adds rings and side peaks.
 */
function drawCard({ random, ink, signal, steps }: CardFace): Shape[] {
  const summit = { x: random.between(318, 352), y: random.between(112, 142) }
  const rings = 4 + steps * 3
  const facing = random.between(0, 6.3)
  const peaks = Array.from({ length: steps }, (_value, index) =>
    sidePeak(random, summit, facing + index * 2.1),
  )
  const field = survey(ripples(random, summit), peaks)
  const lines = Array.from({ length: rings }, (_value, index) =>
    isolines(field, -(index + 1.1))
      .map((line) => smoothPath(line))
      .join(''),
  )
  const tint = (ring: number, opacity: number): Shape => ({
    path: lines[ring] ?? '',
    fill: ink.fill,
    opacity,
  })
  return [
    tint(Math.ceil(rings * 0.62), 0.3),
    tint(Math.ceil(rings * 0.36), 0.5),
    tint(1, 0.8),
    ...lines.map((path, ring): Shape => ({
      path,
      stroke: ink.line,
      width: ring % 4 === 3 ? 2.4 : 1.2,
      opacity: round(1 - (ring / rings) * 0.75),
    })),
    { path: trail(random, summit), stroke: ink.line, width: 2.6, isRound: true, dash: [0.1, 7] },
    {
      path: peaks.map((peak) => cross(peak, summit)).join(''),
      stroke: ink.line,
      width: 1.8,
      isRound: true,
    },
    { path: cardPen.circle(summit.x, summit.y, 13), fill: signal, opacity: 0.22 },
    { path: cardPen.circle(summit.x, summit.y, 6.5), fill: signal },
  ]
}

interface Peak extends Point {
  height: number
  reach: number
}

function sidePeak(random: Random, summit: Point, angle: number): Peak {
  const [turned, away] = [angle + random.between(-0.4, 0.4), random.between(96, 124)]
  return {
    x: summit.x + Math.cos(turned) * away * 1.2,
    y: summit.y + Math.sin(turned) * away * 0.75,
    height: random.between(2.4, 3.6),
    reach: random.between(32, 46),
  }
}

/**
 * A cross on the top of a side peak: the slope of the mountain moves that top toward the summit.
 */
function cross({ x, y, height, reach }: Peak, summit: Point): string {
  const share = reach ** 2 / (37 * height) / Math.hypot(summit.x - x, summit.y - y)
  return `M${at(x + (summit.x - x) * share - 4, y + (summit.y - y) * share - 4)}l8 8m0-8l-8 8`
}

/** Height 0 at the summit, -1 a ring lower; the slope waves more the farther it is. */
function ripples(random: Random, { x, y }: Point) {
  const [first, second, third] = [
    random.between(0, 6.3),
    random.between(0, 6.3),
    random.between(0, 6.3),
  ]
  return (atX: number, atY: number) => {
    const [across, down] = [(atX - x) / 1.3, (atY - y) / 0.85]
    const angle = Math.atan2(down, across)
    const wave =
      1 +
      0.17 * Math.sin(2 * angle + first) +
      0.1 * Math.sin(3 * angle + second) +
      0.05 * Math.sin(5 * angle + third)
    return -Math.hypot(across, down) / (18.5 * wave)
  }
}

function survey(slope: (x: number, y: number) => number, peaks: readonly Peak[]): Field {
  const heights = Array.from({ length: columns * rows }, (_value, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return -99
    const [x, y] = [column * cell - margin, row * cell - margin]
    return peaks.reduce(
      (height, peak) =>
        height +
        peak.height *
          Math.exp(-(((x - peak.x) / peak.reach) ** 2) - ((y - peak.y) / peak.reach / 0.8) ** 2),
      slope(x, y),
    )
  })
  return { columns, rows, heights, origin: -margin, cell }
}

function trail(random: Random, { x, y }: Point): string {
  const start = at(x - random.between(150, 190), 284)
  return `M${start}C${at(x - 150, 200)} ${at(x - 30, 262)} ${at(x - random.between(60, 90), y + 55)}S${at(x - 55, y + 12)} ${at(x - 18, y + 4)}`
}

/** Lines of equal height around a summit, which is the signal. */
function drawSeal({ center, radius, random, ink, steps }: SealFace): Shape[] {
  const summit = {
    x: center.x + random.between(-0.14, 0.14) * radius,
    y: center.y + random.between(-0.16, 0.02) * radius,
  }
  const [first, second, third] = [
    random.between(0, fullTurn),
    random.between(0, fullTurn),
    random.between(0, fullTurn),
  ]
  const line = (share: number) => {
    const drift = (1 - share) * 1.1
    const from = {
      x: center.x + (summit.x - center.x) * drift,
      y: center.y + (summit.y - center.y) * drift,
    }
    const points = Array.from({ length: 96 }, (_value, index) => {
      const angle = (index / 96) * fullTurn
      const wave =
        0.09 * Math.sin(2 * angle + first) +
        0.055 * Math.sin(3 * angle + second) +
        0.03 * Math.sin(5 * angle + third)
      return around(from, radius * 0.84 * share * (1 + share * wave), angle)
    })
    return polyline(points, true)
  }
  const rings = 5 + steps * 2
  return [
    ...[0.78, 0.52, 0.3].map((share, index): Shape => ({
      path: line(share),
      fill: ink.fill,
      opacity: 0.35 + index * 0.2,
    })),
    ...Array.from({ length: rings }, (_value, index): Shape => {
      const share = (index + 1.2) / (rings + 0.4)
      return {
        path: line(share),
        stroke: ink.line,
        width: (index % 4 === 3 ? 1.7 : 0.9) * (radius / 90),
        opacity: 1 - share * 0.55,
      }
    }),
    { path: circle(summit.x, summit.y, radius * 0.13), fill: ink.fill, opacity: 0.9 },
    volt(circle(summit.x, summit.y, radius * 0.075)),
  ]
}

/** Nested lines of equal height, whose height varies as in a landscape. */
function weaveBorder(weave: Weave): Shape[] {
  const { reach, random, color } = weave
  const [first, second] = [random.between(0, fullTurn), random.between(0, fullTurn)]
  const land = (share: number) =>
    0.74 +
    0.17 * Math.sin(share * fullTurn * 15 + first) +
    0.09 * Math.sin(share * fullTurn * 38 + second)
  const nested = Array.from({ length: 9 }, (_value, index): Shape => ({
    path: beside(weave, (share) => reach * ((index - 4) / 4) * land(share + index * 0.0016)),
    stroke: color,
    width: index % 4 === 0 ? 0.8 : 0.45,
    opacity: 0.85,
  }))
  return [...braid(weave, 72, 8, 0.45, land), ...nested]
}

export const cloudEngineering: Motif = {
  ink: { line: '#67c9ed', fill: '#185771', deep: '#1c6788' },
  drawCard,
  drawSeal,
  weaveBorder,
}
