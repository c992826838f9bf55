import { isolines, smoothPath } from './motifs/isolines.ts'
import type { Field } from './motifs/isolines.ts'
import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { mapFrame, mapMargin, mapRegions, mapStart } from './nightMapPlaces.ts'
import { colors } from './palette.ts'
import type { Ink } from './palette.ts'
import { createPen, fullTurn } from './shapes.ts'
import type { Point, Shape } from './shapes.ts'
import { toPath } from './svg.ts'

const pen = createPen(0)
const { at } = pen
const width = mapFrame.width + 2 * mapMargin.x
const height = mapFrame.height + 2 * mapMargin.y
const domains = Object.keys(mapRegions) as ArtworkDomain[]

/** Converts a point of the frame to the whole drawing. */
const onSheet = ({ x, y }: Point): Point => ({ x: x + mapMargin.x, y: y + mapMargin.y })
const hubs = domains.map((domain) => onSheet(mapRegions[domain].beacon))

/**
 * The four domains as four regions of a land at night, as an SVG document without a background:
 * contours that take a region's color around its motif, ridges, summits without lights yet, and a
 * beacon in each region. Always the same bytes.
 */
export function drawNightMap(): string {
  const { fine, bold, top } = contours()
  const lit = (paint: (gradient: string) => string) =>
    domains.map((_domain, index) => paint(`url(#map-${index})`)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
    `${domains.map(glow).join('')}<g id="map-lines" fill="none"><path d="${fine}"/><path d="${bold}" stroke-width="2"/></g><path id="map-top" d="${top}"/></defs>` +
    `<use href="#map-lines" stroke="#8fb4c4" opacity=".3"/>${lit((color) => `<use href="#map-top" fill="${color}" opacity=".3"/><g stroke="${color}"><use href="#map-lines"/><use href="#map-top" fill="none"/></g>`)}` +
    `${[ways(), ...domains.flatMap(region)].map(toPath).join('')}</svg>`
  )
}

/** The color of a region's contours: strong at its beacon, and gone before the next beacon. */
function glow(domain: ArtworkDomain, index: number): string {
  const { x, y } = hubs[index] ?? { x: 0, y: 0 }
  const { line } = motifs[domain].ink
  return (
    `<radialGradient id="map-${index}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="190" gradientTransform="matrix(1 0 0 .62 0 ${pen.round(y * 0.38)})">` +
    `<stop stop-color="${line}" /><stop offset=".55" stop-color="${line}" stop-opacity=".5"/><stop offset="1" stop-color="${line}" stop-opacity="0"/></radialGradient>`
  )
}

const cell = 18

/** Four hills, lower ones around them, and land that continues to the edges. */
const hills: readonly (Point & { top: number; wide: number; high: number })[] = [
  ...hubs.map((hub) => ({ ...hub, top: 6, wide: 88, high: 47 })),
  { x: 30, y: 110, top: 4.4, wide: 84, high: 70 },
  { x: 70, y: 350, top: 3.4, wide: 100, high: 50 },
  { x: 470, y: 20, top: 3.4, wide: 80, high: 40 },
  { x: 480, y: 390, top: 3.2, wide: 90, high: 46 },
  { x: 860, y: 60, top: 4, wide: 80, high: 56 },
  { x: 900, y: 290, top: 5, wide: 84, high: 74 },
]

function heightAt(x: number, y: number): number {
  const rolling =
    Math.sin(x / 61 + 1.3) * Math.cos(y / 47 - 0.4) +
    0.6 * Math.sin(x / 29 - y / 37) +
    0.3 * Math.cos(x / 19 + y / 23)
  return hills.reduce(
    (sum, { x: cx, y: cy, top, wide, high }) =>
      sum + top * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2),
    rolling,
  )
}

/** Lines of equal height: every fourth is bold, and the land above the last is tinted. */
function contours(): { fine: string; bold: string; top: string } {
  const columns = Math.ceil((width + 4 * cell) / cell) + 1
  const rows = Math.ceil((height + 4 * cell) / cell) + 1
  const heights = Array.from({ length: columns * rows }, (_value, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isEdge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    return isEdge ? -99 : heightAt((column - 2) * cell, (row - 2) * cell)
  })
  const field: Field = { columns, rows, heights, origin: -2 * cell, cell }
  const draw = (level: number) =>
    isolines(field, level)
      .map((line) => smoothPath(line, 1))
      .join('')
  return {
    fine: [0.3, 1, 2.4, 3.1, 3.8, 5.2].map(draw).join(''),
    bold: draw(1.7),
    top: draw(4.5),
  }
}

