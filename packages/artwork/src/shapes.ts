/** One filled or stroked path. Lengths in the drawing's unit (points or pixels), y down, as in SVG. */
export interface Shape {
  /** SVG path data, absolute or relative. */
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  /** Of the stroke; 1 if left out. */
  readonly width?: number
  /** 0 to 1, of fill and stroke; 1 if left out. */
  readonly opacity?: number
  /** Round caps and joins. */
  readonly isRound?: boolean
  /** Lengths of dash and gap. */
  readonly dash?: readonly [number, number]
  /** Where the path's origin lies; 0 0 if left out. */
  readonly at?: Point
  /** Degrees clockwise round the origin. */
  readonly turn?: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const fullTurn = Math.PI * 2

/** A point at an angle (radians, clockwise from the right) and a distance from a centre. */
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
    arc: (centre: Point, radius: number, from: number, to: number): string => {
      const [start, end] = [around(centre, radius, from), around(centre, radius, to)]
      return `M${at(start.x, start.y)}A${at(radius, radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(end.x, end.y)}`
    },
    /** A bar with round ends, centred on the origin. */
    capsule: (width: number, height: number): string => {
      const [half, radius] = [width / 2 - height / 2, height / 2]
      return `M${-half} ${-radius}h${half * 2}a${radius} ${radius} 0 0 1 0 ${height}h${-half * 2}a${radius} ${radius} 0 0 1 0 ${-height}z`
    },
    /** Points joined by straight lines. */
    polyline: (points: readonly Point[], isClosed = false): string =>
      `M${points.map(({ x, y }) => at(x, y)).join('L')}${isClosed ? 'z' : ''}`,
  }
}

/** For what is printed: hundredths of a point. */
export const { round, circle, arc, capsule, polyline } = createPen(2)
