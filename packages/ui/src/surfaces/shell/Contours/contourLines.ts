/** A point of the drawing, in px of its 480 × 270 field. */
type Point = readonly [x: number, y: number]

/** The innermost line goes round it. */
export const summit: Point = [300, 132]
/** More lines would be outside the field. */
const rings = 11
const pointsARing = 12

/**
 * Points of height line number `ring`, counted from the summit: a shape that turns slowly and moves
 * away as it grows.
 */
function ringPoints(ring: number): Point[] {
  const phase = 0.9 + ring * 0.09
  const radius = 15 + ring * 17 + ring * ring * 0.5
  return Array.from({ length: pointsARing }, (_, index) => {
    const angle = (index / pointsARing) * Math.PI * 2
    const wave =
      1 +
      0.17 * Math.sin(2 * angle + phase) +
      0.1 * Math.sin(3 * angle + phase * 1.7) +
      0.05 * Math.sin(5 * angle - phase)
    return [
      summit[0] - ring * 2.4 + Math.cos(angle) * radius * wave * 1.35,
      summit[1] + ring + Math.sin(angle) * radius * wave * 0.82,
    ]
  })
}

/**
 * A closed smooth line through the points (Catmull-Rom as cubic curves; whole numbers, each from
 * the point before, to stay small).
 */
function smoothPath(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const at = (index: number) => rounded[(index + rounded.length) % rounded.length] as Point
  const slope = (index: number): Point => [
    (at(index + 1)[0] - at(index - 1)[0]) / 6,
    (at(index + 1)[1] - at(index - 1)[1]) / 6,
  ]
  const curves = rounded.map((from, index) => {
    const to = at(index + 1)
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const back = slope(index + 1)
    const end = [x - back[0], y - back[1], x, y]
    return index === 0 ? `c${write([...slope(0), ...end])}` : `s${write(end)}`
  })
  return `M${write(at(0))}${curves.join('')}`
}

/** Numbers of a path in the shortest form: a minus sign separates them, too. */
const write = (numbers: readonly number[]) =>
  numbers.map(Math.round).join(' ').replaceAll(' -', '-')

/** One height line of the drawing. */
export interface ContourLine {
  /** Path data of a closed line in a field of 480 × 270. */
  path: string
  /** 0 to 1: outer lines are fainter. */
  opacity: number
  /** In px of the field; every fourth line is bolder. */
  width: number
}

/** Map contours around one summit, from the summit outwards. */
export const contourLines: readonly ContourLine[] = Array.from({ length: rings }, (_, ring) => ({
  path: smoothPath(ringPoints(ring)),
  opacity: Number((1 - ring * 0.06).toFixed(2)),
  width: ring % 4 === 3 ? 1.8 : 1,
}))

/**
 * The contours as an SVG document, for use as a mask, which takes no color from it. It is in the
 * styles of each page, so attributes whose default is 1 are left out.
 */
export function contourDrawing(): string {
  const said = (name: string, value: number) => (value === 1 ? '' : ` ${name}='${value}'`)
  const lines = contourLines.map(
    ({ path, opacity, width }) =>
      `<path${said('opacity', opacity)} d='${path}'${said('stroke-width', width)}/>`,
  )
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 480 270' preserveAspectRatio='xMidYMid slice' fill='none' stroke='red'>${lines.join('')}</svg>`
}
