import { colors } from '@rampart/artwork/palette'
import { toPath, toSvg } from '@rampart/artwork/svg'
import type { Sheet } from '@rampart/artwork/svg'
import { Resvg } from '@resvg/resvg-js'
import { opaquePng } from './opaquePng.ts'
import { pngChunk } from './pngChunk.ts'

/** The keyword of the credential in a baked picture. Open Badges 3.0, §5.3 (Baked Badges). */
const keyword = 'openbadgecredential'

/**
 * The drawing as a PNG. It names no font and no image, so that nothing is looked up on this
 * machine.
 */
export function toPng(drawing: Sheet, zoom: number): Buffer {
  const svg = new Resvg(toSvg(drawing), {
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: false },
  })
  return svg.render().asPng()
}

/**
 * The drawing in the middle of a picture of 1200 x 630 pixels, the size that sites ask for: others
 * are cut, and messengers leave out those of more than 300 kB.
 */
export function toPreview({ width, height, shapes }: Sheet): Promise<Buffer> {
  const scale = 582 / height
  const left = (1200 - width * scale) / 2
  return opaquePng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
      `<path d="M0 0h1200v630H0z" fill="${colors.raised}"/>` +
      `<g transform="translate(${left} 24) scale(${scale})">${shapes.map(toPath).join('')}</g></svg>`,
  )
}

/** The picture with the credential in it, as one uncompressed iTXt chunk before the image data. */
export function bakePng(png: Buffer, credential: string): Buffer {
  // Keyword, NUL, not compressed, method 0, no language, no translated keyword.
  const data = Buffer.concat([
    Buffer.from(keyword),
    Buffer.from([0, 0, 0, 0, 0]),
    Buffer.from(credential),
  ])
  // The signature takes 8 bytes and the header chunk 25.
  const headerEnd = 33
  return Buffer.concat([
    png.subarray(0, headerEnd),
    pngChunk('iTXt', data),
    png.subarray(headerEnd),
  ])
}
