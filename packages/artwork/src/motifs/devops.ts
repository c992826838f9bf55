import type { Weave } from '../band.ts'
import { beside, braid } from '../band.ts'
import type { CardFace, Motif, SealFace } from '../motif.ts'
import { cardPen } from '../motif.ts'
import { colors } from '../palette.ts'
import type { Shape } from '../shapes.ts'
import { capsule, circle, polyline } from '../shapes.ts'

const tangent = Math.tan(Math.PI / 8)
const offsetsOf = (rows: number, pitch: number) =>
  Array.from({ length: rows }, (_value, index) => (index - (rows - 1) / 2) * pitch)

/**
 * Parallel rails through a double bend, stations, and a train on the highlighted rail. A higher
 * level adds rails.
 */
function drawCard({ random, ink, signal, steps, hasPrompt }: CardFace): Shape[] {
  const { at, round } = cardPen
  const rows = [3, 4, 6][steps - 1] ?? 3
  const drop = random.between(64, 84)
  const middle = random.between(128, 140)
  const x = random.between(236, 262)
  // The bundle's middle line: level, 45 degrees down between two corners, level again.
  const [from, to] = [
    { x, y: middle - drop / 2 },
    { x: x + drop, y: middle + drop / 2 },
  ]
  const offsets = offsetsOf(rows, 24)
  const lit = random.whole(1, Math.max(1, rows - 2))
  const litOffset = offsets[lit] ?? 0
  const isFlipped = !hasPrompt && random.chance(0.5)
  const flip = (y: number) => (isFlipped ? 266 - y : y)

  /**
   * One rail, always `offset` px beside the middle line: corners move with it and arcs share their
   * centers.
   */
  const rail = (offset: number) => {
    const [right, left] = [90 - offset, 90 + offset]
    const [reachRight, reachLeft] = [right * tangent, left * tangent]
    const [slantRight, slantLeft] = [reachRight * Math.SQRT1_2, reachLeft * Math.SQRT1_2]
    const shift = -offset * tangent
    const [x1, y1, x2, y2] = [from.x + shift, from.y + offset, to.x + shift, to.y + offset]
    return (
      `M-10 ${round(flip(y1))}H${round(x1 - reachRight)}` +
      `A${at(right, right)} 0 0 ${isFlipped ? 0 : 1} ${at(x1 + slantRight, flip(y1 + slantRight))}` +
      `L${at(x2 - slantLeft, flip(y2 - slantLeft))}` +
      `A${at(left, left)} 0 0 ${isFlipped ? 1 : 0} ${at(x2 + reachLeft, flip(y2))}H490`
    )
  }
  const stop = (x: number, y: number, stroke: string, radius: number): Shape => ({
    path: cardPen.circle(x, flip(y), radius),
    fill: colors.ground,
    stroke,
    width: 2.6,
  })

  // Stops are in columns on the level parts; in one column the highlighted rail and its neighbor
  // share an interchange.
  const mate = random.chance(0.5) ? lit - 1 : lit + 1
  const station = (x: number, y: number, share: number, isInterchange: boolean) =>
    offsets.flatMap((offset, index): Shape[] => {
      if (isInterchange && index === mate) return []
      if (index !== lit) return random.chance(share) ? [stop(x, y + offset, ink.line, 5)] : []
      if (!isInterchange) return [stop(x, y + offset, colors.chalk, 6.5)]
      const center = y + (offset + (offsets[mate] ?? offset)) / 2
      return [
        {
          path: cardPen.capsule(Math.abs(offset - (offsets[mate] ?? offset)) + 16, 16),
          fill: colors.ground,
          stroke: colors.chalk,
          width: 3,
          at: { x: round(x), y: round(flip(center)) },
          turn: 90,
        },
      ]
    })
  const dark = offsets.map((offset, index) => (index === lit ? '' : rail(offset))).join('')
  const train = {
    path: cardPen.capsule(42, 16),
    at: {
      x: round((from.x + to.x) / 2 - litOffset * Math.SQRT1_2),
      y: round(flip((from.y + to.y) / 2 + litOffset * Math.SQRT1_2)),
    },
    turn: isFlipped ? -45 : 45,
  }
  return [
    { path: dark, stroke: ink.fill, width: 9 },
    { path: dark, stroke: colors.ground, width: 1.6, opacity: 0.6 },
    { path: rail(litOffset), stroke: ink.line, width: 6 },
    ...station(to.x + 56, to.y, 0.55, true),
    ...station(to.x + 104, to.y, 0.4, false),
    ...station(from.x - 84, from.y, 0.45, false),
    { ...train, stroke: colors.ground, width: 3 },
    { ...train, fill: signal },
  ]
}

