/** Units of an em; ascent of all glyphs. */
const em = 1000
/** Of each glyph. */
const width = 500

const sized =
  (size: 2 | 4) =>
  (...values: number[]): Buffer => {
    const content = Buffer.alloc(size * values.length)
    for (const [index, value] of values.entries()) content.writeUIntBE(value, index * size, size)
    return content
  }
const short = sized(2)
const long = sized(4)

/**
 * A TrueType font of this many glyphs that show nothing, with the tables that PDF asks for (ISO
 * 32000-1, 9.9): a font whose codes are its own must be in the file.
 */
export function emptyFont(glyphs: number): Buffer {
  const version = long(0x10000)
  const tables: readonly (readonly [tag: string, content: Buffer])[] = [
    // A table of no length is taken for a missing one.
    ['glyf', long(0)],
    [
      'head',
      Buffer.concat([
        version,
        // Revision, checksum of all, magic number.
        long(0x10000, 0, 0x5f0f3cf5),
        short(0, em),
        // Made and changed.
        long(0, 0, 0, 0),
        // Box of the glyphs, style, least size, direction, formats of `loca` and `glyf`.
        short(0, 0, width, em, 0, 8, 2, 0, 0),
      ]),
    ],
    [
      'hhea',
      // The caret stands upright: 1 to 0. One width is for all glyphs.
      Buffer.concat([version, short(em, 0, 0, width, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)]),
    ],
    ['hmtx', Buffer.concat([short(width), Buffer.alloc(2 * glyphs)])],
    ['loca', Buffer.alloc(2 * (glyphs + 1))],
    ['maxp', Buffer.concat([version, short(glyphs), Buffer.alloc(26)])],
  ]
  let at = 12 + tables.length * 16
  const entries: Buffer[] = []
  const contents: Buffer[] = []
  for (const [tag, content] of tables) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    entries.push(Buffer.from(tag), long(sumOf(padded), at, content.length))
    contents.push(padded)
    at += padded.length
  }
  // The number of tables, and what helps to search among six.
  return Buffer.concat([version, short(tables.length, 64, 2, 32), ...entries, ...contents])
}

/** The checksum of a table. */
function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
