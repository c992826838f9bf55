import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive; omitted fields have correct values. */
interface ZipEntry {
  readonly name: string
  readonly content?: string | Buffer
  /** The upper half of the attributes: the kind of file on Unix. */
  readonly mode?: number
  /** Bit 0: encrypted. Bit 11, names in UTF-8, is set by default. */
  readonly flags?: number
  /** How the content is packed: 8 is deflated, 0 stored. */
  readonly method?: number
  /** The sizes in the directory and in the entry's own head, in bytes. */
  readonly claims?: { readonly packed?: number; readonly unpacked?: number }
  /** What the entry's own head says, where it differs from the directory. */
  readonly head?: { readonly method?: number; readonly unpacked?: number; readonly packed?: number }
}

/** An archive, built by hand so that it can contain wrong values. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, content = '', mode = 0o100644, flags = 0x800, method = 8 } = entry
    const { claims = {}, head = {} } = entry
    const bytes = Buffer.from(content)
    const packed = method === 0 ? bytes : deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(claims.packed ?? packed.length, 14)
    common.writeUInt32LE(claims.unpacked ?? bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const own = Buffer.from(common)
    own.writeUInt16LE(head.method ?? common.readUInt16LE(4), 4)
    own.writeUInt32LE(head.packed ?? common.readUInt32LE(14), 14)
    own.writeUInt32LE(head.unpacked ?? common.readUInt32LE(18), 18)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), own, nameBytes, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, nameBytes)
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length & 0xffff, 4)
  end.writeUInt16LE(entries.length & 0xffff, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end])
}

/** A minimal Word document, with more entries. */
export const makeDocx = (...more: readonly ZipEntry[]): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: '<R/>' },
    { name: 'word/document.xml', content: '<d/>' },
    ...more,
  ])

/** A PDF of this many bytes. */
export const makePdf = (size = 200): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 15, ' '), Buffer.from('%%EOF\n')])
