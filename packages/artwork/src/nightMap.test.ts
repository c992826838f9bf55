import { expect, it } from 'vitest'
import { drawNightMap } from './nightMap.ts'
import { mapFrame, mapMargin, mapRegions, placeItems } from './nightMapPlaces.ts'
import type { MapItem } from './nightMapPlaces.ts'
import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { colors } from './palette.ts'

const svg = drawNightMap()
const domains = Object.keys(motifs) as ArtworkDomain[]

it('is the same each time', () => expect(drawNightMap()).toBe(svg))

it('has finite whole coordinates, and no script, font or address', () => {
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<script|<text|<image|http(?!:\/\/www\.w3)/)
  for (const [, path] of svg.matchAll(/ d="([^"]*)"/g)) expect(path).not.toMatch(/\d\.\d\d|e-\d/)
})

it('leaves the signal to what is laid over it', () => expect(svg).not.toContain(colors.volt))

it('shows each domain in its color', () => {
  for (const domain of domains) expect(svg).toContain(motifs[domain].ink.line)
})

it('keeps each place inside the frame, and apart from the others', () => {
  const places = domains.flatMap((domain) => {
    const { summits, flags } = mapRegions[domain]
    return [...summits, ...flags]
  })
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x).toBeLessThanOrEqual(mapFrame.width - 8)
    expect(y).toBeGreaterThanOrEqual(8)
    expect(y).toBeLessThanOrEqual(mapFrame.height - 6)
  }
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(12)
  expect(svg).toContain(
    `viewBox="0 0 ${mapFrame.width + 2 * mapMargin.x} ${mapFrame.height + 2 * mapMargin.y}"`,
  )
})

const item = (slug: string, domain: ArtworkDomain, kind: MapItem['kind'] = 'course'): MapItem => ({
  kind,
  slug,
  domain,
})

it('gives an item the same place each time, with any items after it', () => {
  const [first] = placeItems([item('git-basics', 'devops')])
  const again = placeItems([item('git-basics', 'devops'), item('other', 'devops')])
  expect(again[0]?.at).toEqual(first?.at)
  expect(mapRegions.devops.summits).toContain(first?.at)
})

it('gives no two items one place, and none to those that find no more', () => {
  const many = Array.from({ length: 20 }, (_value, index) => item(`course-${index}`, 'devsecops'))
  const labs = Array.from({ length: 3 }, (_value, index) =>
    item(`lab-${index}`, 'devsecops', 'lab'),
  )
  const placed = placeItems([...many, ...labs])
  expect(placed).toHaveLength(mapRegions.devsecops.summits.length + 3)
  expect(new Set(placed.map(({ at }) => at)).size).toBe(placed.length)
})
