import type { Domain } from '@rampart/contract/entities/values'
import { inks } from './palette.ts'
import { between, seededRandom } from './random.ts'
import type { Random } from './random.ts'
import { circle, polyline } from './shapes.ts'
import type { Point, Shape } from './shapes.ts'

/** A band round a sheet. Lengths in points. */
export interface Band {
  readonly width: number
  readonly height: number
  /** From the sheet's edge to the middle of the band. */
  readonly inset: number
  /** Of the middle line's corners. */
  readonly radius: number
  /** Half of the band's thickness. */
  readonly reach: number
}

/** A place on the band's middle line, and the direction that leads out of it. */
interface Station extends Point {
  readonly outX: number
  readonly outY: number
}

/** Follows a closed line: `share` runs from 0 to 1. */
type Track = (share: number) => Station

/** A rectangle with round corners, clockwise from the middle of its upper side. */
function roundedTrack({ width, height, inset, radius }: Band): { at: Track; length: number } {
  const [straightX, straightY] = [width - 2 * (inset + radius), height - 2 * (inset + radius)]
  const quarter = (Math.PI / 2) * radius
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
  const legs: { length: number; at: (done: number) => Station }[] = [
    { length: straightX / 2, at: (done) => ({ x: width / 2 + done, y: top, outX: 0, outY: -1 }) },
    { length: quarter, at: (done) => corner(right - radius, top + radius, radius, -Math.PI / 2 + done / radius) },
    { length: straightY, at: (done) => ({ x: right, y: top + radius + done, outX: 1, outY: 0 }) },
    { length: quarter, at: (done) => corner(right - radius, bottom - radius, radius, done / radius) },
    { length: straightX, at: (done) => ({ x: right - radius - done, y: bottom, outX: 0, outY: 1 }) },
    { length: quarter, at: (done) => corner(left + radius, bottom - radius, radius, Math.PI / 2 + done / radius) },
    { length: straightY, at: (done) => ({ x: left, y: bottom - radius - done, outX: -1, outY: 0 }) },
    { length: quarter, at: (done) => corner(left + radius, top + radius, radius, Math.PI + done / radius) },
    { length: straightX / 2, at: (done) => ({ x: left + radius + done, y: top, outX: 0, outY: -1 }) },
  ]
  const length = legs.reduce((sum, leg) => sum + leg.length, 0)
  const at = (share: number): Station => {
    let done = (((share % 1) + 1) % 1) * length
    for (const leg of legs) {
      if (done <= leg.length) return leg.at(done)
      done -= leg.length
    }
    return { x: width / 2, y: top, outX: 0, outY: -1 }
  }
  return { at, length }
}

function corner(x: number, y: number, radius: number, angle: number): Station {
  const [outX, outY] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + radius * outX, y: y + radius * outY, outX, outY }
}

/** A closed line that stays beside the track by `offset(share)` points. */
function beside(track: Track, length: number, offset: (share: number) => number, pitch = 2.4): string {
  const count = Math.round(length / pitch)
  const points = Array.from({ length: count }, (_value, index) => {
    const share = index / count
    const { x, y, outX, outY } = track(share)
    const away = offset(share)
    return { x: x + outX * away, y: y + outY * away }
  })
  return polyline(points, true)
}

const turn = Math.PI * 2

interface Weave {
  readonly track: Track
  readonly length: number
  readonly reach: number
  readonly random: Random
  readonly color: string
}

/** Fine sines of one wave length, each a little later: the braid that copiers lose. `shape` bends their height along the way. */
function braid({ track, length, reach, color }: Weave, waves: number, strands: number, shape: (share: number) => number, opacity: number): Shape[] {
  return Array.from({ length: strands }, (_value, index) => {
    const phase = (index / strands) * turn
    const path = beside(track, length, (share) => reach * shape(share) * Math.sin(share * waves * turn + phase))
    return { path, stroke: color, width: 0.4, opacity }
  })
}

/** Cloud engineering: lines of equal height, nested, whose height rises and falls like land. */
function contourWeave(weave: Weave): Shape[] {
  const { track, length, reach, random, color } = weave
  const [first, second] = [between(random, 0, turn), between(random, 0, turn)]
  const land = (share: number) => 0.74 + 0.17 * Math.sin(share * turn * 15 + first) + 0.09 * Math.sin(share * turn * 38 + second)
  const nested = Array.from({ length: 9 }, (_value, index): Shape => {
    const path = beside(track, length, (share) => reach * ((index - 4) / 4) * land(share + index * 0.0016))
    return { path, stroke: color, width: index % 4 === 0 ? 0.8 : 0.45, opacity: 0.85 }
  })
  return [...braid(weave, 72, 8, land, 0.45), ...nested]
}

