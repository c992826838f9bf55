import { PDFArray, PDFContext, PDFDict, PDFName, PDFObjectParser, PDFRawStream } from 'pdf-lib'
import type { PDFObject } from 'pdf-lib'
import { maxJsonLength } from './embedded.ts'
import type { Embedded } from './embedded.ts'

/** Attached files that are looked at; a certificate has one. */
const maxAttachments = 50

/** How far before its type an object may begin, in bytes. */
const maxHead = 4096

/**
 * The credential attached to a PDF. Attached files are objects of their own in the file (ISO
 * 32000-2, §7.5.7 allows no stream inside another), so each is read in its place: opening the whole
 * document would unpack everything that its author has packed into it.
 */
export async function readPdfCredential(bytes: Uint8Array): Promise<Embedded> {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes)
  const found = new Set<string>()
  let hasUnreadable = false
  let count = 0
  for (const { index } of text.matchAll(/\/EmbeddedFile(?![A-Za-z])/g)) {
    count += 1
    if (count > maxAttachments) return 'unreadable'
    const head = text.slice(Math.max(0, index - maxHead), index)
    const start = head.lastIndexOf('obj')
    if (start < 0) continue
    const begin = index - head.length + start + 'obj'.length
    const attached = await readAttachment(bytes.subarray(begin, begin + maxHead + maxJsonLength))
    if (attached === null) hasUnreadable = true
    else if (attached.trimStart().startsWith('{') && attached.includes('credentialSubject'))
      found.add(attached)
  }
  if (found.size > 1) return 'more'
  const [only] = found
  return only ?? (hasUnreadable ? 'unreadable' : 'none')
}

/** The attached file that begins here as text; null if it cannot be read. */
async function readAttachment(bytes: Uint8Array): Promise<string | null> {
  try {
    const stream = PDFObjectParser.forBytes(bytes, PDFContext.create()).parseObject()
    if (!(stream instanceof PDFRawStream) || !(stream.dict instanceof PDFDict)) return null
    const filters = filtersOf(stream.dict.get(PDFName.of('Filter')))
    const content =
      filters.length === 0
        ? stream.contents
        : filters.join() === '/FlateDecode'
          ? await inflate(stream.contents)
          : null
    return content && content.length > 0 && content.length <= maxJsonLength
      ? new TextDecoder('utf-8', { fatal: true }).decode(content)
      : null
  } catch {
    return null
  }
}

const filtersOf = (filter: PDFObject | undefined): string[] =>
  filter === undefined
    ? []
    : filter instanceof PDFArray
      ? filter.asArray().map(String)
      : [String(filter)]

/**
 * Unpacks bytes, up to the longest credential; a few bytes at a time, as each may stand for a
 * thousand.
 */
async function inflate(packed: Uint8Array): Promise<Uint8Array | null> {
  const step = 2048
  let at = 0
  const source = new ReadableStream<BufferSource>({
    pull: (controller) => {
      if (at >= packed.length) return controller.close()
      controller.enqueue(packed.slice(at, (at += step)))
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    // Bytes after the packed ones, such as a line end, cause an error only after all packed ones
    // were read.
    const { done, value } = await reader
      .read()
      .catch(() => ({ done: true, value: undefined }) as const)
    if (done) break
    parts.push(value)
    length += value.length
    if (length > maxJsonLength) {
      void reader.cancel().catch(() => undefined)
      return null
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}
