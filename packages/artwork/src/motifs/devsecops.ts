import type { Weave } from '../band.ts'
import { braid } from '../band.ts'
import type { CardFace, Motif, SealFace } from '../motif.ts'
import { cardPen, volt } from '../motif.ts'
import { colors } from '../palette.ts'
import type { Point, Shape } from '../shapes.ts'
import { around, fullTurn, polyline } from '../shapes.ts'

interface Cell extends Point {
  /** 1 on the edge of the shield, less inside, more outside. */
  depth: number
}

/** A comb of cells around the origin, with their place in a shield: flat above, pointed below. */
function comb(radius: number, depthAt: (x: number, y: number) => number): Cell[] {
  const [across, down] = [radius * Math.sqrt(3), radius * 1.5]
  const cells: Cell[] = []
  for (let row = -6; row <= 6; row++) {
    for (let column = -6; column <= 6; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * across, row * down]
      cells.push({ x, y, depth: depthAt(x, y) })
    }
  }
  return cells
}

/** A shield of hexagon cells, some filled, one highlighted. A higher level adds cells. */
function drawCard({ random, ink, signal, steps }: CardFace): Shape[] {
  const { at, round } = cardPen
  const radius = [30, 24, 20.5][steps - 1] ?? 24
  const center = { x: random.between(322, 346), y: 124 }
  const cells = comb(radius, (x, y) => {
    const halfWidth = y < -10 ? 100 : 100 * (1 - Math.min((y + 10) / 138, 1) ** 1.6)
    return Math.max(Math.abs(x) / Math.max(halfWidth, 1), -y / 100, y / 124)
  })
    .map((cell) => ({ ...cell, x: center.x + cell.x, y: center.y + cell.y }))
    .filter(({ x, y }) => y > -radius && y < 270 + radius && x < 480 + radius)
  const inside = cells.filter(({ depth }) => depth <= 1)
  const middle = inside.filter(
    ({ x, y }) => Math.abs(x - center.x) < 50 && Math.abs(y - center.y) < 48,
  )
  const lit = middle[random.whole(0, middle.length - 1)] ?? { ...center, depth: 0 }
  const rest = inside.filter((cell) => cell !== lit)
  const tones = rest.map((cell) => ({ cell, share: random.between(0, 1) - cell.depth * 0.15 }))
  const hexagon = ({ x, y }: Point, size: number) => {
    const [half, quarter] = [(size * Math.sqrt(3)) / 2, size / 2]
    return `M${at(x, y - size)}l${at(half, quarter)}v${round(size)}l${at(-half, quarter)} ${at(-half, -quarter)}v${round(-size)}z`
  }
  const size = radius - 3
  const draw = (list: readonly Cell[]) => list.map((cell) => hexagon(cell, size)).join('')
  const toned = (least: number, most: number) =>
    draw(tones.filter(({ share }) => share > least && share <= most).map(({ cell }) => cell))
  const line = { stroke: ink.line, width: 1.8, isRound: true }
  const far = cells.filter(({ depth }) => depth > 1 && depth < 1.9 && random.chance(1.7 - depth))
  return [
    { path: draw(far), stroke: ink.line, width: 1.2, opacity: 0.22, isRound: true },
    { ...line, path: toned(0.35, 1), fill: ink.fill },
    { path: toned(0.12, 0.35), fill: ink.line, opacity: 0.18 },
    { ...line, path: toned(0.12, 0.35) },
    { ...line, path: toned(-1, 0.12) },
    { path: hexagon(lit, size + 1), fill: signal, stroke: colors.ground, width: 2 },
    {
      path: `M${at(lit.x - size * 0.38, lit.y + size * 0.04)}l${at(size * 0.27, size * 0.27)} ${at(size * 0.5, -size * 0.54)}`,
      stroke: colors.ground,
      width: round(size * 0.17),
      isRound: true,
    },
  ]
}

const hexagonAt = (center: Point, radius: number, facing: number) =>
  polyline(
    Array.from({ length: 6 }, (_side, side) =>
      around(center, radius, (side * fullTurn) / 6 + facing),
    ),
    true,
  )

/** A shield of cells; the one in its middle is the signal. */
function drawSeal({ center, radius, random, ink, steps }: SealFace): Shape[] {
  const size = radius * ([0.2, 0.165, 0.14][steps - 1] ?? 0.165)
  const hexagon = (x: number, y: number, side: number) =>
    hexagonAt({ x: center.x + x, y: center.y + y }, side, fullTurn / 12)
  const cells = comb(size, (x, y) => {
    const halfWidth = y < 0 ? 0.74 : 0.74 * (1 - Math.min(y / (radius * 0.98), 1) ** 1.9)
    return Math.max(
      Math.abs(x) / Math.max(halfWidth * radius, 1),
      -y / (radius * 0.72),
      y / (radius * 0.86),
    )
  }).filter(({ x, y, depth }) => depth <= 1 && (x !== 0 || y !== 0))
  const tick = [
    { x: center.x - size * 0.36, y: center.y + size * 0.04 },
    { x: center.x - size * 0.1, y: center.y + size * 0.3 },
    { x: center.x + size * 0.38, y: center.y - size * 0.24 },
  ]
  return [
    ...cells.flatMap(({ x, y, depth }): Shape[] => {
      const share = random.between(0, 1) - depth * 0.15
      const path = hexagon(x, y, size * 0.88)
      return [
        ...(share > 0.3 ? [{ path, fill: ink.fill }] : []),
        ...(share <= 0.3 && share > 0.08 ? [{ path, fill: ink.line, opacity: 0.35 }] : []),
        { path, stroke: ink.line, width: radius * 0.015, isRound: true },
      ]
    }),
    volt(hexagon(0, 0, size * 0.96)),
    { path: polyline(tick), stroke: colors.onVolt, width: size * 0.16, isRound: true },
  ]
}

/** A row of hexagon cells, some of them filled. */
function weaveBorder(weave: Weave): Shape[] {
  const { track, length, reach, random, color } = weave
  const count = Math.round(length / (reach * 1.5))
  const cells = Array.from({ length: count }, (_value, index): Shape[] => {
    const { x, y, outX, outY } = track((index + 0.5) / count)
    const away = reach * 0.36 * (index % 2 === 0 ? 1 : -1)
    const hexagon = (share: number) =>
      hexagonAt({ x: x + outX * away, y: y + outY * away }, reach * share, Math.atan2(outY, outX))
    return [
      { path: hexagon(0.62), stroke: color, width: 0.6, opacity: 0.9 },
      random.chance(0.35)
        ? { path: hexagon(0.36), fill: color, opacity: 0.8 }
        : { path: hexagon(0.4), stroke: color, width: 0.4, opacity: 0.8 },
    ]
  })
  return [...braid(weave, count / 2, 8, 0.5, () => 0.97), ...cells.flat()]
}

export const devsecops: Motif = {
  ink: { line: '#62d7ab', fill: '#1d5d46', deep: '#1f7558' },
  drawCard,
  drawSeal,
  weaveBorder,
}
