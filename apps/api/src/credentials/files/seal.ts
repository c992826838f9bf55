import type { Domain, Level } from '@rampart/contract/entities/values'
import { colors, inks } from './palette.ts'
import type { Ink } from './palette.ts'
import { between, seededRandom } from './random.ts'
import type { Random } from './random.ts'
import { arc, around, circle, polyline } from './shapes.ts'
import type { Point, Shape } from './shapes.ts'

const turn = Math.PI * 2
const stepsOf: Readonly<Record<Level, number>> = { beginner: 1, intermediate: 2, expert: 3 }

interface Face {
  readonly centre: Point
  /** Of the dark disc, in points; what a motif draws stays inside. */
  readonly radius: number
  readonly random: Random
  readonly ink: Ink
  /** 1 to 3: a higher level draws more. */
  readonly steps: number
}

const volt = (path: string): Shape => ({ path, fill: colors.volt, stroke: colors.onVolt, width: 0.8 })

/** Lines of equal height round a summit, which is the volt. */
function contours({ centre, radius, random, ink, steps }: Face): Shape[] {
  const summit = { x: centre.x + between(random, -0.14, 0.14) * radius, y: centre.y + between(random, -0.16, 0.02) * radius }
  const [first, second, third] = [between(random, 0, turn), between(random, 0, turn), between(random, 0, turn)]
  const rings = 5 + steps * 2
  const line = (share: number) =>
    polyline(
      Array.from({ length: 96 }, (_value, index) => {
        const angle = (index / 96) * turn
        const wave = 1 + share * (0.09 * Math.sin(2 * angle + first) + 0.055 * Math.sin(3 * angle + second) + 0.03 * Math.sin(5 * angle + third))
        const drift = (1 - share) * 1.1
        const from = { x: centre.x + (summit.x - centre.x) * drift, y: centre.y + (summit.y - centre.y) * drift }
        return around(from, radius * 0.84 * share * wave, angle)
      }),
      true,
    )
  return [
    ...[0.78, 0.52, 0.3].map((share, index): Shape => ({ path: line(share), fill: ink.fill, opacity: 0.35 + index * 0.2 })),
    ...Array.from({ length: rings }, (_value, index): Shape => {
      const share = (index + 1.2) / (rings + 0.4)
      return { path: line(share), stroke: ink.line, width: (index % 4 === 3 ? 1.7 : 0.9) * (radius / 90), opacity: 1 - share * 0.55 }
    }),
    { path: circle(summit.x, summit.y, radius * 0.13), fill: ink.fill, opacity: 0.9 },
    volt(circle(summit.x, summit.y, radius * 0.075)),
  ]
}

/** The rings of a lock round a keyhole; a notch is the volt. */
function tumblers({ centre, radius, random, ink, steps }: Face): Shape[] {
  const count = 3 + steps
  const notch = Math.PI + between(random, -0.7, 0.7)
  const first = radius * 0.34
  const pitch = (radius * 0.84 - first) / (count - 1)
  const rings = Array.from({ length: count }, (_value, index): Shape[] => {
    const ring = first + index * pitch
    const start = between(random, 0, turn)
    if (index % 2 === 1) {
      const ticks = Array.from({ length: 36 }, (_tick, tick) => {
        const angle = start + (tick / 36) * 2.4
        const [inner, outer] = [around(centre, ring + pitch * 0.2, angle), around(centre, ring + pitch * 0.42, angle)]
        return polyline([inner, outer])
      })
      return [
        { path: arc(centre, ring, start, start + turn - 0.9), stroke: ink.line, width: radius * 0.018, isRound: true },
        { path: ticks.join(''), stroke: ink.line, width: radius * 0.01 },
      ]
    }
    const from = index === 2 ? notch + 0.34 : start
    const to = index === 2 ? notch + turn - 0.34 : start + turn - 0.5
    return [
      { path: arc(centre, ring, from, from + (to - from) * 0.52), stroke: ink.fill, width: pitch * 0.62, isRound: true },
      { path: arc(centre, ring, from + (to - from) * 0.62, to), stroke: ink.fill, width: pitch * 0.62, isRound: true },
    ]
  })
  const lit = first + 2 * pitch
  const half = pitch * 0.3
  const wedge = polyline(
    [
      ...[-0.17, -0.08, 0, 0.08, 0.17].map((away) => around(centre, lit + half, notch + away)),
      ...[0.17, 0.08, 0, -0.08, -0.17].map((away) => around(centre, lit - half, notch + away)),
    ],
    true,
  )
  const size = radius * 0.075
  const keyhole = `M${centre.x - size * 0.55} ${centre.y + size * 0.2}a${size} ${size} 0 1 1 ${size * 1.1} 0l${size * 0.45} ${size * 1.7}h${-size * 2}z`
  return [
    ...rings.flat(),
    { path: circle(centre.x, centre.y, radius * 0.2), stroke: ink.line, width: radius * 0.02 },
    { path: keyhole, fill: ink.line },
    volt(wedge),
  ]
}

