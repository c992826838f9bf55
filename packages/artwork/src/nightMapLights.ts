import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { mapMargin, mapStart, placeItems } from './nightMapPlaces.ts'
import type { MapItem } from './nightMapPlaces.ts'
import { colors } from './palette.ts'
import { createPen } from './shapes.ts'
import type { Point, Shape } from './shapes.ts'

const pen = createPen(1)

/** What the learner has done, or is doing, to be shown on the map. */
export interface MapMark extends MapItem {
  /**
   * `lit`: a completed course or a solved lab. `running`: where the learner is; one of them at
   * most.
   */
  readonly state: 'lit' | 'running'
}

/** A mark with what is drawn for it, in the frame's own coordinates. */
export interface PlacedMark<T extends MapMark> {
  readonly mark: T
  readonly shapes: readonly Shape[]
}

/**
 * The lights of the map. An item without a free place in its region has none; a learner without a
 * course is at the place where all ways start.
 */
export function lightMap<T extends MapMark>(
  marks: readonly T[],
): {
  lights: PlacedMark<T>[]
  start: readonly Shape[]
} {
  const lights = placeItems(marks).map(({ item, at }) => ({
    mark: item,
    shapes: shapesOf(item, at),
  }))
  const isUnderWay = lights.some(({ mark }) => mark.state === 'running')
  return { lights, start: isUnderWay ? [] : point(mapStart) }
}

function shapesOf({ kind, state, domain }: MapMark, at: Point): Shape[] {
  if (state === 'running') return point(at)
  return kind === 'course' ? summit(at, domain) : flag(at, domain)
}

/** The point in the signal color, of which there is one. */
const point = ({ x, y }: Point): Shape[] => [
  { path: pen.circle(x, y, 14), fill: colors.volt, opacity: 0.24 },
  { path: pen.circle(x, y, 6.5), fill: colors.volt, stroke: colors.onVolt, width: 1 },
]

function summit({ x, y }: Point, domain: ArtworkDomain): Shape[] {
  const { line } = motifs[domain].ink
  return [
    { path: pen.circle(x, y - 1, 15), fill: line, opacity: 0.2 },
    { path: pen.circle(x, y - 1, 10), fill: line, opacity: 0.25 },
    {
      path: `M${pen.at(x - 10, y + 7)}l10-16 10 16z`,
      fill: line,
      stroke: colors.ground,
      width: 1.5,
      isRound: true,
    },
    { path: `M${pen.at(x - 4.4, y - 2)}l4.4-7 4.4 7-2.4-1-2 1.8-2-1.8z`, fill: colors.chalk },
  ]
}

function flag({ x, y }: Point, domain: ArtworkDomain): Shape[] {
  const { line } = motifs[domain].ink
  return [
    { path: pen.circle(x, y, 9), fill: line, opacity: 0.22 },
    {
      path: `M${pen.at(x, y - 12)}l12 4-12 4.5z`,
      fill: line,
      stroke: colors.ground,
      width: 1,
      isRound: true,
    },
    { path: `M${pen.at(x, y + 7)}v-20`, stroke: colors.chalk, width: 2, isRound: true },
  ]
}

/** The offset from the frame to the whole drawing, as SVG writes it. */
export const mapOffset = `translate(${mapMargin.x} ${mapMargin.y})`
