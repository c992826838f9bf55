import { parseArtworkPath } from '@rampart/contract/rules/artwork'
import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { drawPicture } from '@rampart/ui/artworkPicture'
import { drawNightMap } from '@rampart/ui/nightMapDrawing'
import { LRUCache } from 'lru-cache'

/** Several times the number that pages show first: a drawing takes a few milliseconds and 10 kB. */
const kept = new LRUCache<string, string>({ max: 300 })

/** The picture that an address below `/art/` describes, as SVG; null if it describes none. */
export function drawingOf(path: string): string | null {
  const known = kept.get(path)
  if (known) return known
  const drawing = draw(path)
  if (drawing) kept.set(path, drawing)
  return drawing
}

function draw(path: string): string | null {
  if (path === nightMapPath) return drawNightMap()
  const subject = parseArtworkPath(path)
  return subject && drawPicture(subject)
}