/** Rails through a shift of track, cut by the disc; the train is the signal. */
function drawSeal({ center, radius, random, ink, steps }: SealFace): Shape[] {
  const rows = 3 + steps
  const drop = radius * random.between(0.3, 0.42)
  const edge = radius * 0.9
  const reachAt = (y: number) => Math.sqrt(Math.max(edge ** 2 - y ** 2, 0))
  const offsets = offsetsOf(rows, (radius * 1.1) / rows)
  const lit = Math.floor(rows / 2)
  const litOffset = offsets[lit] ?? 0
  const lanes = offsets.map((offset) => {
    const [high, low] = [offset - drop / 2, offset + drop / 2]
    return {
      start: { x: center.x - reachAt(high), y: center.y + offset - drop / 2 },
      bend: [
        { x: center.x + (-drop / 2 - offset * tangent), y: center.y + offset - drop / 2 },
        { x: center.x + (drop / 2 - offset * tangent), y: center.y + offset + drop / 2 },
      ],
      end: { x: center.x + reachAt(low), y: center.y + offset + drop / 2 },
    }
  })
  const stops = lanes.flatMap(({ start, end }, index): Shape[] =>
    [
      { x: start.x + (center.x - start.x) * 0.34, y: start.y },
      { x: end.x - (end.x - center.x) * random.between(0.24, 0.4), y: end.y },
    ]
      .filter(() => random.chance(0.7))
      .map(({ x, y }) => ({
        path: circle(x, y, radius * 0.05),
        fill: colors.ground,
        stroke: index === lit ? colors.chalk : ink.line,
        width: radius * 0.022,
      })),
  )
  return [
    ...lanes.map(({ start, bend, end }, index): Shape => ({
      path: polyline([start, ...bend, end]),
      stroke: index === lit ? ink.line : ink.fill,
      width: radius * (index === lit ? 0.055 : 0.08),
      isRound: true,
    })),
    ...stops,
    {
      path: capsule(radius * 0.36, radius * 0.13),
      fill: colors.volt,
      stroke: colors.ground,
      width: radius * 0.03,
      at: { x: center.x - litOffset * 0.41, y: center.y + litOffset },
      turn: 45,
    },
  ]
}

/** Rails that change places, with a station at each change. */
function weaveBorder(weave: Weave): Shape[] {
  const { track, reach, color } = weave
  const periods = 26
  const shift = (share: number) => {
    const place = (((share * periods) % 1) + 1) % 1
    const ramp = (from: number) => Math.min(Math.max((place - from) / 0.14, 0), 1)
    return (ramp(0.18) - ramp(0.68)) * 2 - 1
  }
  const rails = [-1, 1].flatMap((lane) =>
    [-0.16, 0, 0.16].map((gauge): Shape => ({
      path: beside(weave, (share) => reach * (lane * shift(share) * 0.62 + gauge), 1.6),
      stroke: color,
      width: gauge === 0 ? 0.9 : 0.4,
      opacity: 0.85,
    })),
  )
  const stops = Array.from({ length: periods * 2 }, (_value, index): Shape => {
    const { x, y, outX, outY } = track((index + 0.94) / (periods * 2))
    const away = reach * 0.62 * (index % 2 === 0 ? 1 : -1)
    const path = circle(x + outX * away, y + outY * away, 1.9)
    return { path, fill: colors.paper, stroke: color, width: 0.8 }
  })
  return [...braid(weave, 88, 6, 0.4, () => 0.95), ...rails, ...stops]
}

export const devops: Motif = {
  ink: { line: '#e7c454', fill: '#665310', deep: '#826a14' },
  drawCard,
  drawSeal,
  weaveBorder,
}
