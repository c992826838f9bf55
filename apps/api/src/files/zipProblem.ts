import { open } from 'node:fs/promises'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import type { ReceivedFile } from '../http/form.ts'
import { contentProblem } from './zipContents.ts'

const maxEntries = 2_000

/** The most bytes of all entries, extracted. */
const maxUnpacked = 200_000_000

/** The most extracted bytes for one byte of the archive. */
const maxRatio = 100

/** The entry that makes a ZIP a Word document. */
const docxParts = ['[Content_Types].xml', 'word/document.xml']

/**
 * Why an archive is refused, or null. Keeps nothing of what it unpacks to count it, and does not
 * open archives inside it. The library itself refuses contradictory directories and names that lead
 * out of the archive.
 */
export async function zipProblem(
  file: Pick<ReceivedFile, 'path' | 'size'>,
  isDocx: boolean,
): Promise<string | null> {
  // An archive may also be at the end of a file of another kind, such as a program; here it must
  // start the file.
  if (!(await beginsAsZip(file.path))) return 'no head of a ZIP'
  try {
    const zip = await openPromise(file.path, { lazyEntries: true, autoClose: false })
    try {
      return await archiveProblem(zip, file.size, isDocx)
    } finally {
      zip.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : 'not readable'
  }
}

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(Buffer.from('PK\x03\x04', 'latin1'))
  } finally {
    await file.close()
  }
}

/** Reads the whole directory first: only what it claims altogether may be unpacked. */
async function archiveProblem(zip: ZipFile, size: number, isDocx: boolean): Promise<string | null> {
  if (zip.entryCount > maxEntries) return 'too many entries'
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const problem = directoryProblem(entries, size) ?? partsProblem(entries, isDocx)
  if (problem) return problem
  for (const entry of entries) {
    const contradiction = await contentProblem(zip, entry)
    if (contradiction) return contradiction
  }
  return null
}

function directoryProblem(entries: readonly Entry[], size: number): string | null {
  let unpacked = 0
  let packed = 0
  for (const entry of entries) {
    const problem = entryProblem(entry)
    if (problem) return problem
    unpacked += entry.uncompressedSize
    packed += entry.compressedSize
  }
  if (unpacked > maxUnpacked || unpacked > size * maxRatio) return 'unpacks to too much'
  // Entries that share their bytes are another way to pack too much.
  return packed > size ? 'entries overlap' : null
}

function partsProblem(entries: readonly Entry[], isDocx: boolean): string | null {
  const names = new Set(entries.map(({ fileName }) => fileName))
  return isDocx && !docxParts.every((part) => names.has(part)) ? 'no Word document' : null
}

/** The kinds of entries, in the upper half of their attributes if they were made on Unix. */
const kindMask = 0o170000
const plainKinds = new Set([0, 0o040000, 0o100000])

function entryProblem(entry: Entry): string | null {
  // Bits 6 and 13: strong encryption, and an encrypted directory.
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & 0x2040) !== 0) return 'encrypted'
  if (!plainKinds.has((entry.externalFileAttributes >>> 16) & kindMask)) return 'a link or a device'
  if (/(^|\/)vba(Project|Data)\.(bin|xml)$/i.test(entry.fileName)) return 'macros'
  return /\p{Cc}/u.test(entry.fileName) ? 'a name with control characters' : null
}
