import type { Band } from './band.ts'
import { beside, middleLine } from './band.ts'
import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { seededRandom } from './random.ts'
import type { Shape } from './shapes.ts'

/** A guilloche band around the sheet, made from the domain's motif between two fine lines. */
export function border(band: Band, domain: ArtworkDomain, seed: string): Shape[] {
  const line = middleLine(band)
  const { ink, weaveBorder } = motifs[domain]
  const color = ink.deep
  const edge = (away: number, width: number): Shape => ({
    path: beside(line, () => away),
    stroke: color,
    width,
  })
  return [
    ...weaveBorder({
      ...line,
      reach: band.reach - 1.5,
      random: seededRandom(`border/${seed}`),
      color,
    }),
    edge(band.reach + 2, 0.9),
    edge(-band.reach - 2, 0.9),
    edge(-band.reach - 5, 0.35),
  ]
}
