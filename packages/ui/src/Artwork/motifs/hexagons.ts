import { ground } from '../palette.ts'
import type { Motif } from './motif.ts'
import { at, round } from './motif.ts'

interface Cell {
  x: number
  y: number
  /** 1 on the edge of the shield, less inside, more outside. */
  depth: number
}

/** DevSecOps: a shield of hexagon cells, some filled, one lit. A higher level adds cells. */
export function hexagons({ random, ink, signal, steps }: Motif): string {
  const radius = [30, 24, 20.5][steps - 1] ?? 24
  const centre = { x: random.between(322, 346), y: 124 }
  const cells = comb(centre, radius)
  const inside = cells.filter((cell) => cell.depth <= 1)
  const lit = inside.filter((cell) => Math.abs(cell.x - centre.x) < 50 && Math.abs(cell.y - centre.y) < 48)
  const signalCell = lit[random.whole(0, lit.length - 1)] ?? inside[0] ?? { ...centre, depth: 0 }
  const size = radius - 3
  const draw = (list: readonly Cell[]) => list.map((cell) => hexagon(cell, size)).join('')
  const rest = inside.filter((cell) => cell !== signalCell)
  const tone = rest.map((cell) => ({ cell, share: random.between(0, 1) - cell.depth * 0.15 }))
  const filled = tone.filter(({ share }) => share > 0.35).map(({ cell }) => cell)
  const bright = tone.filter(({ share }) => share <= 0.35 && share > 0.12).map(({ cell }) => cell)
  const far = cells.filter((cell) => cell.depth > 1 && cell.depth < 1.9)
  return (
    `<g stroke="${ink.line}" stroke-width="1.8" stroke-linejoin="round" fill="none">` +
    `<path d="${draw(far.filter((cell) => random.chance(1.7 - cell.depth)))}" stroke-opacity=".22" stroke-width="1.2"/>` +
    `<path d="${draw(filled)}" fill="${ink.fill}"/><path d="${draw(bright)}" fill="${ink.line}" fill-opacity=".18"/>` +
    `<path d="${draw(rest.filter((cell) => !filled.includes(cell) && !bright.includes(cell)))}"/></g>` +
    `<path d="${hexagon(signalCell, size + 1)}" fill="${signal}" stroke="${ground.deep}" stroke-width="2"/>` +
    `<path d="M${at(signalCell.x - size * 0.38, signalCell.y + size * 0.04)}l${at(size * 0.27, size * 0.27)} ${at(size * 0.5, -size * 0.54)}" fill="none" stroke="${ground.deep}" stroke-width="${round(size * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** Cells over the right of the picture, with their place in a shield: flat above, pointed below. */
function comb(centre: { x: number; y: number }, radius: number): Cell[] {
  const [across, down] = [radius * Math.sqrt(3), radius * 1.5]
  const cells: Cell[] = []
  for (let row = -6; row <= 6; row++) {
    for (let column = -6; column <= 6; column++) {
      const [x, y] = [centre.x + (column + (row % 2 === 0 ? 0 : 0.5)) * across, centre.y + row * down]
      if (y > -radius && y < 270 + radius && x < 480 + radius) cells.push({ x, y, depth: shieldDepth(x - centre.x, y - centre.y) })
    }
  }
  return cells
}

function shieldDepth(x: number, y: number): number {
  const halfWidth = y < -10 ? 100 : 100 * (1 - Math.min((y + 10) / 138, 1) ** 1.6)
  return Math.max(Math.abs(x) / Math.max(halfWidth, 1), -y / 100, y / 124)
}

function hexagon({ x, y }: Cell, radius: number): string {
  const [half, quarter] = [(radius * Math.sqrt(3)) / 2, radius / 2]
  return `M${at(x, y - radius)}l${at(half, quarter)}v${round(radius)}l${at(-half, quarter)} ${at(-half, -quarter)}v${round(-radius)}z`
}
