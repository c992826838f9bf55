/** A point of the drawing, in px. */
export type Point = readonly [x: number, y: number]

/**
 * Heights at the corners of square cells, with a border lower than every level, so that each line
 * closes.
 */
export interface Field {
  columns: number
  rows: number
  /** Height of corner `row * columns + column`. */
  heights: readonly number[]
  /** Place of the first corner, in px. */
  origin: number
  /** Side of a cell, in px. */
  cell: number
}

/** Closed lines of equal height (marching squares). */
export function isolines(field: Field, level: number): Point[][] {
  const links = new Map<number, number[]>()
  const join = (from: number, to: number) => {
    links.set(from, [...(links.get(from) ?? []), to])
    links.set(to, [...(links.get(to) ?? []), from])
  }
  for (let row = 0; row + 1 < field.rows; row++)
    for (let column = 0; column + 1 < field.columns; column++)
      crossCell(field, level, row, column, join)
  return trace(links).map((line) => line.map((edge) => crossing(field, level, edge)))
}

/** An edge is `corner * 2` (to the right of a corner) or `corner * 2 + 1` (below it). */
function crossCell(
  { columns, heights }: Field,
  level: number,
  row: number,
  column: number,
  join: (from: number, to: number) => void,
) {
  const corner = row * columns + column
  const corners = [corner, corner + 1, corner + columns + 1, corner + columns] as const
  const above = corners.map((index) => (heights[index] ?? 0) > level)
  const edges = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1]
  const crossed = edges.filter((_edge, side) => above[side] !== above[(side + 1) % 4])
  const [first, second, third, fourth] = crossed
  if (first === undefined || second === undefined) return
  if (third === undefined || fourth === undefined) return join(first, second)
  const middle = corners.reduce((sum, index) => sum + (heights[index] ?? 0), 0) / 4 > level
  if (middle === above[0]) {
    join(first, second)
    join(third, fourth)
  } else {
    join(first, fourth)
    join(second, third)
  }
}

function trace(links: Map<number, number[]>): number[][] {
  const lines: number[][] = []
  const seen = new Set<number>()
  for (const start of links.keys()) {
    const line: number[] = []
    for (
      let edge: number | undefined = start;
      edge !== undefined && !seen.has(edge);
      edge = links.get(edge)?.find((next) => !seen.has(next))
    ) {
      seen.add(edge)
      line.push(edge)
    }
    // Shorter lines would look like specks.
    if (line.length > 12) lines.push(line)
  }
  return lines
}

function crossing({ columns, heights, origin, cell }: Field, level: number, edge: number): Point {
  const corner = edge >> 1
  const isVertical = edge % 2 === 1
  const low = heights[corner] ?? 0
  const high = heights[isVertical ? corner + columns : corner + 1] ?? 0
  const share = (level - low) / (high - low)
  const column = (corner % columns) + (isVertical ? 0 : share)
  const row = Math.floor(corner / columns) + (isVertical ? share : 0)
  return [origin + column * cell, origin + row * cell]
}

/**
 * A closed, smooth path (quadratic B-spline) near the points, in relative steps, rounded to
 * 1/`unit` px. The control point of each step is the last one mirrored, so rounding errors are
 * corrected and never add up.
 */
export function smoothPath(points: readonly Point[], unit = 10): string {
  const pair = (across: number, down: number) =>
    `${across / unit}${down < 0 ? '' : ' '}${down / unit}`
  // For a long line every other point is enough; a short one needs all of them to stay round.
  const kept = points
    .filter((_point, index) => points.length < 32 || index % 2 === 0)
    .map(([x, y]) => [Math.round(x * unit), Math.round(y * unit)] as const)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return ''
  let [x, y] = [Math.round((last[0] + first[0]) / 2), Math.round((last[1] + first[1]) / 2)]
  let path = `M${x / unit} ${y / unit}`
  let [controlX, controlY]: readonly [number, number] = first
  kept.forEach((_point, index) => {
    const next = kept[(index + 1) % kept.length] ?? first
    const [toX, toY] = [Math.round((controlX + next[0]) / 2), Math.round((controlY + next[1]) / 2)]
    path +=
      index === 0
        ? `q${pair(controlX - x, controlY - y)} ${pair(toX - x, toY - y)}t`
        : `${pair(toX - x, toY - y)} `
    ;[controlX, controlY] = [2 * toX - controlX, 2 * toY - controlY]
    ;[x, y] = [toX, toY]
  })
  return `${path.trimEnd()}z`
}
