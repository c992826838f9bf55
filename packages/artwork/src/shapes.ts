/**
 * One filled or stroked path. Lengths in the drawing's unit (points or pixels), y down, as in SVG.
 */
export interface Shape {
  /** SVG path data, absolute or relative. */
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  /** Width of the stroke; 1 if left out. */
  readonly width?: number
  /** 0 to 1, of fill and stroke; 1 if left out. */
  readonly opacity?: number
  /** Round caps and joins. */
  readonly isRound?: boolean
  /** Lengths of dash and gap. */
  readonly dash?: readonly [number, number]
  /** Where the path's origin is; 0 0 if left out. */
  readonly at?: Point
  /** Degrees clockwise around the origin. */
  readonly turn?: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const fullTurn = Math.PI * 2

/** A point at an angle (radians, clockwise from the right) and a distance from a center. */
export const around = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
})

/** Writes path data whose numbers have at most so many decimals. */
export function createPen(decimals: number) {
  const unit = 10 ** decimals
  const round = (value: number): number => Math.round(value * unit) / unit + 0
  /** 'x y' */
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`
  return {
    round,
    at,
    circle: (x: number, y: number, radius: number): string => {
      const r = round(radius)
      return `M${at(x - radius, y)}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0z`
    },
    /** Part of a circle, clockwise. */
    arc: (center: Point, radius: number, from: number, to: number): string => {
      const [start, end] = [around(center, radius, from), around(center, radius, to)]
      return `M${at(start.x, start.y)}A${at(radius, radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(end.x, end.y)}`
    },
    /** A bar with round ends, centered on the origin. */
    capsule: (width: number, height: number): string => {
      const [half, radius] = [width / 2 - height / 2, height / 2]
      return `M${-half} ${-radius}h${half * 2}a${radius} ${radius} 0 0 1 0 ${height}h${-half * 2}a${radius} ${radius} 0 0 1 0 ${-height}z`
    },
    /**
     * Points joined by straight lines, each relative to the one before: half the bytes of absolute
     * places.
     */
    polyline: (points: readonly Point[], isClosed = false): string => {
      const whole = points.map(({ x, y }) => ({ x: Math.round(x * unit), y: Math.round(y * unit) }))
      const steps = whole.slice(1).flatMap(({ x, y }, index) => {
        const before = whole[index] ?? { x: 0, y: 0 }
        return [short((x - before.x) / unit), short((y - before.y) / unit)]
      })
      const start = points[0] ? at(points[0].x, points[0].y) : ''
      // A minus sign separates numbers as well as a blank does.
      return `M${start}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    },
  }
}

/** A number without the leading zero, which path data does not need. */
const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.')

/** For what is printed: hundredths of a point. */
export const { round, circle, arc, capsule, polyline } = createPen(2)
