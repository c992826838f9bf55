import type { ArtworkSubject } from './drawArtwork.ts'
import { drawArtwork } from './drawArtwork.ts'

/** The picture as an address that needs no request. */
export function artworkDataUri(subject: ArtworkSubject): string {
  // Single quotes cost nothing inside an attribute, and the drawing has none of its own.
  return `data:image/svg+xml,${drawArtwork(subject)
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`
}