/** Rails through a shift of track, cut by the disc; the train is the volt. */
function rails({ centre, radius, random, ink, steps }: Face): Shape[] {
  const rows = 3 + steps
  const pitch = (radius * 1.1) / rows
  const drop = radius * between(random, 0.3, 0.42)
  const edge = radius * 0.9
  const lane = (offset: number): Point[] => {
    const half = Math.sqrt(Math.max(edge ** 2 - (offset - drop / 2) ** 2, 0))
    const halfRight = Math.sqrt(Math.max(edge ** 2 - (offset + drop / 2) ** 2, 0))
    const knee = drop / 2 - offset * Math.tan(Math.PI / 8)
    const left = -drop / 2 - offset * Math.tan(Math.PI / 8)
    return [
      { x: centre.x - half, y: centre.y + offset - drop / 2 },
      { x: centre.x + left, y: centre.y + offset - drop / 2 },
      { x: centre.x + knee, y: centre.y + offset + drop / 2 },
      { x: centre.x + halfRight, y: centre.y + offset + drop / 2 },
    ]
  }
  const offsets = Array.from({ length: rows }, (_value, index) => (index - (rows - 1) / 2) * pitch)
  const lit = Math.floor(rows / 2)
  const stops = offsets.flatMap((offset, index): Shape[] => {
    const [start, , , end] = lane(offset)
    if (!start || !end) return []
    const places = [start.x + (centre.x - start.x) * 0.34, end.x - (end.x - centre.x) * between(random, 0.24, 0.4)]
    return places
      .filter(() => random() < 0.7)
      .map((x) => {
        const y = x < centre.x ? start.y : end.y
        return { path: circle(x, y, radius * 0.05), fill: colors.ground, stroke: index === lit ? colors.chalk : ink.line, width: radius * 0.022 }
      })
  })
  return [
    ...offsets.map((offset, index): Shape => ({
      path: polyline(lane(offset)),
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
      at: { x: centre.x - (offsets[lit] ?? 0) * 0.41, y: centre.y + (offsets[lit] ?? 0) },
      turn: 45,
    },
  ]
}

/** A rounded bar round the origin. */
function capsule(width: number, height: number): string {
  const [half, radius] = [width / 2 - height / 2, height / 2]
  return `M${-half} ${-radius}h${half * 2}a${radius} ${radius} 0 0 1 0 ${height}h${-half * 2}a${radius} ${radius} 0 0 1 0 ${-height}z`
}

/** A shield of cells; the one in its middle is the volt. */
function hexagons({ centre, radius, random, ink, steps }: Face): Shape[] {
  const cell = radius * ([0.2, 0.165, 0.14][steps - 1] ?? 0.165)
  const hexagon = (at: Point, size: number) =>
    polyline(
      Array.from({ length: 6 }, (_side, side) => around(at, size, (side * turn) / 6 + turn / 12)),
      true,
    )
  const shapes: Shape[] = []
  for (let row = -6; row <= 6; row += 1) {
    for (let column = -6; column <= 6; column += 1) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * cell * Math.sqrt(3), row * cell * 1.5]
      const halfWidth = y < 0 ? 0.74 : 0.74 * (1 - Math.min(y / (radius * 0.98), 1) ** 1.9)
      const depth = Math.max(Math.abs(x) / Math.max(halfWidth * radius, 1), -y / (radius * 0.72), y / (radius * 0.86))
      if (depth > 1 || (row === 0 && column === 0)) continue
      const share = random() - depth * 0.15
      const path = hexagon({ x: centre.x + x, y: centre.y + y }, cell * 0.88)
      const look = share > 0.3 ? { fill: ink.fill } : share > 0.08 ? { fill: ink.line, opacity: 0.35 } : {}
      if (look.fill) shapes.push({ path, ...look })
      shapes.push({ path, stroke: ink.line, width: radius * 0.015, isRound: true })
    }
  }
  const tick = polyline([
    { x: centre.x - cell * 0.36, y: centre.y + cell * 0.04 },
    { x: centre.x - cell * 0.1, y: centre.y + cell * 0.3 },
    { x: centre.x + cell * 0.38, y: centre.y - cell * 0.24 },
  ])
  return [...shapes, volt(hexagon(centre, cell * 0.96)), { path: tick, stroke: colors.onVolt, width: cell * 0.16, isRound: true }]
}

const motifs: Readonly<Record<Domain, (face: Face) => Shape[]>> = { 'cloud engineering': contours, cybersecurity: tumblers, devops: rails, devsecops: hexagons }

export interface SealOptions {
  readonly domain: Domain
  readonly level: Level
  readonly seed: string
  readonly centre: Point
  /** To the tips of the rosette, in points. */
  readonly radius: number
  /** The colour of the rosette: the deep ink on paper, the line colour on dark ground. */
  readonly rosette: string
}

/** The course's motif on a dark disc within a guilloche rosette: the mark of a certificate and the face of a badge. Holds the one volt of a drawing. */
export function seal({ domain, level, seed, centre, radius, rosette }: SealOptions): Shape[] {
  const ink = inks[domain]
  const disc = radius * 0.72
  const petals = 22
  const loops = Array.from({ length: 9 }, (_value, index): Shape => {
    const phase = (index / 9) * (turn / petals)
    const points = Array.from({ length: 440 }, (_point, step) => {
      const angle = (step / 440) * turn
      return around(centre, radius * (0.87 + 0.12 * Math.sin((angle + phase) * petals)), angle)
    })
    return { path: polyline(points, true), stroke: rosette, width: 0.5, opacity: 0.75 }
  })
  const face = { centre, radius: disc * 0.9, random: seededRandom(`seal/${domain}/${level}/${seed}`), ink, steps: stepsOf[level] }
  return [
    ...loops,
    { path: circle(centre.x, centre.y, radius * 0.755), stroke: rosette, width: 1 },
    { path: circle(centre.x, centre.y, disc), fill: colors.ground },
    { path: circle(centre.x, centre.y, disc * 0.95), stroke: ink.line, width: 0.6, opacity: 0.6 },
    ...motifs[domain](face),
  ]
}