/** Cybersecurity: a chain of lock rings, each broken once. */
function ringWeave(weave: Weave): Shape[] {
  const { track, length, reach, random, color } = weave
  const count = Math.round(length / (reach * 2.2))
  const rings = Array.from({ length: count }, (_value, index): Shape[] => {
    const { x, y } = track((index + 0.5) / count)
    return [0.92, 0.62, 0.34].map((share, place) => {
      const radius = reach * share
      const gap = radius * between(random, 0.5, 0.9)
      return {
        path: circle(0, 0, radius),
        stroke: color,
        width: place === 1 ? 1.3 : 0.55,
        opacity: 0.85,
        dash: [turn * radius - gap, gap],
        at: { x, y },
        turn: between(random, 0, 360),
      }
    })
  })
  return [...braid(weave, count, 8, () => 0.96, 0.55), ...rings.flat()]
}

/** DevOps: rails that change places, with a station at each change. */
function railWeave(weave: Weave): Shape[] {
  const { track, length, reach, color } = weave
  const periods = 26
  const shift = (share: number, lane: number) => {
    const place = (((share * periods + lane * 0.5) % 1) + 1) % 1
    const ramp = (from: number) => Math.min(Math.max((place - from) / 0.14, 0), 1)
    return (ramp(0.18) - ramp(0.68)) * 2 - 1
  }
  const rails = [-1, 1].flatMap((lane) =>
    [-0.16, 0, 0.16].map((gauge): Shape => {
      const path = beside(track, length, (share) => reach * (lane * shift(share, 0) * 0.62 + gauge), 1.6)
      return { path, stroke: color, width: gauge === 0 ? 0.9 : 0.4, opacity: 0.85 }
    }),
  )
  const stops = Array.from({ length: periods * 2 }, (_value, index): Shape => {
    const { x, y, outX, outY } = track((index + 0.94) / (periods * 2))
    const away = reach * 0.62 * (index % 2 === 0 ? 1 : -1)
    return { path: circle(x + outX * away, y + outY * away, 1.9), fill: '#fcfdfd', stroke: color, width: 0.8 }
  })
  return [...braid(weave, 88, 6, () => 0.95, 0.4), ...rails, ...stops]
}

/** DevSecOps: a row of hexagon cells, some of them filled. */
function cellWeave(weave: Weave): Shape[] {
  const { track, length, reach, random, color } = weave
  const count = Math.round(length / (reach * 1.5))
  const cells = Array.from({ length: count }, (_value, index): Shape[] => {
    const { x, y, outX, outY } = track((index + 0.5) / count)
    const away = reach * 0.36 * (index % 2 === 0 ? 1 : -1)
    const centre = { x: x + outX * away, y: y + outY * away }
    const facing = Math.atan2(outY, outX)
    const hexagon = (radius: number) =>
      polyline(
        Array.from({ length: 6 }, (_side, side) => ({
          x: centre.x + radius * Math.cos(facing + (side * turn) / 6),
          y: centre.y + radius * Math.sin(facing + (side * turn) / 6),
        })),
        true,
      )
    const isFilled = random() < 0.35
    return [
      { path: hexagon(reach * 0.62), stroke: color, width: 0.6, opacity: 0.9 },
      isFilled ? { path: hexagon(reach * 0.36), fill: color, opacity: 0.8 } : { path: hexagon(reach * 0.4), stroke: color, width: 0.4, opacity: 0.8 },
    ]
  })
  return [...braid(weave, count / 2, 8, () => 0.97, 0.5), ...cells.flat()]
}

const weaves: Readonly<Record<Domain, (weave: Weave) => Shape[]>> = {
  'cloud engineering': contourWeave,
  cybersecurity: ringWeave,
  devops: railWeave,
  devsecops: cellWeave,
}

/** A guilloche band round the sheet, woven from the domain's motif between two fine lines. */
export function border(band: Band, domain: Domain, seed: string): Shape[] {
  const { at: track, length } = roundedTrack(band)
  const color = inks[domain].deep
  const weave = { track, length, reach: band.reach - 1.5, random: seededRandom(`border/${seed}`), color }
  const edge = (away: number, width: number): Shape => ({ path: beside(track, length, () => away), stroke: color, width })
  return [...weaves[domain](weave), edge(band.reach + 2, 0.9), edge(-band.reach - 2, 0.9), edge(-band.reach - 5, 0.35)]
}
