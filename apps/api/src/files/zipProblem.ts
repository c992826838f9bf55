import { open } from 'node:fs/promises'
import { openPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import type { ReceivedFile } from '../http/form.ts'

const maxEntries = 2_000

/** Bytes of all entries unpacked. */
const maxUnpacked = 200_000_000

/** Bytes unpacked for one byte of the archive. */
const maxRatio = 100

/** What makes a ZIP a Word document. */
const docxParts = ['[Content_Types].xml', 'word/document.xml']

/**
 * Why an archive is not taken, or null. Its directory alone is read; nothing is unpacked, and archives in it are not opened.
 * The library itself refuses directories that contradict themselves and names that lead out of the archive.
 */
export async function zipProblem(file: Pick<ReceivedFile, 'path' | 'size'>, isDocx: boolean): Promise<string | null> {
  // An archive may stand at the end of anything, such as a program; here it must begin the file.
  if (!(await beginsAsZip(file.path))) return 'no head of a ZIP'
  try {
    return await directoryProblem(file, isDocx)
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

async function directoryProblem({ path, size }: Pick<ReceivedFile, 'path' | 'size'>, isDocx: boolean): Promise<string | null> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: true })
  // Closing may fail after its last entry was read; nobody else listens then.
  zip.on('error', () => undefined)
  if (zip.entryCount > maxEntries) {
    zip.close()
    return 'too many entries'
  }
  const missing = new Set(isDocx ? docxParts : [])
  let unpacked = 0
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    const problem = entryProblem(entry)
    if (problem) return problem
    missing.delete(entry.fileName)
    unpacked += entry.uncompressedSize
    packed += entry.compressedSize
    if (unpacked > maxUnpacked || unpacked > size * maxRatio) return 'unpacks to too much'
    // Entries that share their bytes: another way to pack too much.
    if (packed > size) return 'entries overlap'
  }
  return missing.size > 0 ? 'no Word document' : null
}

/** The kinds of entries, in the upper half of their attributes where Unix made them. */
const kindMask = 0o170000
const plainKinds = new Set([0, 0o040000, 0o100000])

function entryProblem(entry: Entry): string | null {
  // Bits 6 and 13: strong encryption, and a directory that is encrypted itself.
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & 0x2040) !== 0) return 'encrypted'
  if (!plainKinds.has((entry.externalFileAttributes >>> 16) & kindMask)) return 'a link or a device'
  if (/(^|\/)vba(Project|Data)\.(bin|xml)$/i.test(entry.fileName)) return 'macros'
  return /\p{Cc}/u.test(entry.fileName) ? 'a name with control characters' : null
}
