import type { ArtworkDomain } from './motifs.ts'
import { hash } from './random.ts'
import type { Point } from './shapes.ts'

/**
 * The part of the map that every crop shows. Places are relative to its upper left corner. The
 * drawing extends beyond it on each side.
 */
export const mapFrame = { width: 560, height: 240 } as const

/** How far the drawing extends beyond the frame on each side. */
export const mapMargin = { x: 200, y: 80 } as const

/** A region of the map: one for each domain. */
export interface MapRegion {
  /** Its highest ground, the place of its beacon. */
  readonly beacon: Point
  /** Where its name begins. */
  readonly label: Point
  /** Summits, for courses. */
  readonly summits: readonly Point[]
  /** Places of flags, for labs. */
  readonly flags: readonly Point[]
}

const points = (...list: readonly (readonly [number, number])[]): Point[] =>
  list.map(([x, y]) => ({ x, y }))

/** Where things are in each region. */
export const mapRegions: Readonly<Record<ArtworkDomain, MapRegion>> = {
  'cloud engineering': {
    beacon: { x: 118, y: 62 },
    label: { x: 26, y: 14 },
    summits: points(
      [118, 36],
      [72, 74],
      [160, 84],
      [56, 46],
      [88, 108],
      [196, 50],
      [54, 104],
      [138, 112],
    ),
    flags: points([84, 30], [176, 26], [40, 74], [124, 88], [212, 84], [62, 128]),
  },
  cybersecurity: {
    beacon: { x: 412, y: 66 },
    label: { x: 312, y: 14 },
    summits: points(
      [372, 46],
      [456, 50],
      [346, 86],
      [484, 88],
      [432, 108],
      [318, 56],
      [390, 116],
      [520, 60],
    ),
    flags: points([428, 30], [488, 30], [312, 104], [462, 124], [352, 118], [536, 98]),
  },
  devops: {
    beacon: { x: 158, y: 178 },
    label: { x: 26, y: 138 },
    summits: points(
      [60, 172],
      [116, 206],
      [206, 160],
      [220, 210],
      [52, 216],
      [84, 226],
      [252, 180],
      [170, 228],
    ),
    flags: points([96, 160], [36, 190], [146, 150], [240, 230], [84, 198], [190, 188]),
  },
  devsecops: {
    beacon: { x: 424, y: 182 },
    label: { x: 312, y: 138 },
    summits: points(
      [372, 170],
      [478, 168],
      [346, 206],
      [494, 210],
      [398, 224],
      [318, 178],
      [452, 228],
      [534, 180],
    ),
    flags: points([396, 152], [462, 146], [310, 226], [524, 224], [364, 232], [516, 150]),
  },
}

/** The place of a learner who has begun nothing: the ways to all regions start here. */
export const mapStart: Point = { x: 280, y: 122 }

/** An item that the learner has in a region; earlier items get their place first. */
export interface MapItem {
  readonly kind: 'course' | 'lab'
  /** The course's slug or the lab's path. */
  readonly slug: string
  readonly domain: ArtworkDomain
}

/**
 * The place of each item: for the same slug the search always begins at the same place, and takes
 * the next free one. If a region has more items than places, the last ones have none.
 */
export function placeItems<T extends MapItem>(items: readonly T[]): { item: T; at: Point }[] {
  const taken = new Set<Point>()
  return items.flatMap((item) => {
    const { summits, flags } = mapRegions[item.domain]
    const places = item.kind === 'course' ? summits : flags
    const start = hash(item.slug) % places.length
    const at = [...places.slice(start), ...places.slice(0, start)].find(
      (place) => !taken.has(place),
    )
    if (!at) return []
    taken.add(at)
    return [{ item, at }]
  })
}