/** The dotted ways from the middle to each beacon. */
function ways(): Shape {
  const { x, y } = onSheet(mapStart)
  return {
    path: hubs
      .map((hub) => {
        const [across, down] = [hub.x - x, hub.y - y]
        return `M${at(x, y)}c${at(across * 0.35, down * 0.1)} ${at(across * 0.5, down * 0.95)} ${at(across, down)}`
      })
      .join(''),
    stroke: colors.chalk,
    width: 1.5,
    opacity: 0.5,
    isRound: true,
    dash: [0.1, 6],
  }
}

/** The marks by which a region is recognized, around its beacon. */
const marks: Readonly<Record<ArtworkDomain, (hub: Point, ink: Ink) => Shape[]>> = {
  'cloud engineering': ({ x, y }, { line, fill }) => {
    const ring = (size: number) =>
      smoothPath(
        Array.from({ length: 12 }, (_value, index) => {
          const angle = (index / 12) * fullTurn
          const reach = size * (1 + 0.16 * Math.sin(2 * angle + 1) + 0.1 * Math.sin(3 * angle))
          return [x + reach * 1.5 * Math.cos(angle), y + reach * Math.sin(angle)] as const
        }),
        1,
      )
    return [
      { path: ring(31), fill, opacity: 0.55 },
      { path: ring(20), fill, opacity: 0.8 },
      { path: ring(31) + ring(20), stroke: line, width: 1.8 },
    ]
  },
  cybersecurity: (hub, { line, fill }) => [
    {
      path: pen.arc(hub, 21, 0.5, 3.4) + pen.arc(hub, 21, 4.1, 6.1),
      stroke: fill,
      width: 6,
      isRound: true,
    },
    {
      path: pen.arc(hub, 31, 2.6, 5.6) + pen.arc(hub, 31, -0.3, 1.9),
      stroke: line,
      width: 1.8,
      opacity: 0.9,
      isRound: true,
    },
    {
      path: pen.arc(hub, 41, 3.5, 6) + pen.arc(hub, 41, 0.6, 2.4),
      stroke: fill,
      width: 5,
      isRound: true,
    },
  ],
  devops: ({ x, y }, { line, fill }) => {
    const rail = (offset: number) =>
      `M${at(30, y - 14 + offset)}H${x - 48 - Math.round(offset / 2)}c18 0 24 24 44 24H${x + 110}`
    return [
      { path: rail(-11) + rail(11), stroke: fill, width: 4, isRound: true },
      { path: rail(0), stroke: line, width: 1.8, isRound: true },
      {
        path: [-100, -76, 48, 78]
          .map((away) => pen.circle(x + away, y + (away < 0 ? -14 : 10), 3))
          .join(''),
        fill: colors.ground,
        stroke: line,
        width: 1.6,
      },
    ]
  },
  devsecops: (hub, { line, fill }) => {
    const [across, down] = [19, 16.5]
    const cells = [-2, -1, 0, 1, 2].flatMap((row) =>
      [-2, -1, 0, 1, 2].flatMap((column) => {
        const x = hub.x + (column + (row % 2 === 0 ? 0 : 0.5)) * across
        const isInside = Math.abs(x - hub.x) < 44 - Math.max(row, -1) * 13
        return isInside
          ? [{ x, y: hub.y + row * down, isFilled: (row * 3 + column * 5 + 9) % 4 === 0 }]
          : []
      }),
    )
    const hexagons = (list: readonly Point[]) =>
      list.map(({ x, y }) => `M${at(x, y - 10)}l9 5v10l-9 5-9-5v-10z`).join('')
    return [
      { path: hexagons(cells.filter(({ isFilled }) => isFilled)), fill, opacity: 0.9 },
      { path: hexagons(cells), stroke: line, width: 1.2, opacity: 0.8 },
    ]
  },
}

function region(domain: ArtworkDomain): Shape[] {
  const { ink } = motifs[domain]
  const { beacon, summits } = mapRegions[domain]
  const hub = onSheet(beacon)
  return [
    ...marks[domain](hub, ink),
    {
      path: summits
        .map(onSheet)
        .map(({ x, y }) => `M${at(x - 5, y + 4)}l5-8 5 8z`)
        .join(''),
      fill: colors.ground,
      stroke: ink.line,
      opacity: 0.75,
    },
    { path: pen.circle(hub.x, hub.y, 11), fill: ink.line, opacity: 0.25 },
    { path: pen.circle(hub.x, hub.y, 4), fill: ink.line },
  ]
}
