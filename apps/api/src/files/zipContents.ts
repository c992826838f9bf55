import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl'

/** An entry's size in its own head where it follows the data instead: bit 3 of the flags. */
const sizesFollow = 0x8
/** An entry's size in its own head where a field for large archives has it. */
const sizeElsewhere = 0xffff_ffff

/**
 * Why an entry is refused whose content or own head contradicts the archive's directory, or null.
 * It is unpacked to nowhere, one part after the other, and no further than the size that the
 * directory claims: the caller limits the sum of these.
 */
export async function contentProblem(zip: ZipFile, entry: Entry): Promise<string | null> {
  // Programs unpack these two alone without a library of their own, and only these can be counted
  // here.
  if (!entry.canDecodeFileData()) return 'packed in another way than stored or deflated'
  const head = await zip.readLocalFileHeaderPromise(entry)
  if (contradicts(head, entry)) return 'its head contradicts the directory'
  // Throws as soon as there is more than the claimed size, or less in the end.
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
