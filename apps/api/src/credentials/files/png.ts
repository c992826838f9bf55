import { crc32 } from 'node:zlib'
import { toSvg } from '@rampart/artwork/svg'
import type { Sheet } from '@rampart/artwork/svg'
import { Resvg } from '@resvg/resvg-js'

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
  return Buffer.concat([png.subarray(0, headerEnd), chunk('iTXt', data), png.subarray(headerEnd)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
