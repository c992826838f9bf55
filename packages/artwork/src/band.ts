import type { Random } from './random.ts'
import type { Point, Shape } from './shapes.ts'
import { fullTurn, polyline } from './shapes.ts'

/** A band around a sheet. Lengths in points. */
export interface Band {
  readonly width: number
  readonly height: number
  /** The distance from the sheet's edge to the middle of the band. */
  readonly inset: number
  /** The radius of the middle line's corners. */
  readonly radius: number
  /** Half of the band's thickness. */
  readonly reach: number
}

/** A place on the band's middle line, and the direction outward from it. */
interface Station extends Point {
  readonly outX: number
  readonly outY: number
}

/** The closed middle line of a band. */
export interface Line {
  /** The place at a share of its length, 0 to 1. */
  readonly track: (share: number) => Station
  readonly length: number
}

/** The space in which the border of a domain is drawn. */
export interface Weave extends Line {
  /** Half of the thickness that may be filled. */
  readonly reach: number
  readonly random: Random
  readonly color: string
}

const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The middle line: a rectangle with round corners, clockwise from the middle of its upper side. */
export function middleLine({ width, height, inset, radius }: Band): Line {
  const straight = (side: number) => (side % 2 ? height : width) - 2 * (inset + radius)
  const quarter = (Math.PI / 2) * radius
  const length = 2 * (straight(0) + straight(1)) + 4 * quarter
  const track = (share: number): Station => {
    let done = ((((share % 1) + 1) % 1) * length + straight(0) / 2) % length
    for (const [side, [outX, outY]] of sides.entries()) {
      const [half, reach] = [straight(side) / 2, straight(side + 1) / 2]
      // The point at `away` from the middle of the side's straight part, moved outward by `out`.
      const at = (away: number, out: number): Point => ({
        x: width / 2 + outX * out - outY * away,
        y: height / 2 + outY * out + outX * away,
      })
      if (done <= 2 * half) return { ...at(done - half, reach + radius), outX, outY }
      done -= 2 * half
      if (done <= quarter) {
        const angle = ((side - 1) * Math.PI) / 2 + done / radius
        const out = { outX: Math.cos(angle), outY: Math.sin(angle) }
        const { x, y } = at(half, reach)
        return { x: x + radius * out.outX, y: y + radius * out.outY, ...out }
      }
      done -= quarter
    }
    return track(0)
  }
  return { track, length }
}

/**
 * Rounds to a twentieth of a point, 18 thousandths of a millimeter on paper: finer steps cost a
 * fifth more bytes.
 */
const snapped = (length: number): number => Math.round(length * 20) / 20

/** A closed line beside the middle line, at a distance of `offset(share)` points. */
export function beside(
  { track, length }: Line,
  offset: (share: number) => number,
  pitch = 2.4,
): string {
  const count = Math.round(length / pitch)
  const points = Array.from({ length: count }, (_value, index) => {
    const share = index / count
    const { x, y, outX, outY } = track(share)
    const away = offset(share)
    return { x: snapped(x + outX * away), y: snapped(y + outY * away) }
  })
  return polyline(points, true)
}

/**
 * Fine sine curves of one wavelength, each a little later than the one before: a braid that copiers
 * cannot reproduce. `shape` changes their height along the way.
 */
export function braid(
  weave: Weave,
  waves: number,
  strands: number,
  opacity: number,
  shape: (share: number) => number,
): Shape[] {
  return Array.from({ length: strands }, (_value, index) => {
    const phase = (index / strands) * fullTurn
    const path = beside(
      weave,
      (share) => weave.reach * shape(share) * Math.sin(share * waves * fullTurn + phase),
    )
    return { path, stroke: weave.color, width: 0.4, opacity }
  })
}
