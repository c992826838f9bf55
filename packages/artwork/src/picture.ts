import { drawArtwork } from './drawArtwork.ts'
import type { ArtworkSubject } from './drawArtwork.ts'
import { motifs } from './motifs.ts'
import { drawSign } from './signs.ts'
import type { ArtworkSign } from './signs.ts'

export { artworkSigns } from './signs.ts'
export type { ArtworkSign } from './signs.ts'

export interface PictureSubject extends ArtworkSubject {
  /** The sign of its topic, beside the motif of its domain. */
  sign?: ArtworkSign | null
}

/**
 * The artwork of a course or lab with the sign of its topic. For servers: browsers that draw only
 * the artwork need no signs.
 */
export function drawPicture({ sign, ...subject }: PictureSubject): string {
  const svg = drawArtwork(subject)
  if (!sign) return svg
  return `${svg.slice(0, -'</svg>'.length)}${drawSign(sign, motifs[subject.domain].ink.line)}</svg>`
}
