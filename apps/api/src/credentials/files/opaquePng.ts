import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import { pngChunk } from './pngChunk.ts'

/** Bytes of a pixel: as it is drawn, and without its alpha. */
const [drawn, kept] = [4, 3]

/**
 * A drawing that covers its whole ground, as a PNG for other sites: they give up on large pictures.
 * Without alpha and without filters, which drawings compress worse with, it is half as large as
 * what the library writes.
 */
export async function opaquePng(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  // Each row begins with the number of its filter, 0 for none.
  const rows = Buffer.alloc(height * (width * kept + 1))
  for (let from = 0, to = 0; from < pixels.length; from += drawn, to += kept) {
    if (from % (width * drawn) === 0) to += 1
    rows[to] = pixels[from] ?? 0
    rows[to + 1] = pixels[from + 1] ?? 0
    rows[to + 2] = pixels[from + 2] ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Bits of a channel; color without alpha.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', await promisify(deflate)(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
