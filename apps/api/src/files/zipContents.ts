import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl'

/**
 * The bit of the flags (bit 3) that says that an entry's size follows its data; its own head has 0.
 */
const sizesFollow = 0x8
/** The size in an entry's own head if a field for large archives has the real one. */
const sizeElsewhere = 0xffff_ffff

/**
 * Why an entry is refused, or null: its content or its own head contradicts the archive's
 * directory. The unpacked bytes are dropped as they come, and there are no more than the size that
 * the directory claims: the caller limits the sum of these.
 */
export async function contentProblem(zip: ZipFile, entry: Entry): Promise<string | null> {
  // Programs can unpack only these two without a library of their own, and only these can be
  // counted here.
  if (!entry.canDecodeFileData()) return 'packed in another way than stored or deflated'
  const head = await zip.readLocalFileHeaderPromise(entry)
  if (contradicts(head, entry)) return 'its head contradicts the directory'
  // Throws as soon as there is more than the claimed size, or at the end if there is less.
  await pipeline(await zip.openReadStreamPromise(entry), nowhere())
  return null
}

/** Some programs unpack by an entry's own head and never read the directory. */
function contradicts(head: LocalFileHeader, entry: Entry): boolean {
  const follow = (head.generalPurposeBitFlag & sizesFollow) !== 0
  const differs = (own: number, listed: number) =>
    own !== listed && own !== sizeElsewhere && !(follow && own === 0)
  return (
    head.compressionMethod !== entry.compressionMethod ||
    differs(head.compressedSize, entry.compressedSize) ||
    differs(head.uncompressedSize, entry.uncompressedSize)
  )
}

const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() })
