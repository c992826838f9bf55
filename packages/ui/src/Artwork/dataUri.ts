import type { ArtworkSubject } from './artwork.ts'
import { drawArtwork } from './artwork.ts'

/** The picture as an address that needs no request. */
export function artworkDataUri(subject: ArtworkSubject): string {
  // Single quotes cost nothing inside an attribute, and the drawing has none of its own.
  return `data:image/svg+xml,${drawArtwork(subject)
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`
}
