import { expect, it } from 'vitest'
import { artworkDataUri } from './dataUri.ts'
import type { ArtworkSubject } from './drawArtwork.ts'
import { drawArtwork } from './drawArtwork.ts'

it('survives the way through a data address', () => {
  const subject: ArtworkSubject = {
    slug: 'aws',
    domain: 'cloud engineering',
    level: 'beginner',
    kind: 'course',
  }
  const uri = artworkDataUri(subject)
  expect(uri).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length)).replaceAll("'", '"')).toBe(
    drawArtwork(subject),
  )
})
