import { maxJsonLength } from './embedded.ts'
import type { Embedded } from './embedded.ts'
import { readPngCredential } from './readCredentialFilePng.ts'

/** Largest file that is read, in bytes: ten megabytes, several times a certificate for print. */
export const maxFileBytes = 10_000_000

/** Most characters of a list of IDs. */
const maxTextLength = 500_000

/**
 * The most levels, and the most values, of a credential, so that no file can keep a browser busy.
 */
const maxDepth = 32
const maxValues = 10_000

/** Why nothing could be read. */
export type Unreadable =
  | 'empty_file'
  | 'file_too_large'
  | 'damaged'
  | 'pdf_reader_missing'
  | 'other_kind'
  | 'svg_without'
  | 'text_too_long'
  | 'no_ids'
  | 'png_without'
  | 'png_several'
  | 'png_packed'
  | 'pdf_without'
  | 'pdf_several'
  | 'pdf_unreadable'
  | 'json_too_long'
  | 'json_damaged'
  | 'json_unsigned'
  | 'json_too_deep'

/** The content of someone's file. */
export type CredentialFileContent =
  | { readonly kind: 'credential'; readonly json: unknown }
  /** Text that names credentials, in its order. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'none'; readonly reason: Unreadable }

/** What differs between browsers, servers and sites. */
export interface CredentialFileParts {
  /**
   * The text of a baked SVG's credential element, null if it has none. Throws if the file is not an
   * SVG that may be read. Browsers have a parser for it, servers do not.
   */
  readonly readSvg: (text: string) => string | null
  /** The IDs of credentials that a text names. */
  readonly readIds: (text: string) => readonly string[]
}

/** PNG (Third Edition), §5.2. */
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const none = (reason: Unreadable): CredentialFileContent => ({ kind: 'none', reason })

/**
 * Finds the signed credential in a file, or the IDs that it lists. Decides by the content alone:
 * names and types may be wrong. Never throws.
 */
export async function readCredentialFile(
  bytes: Uint8Array,
  parts: CredentialFileParts,
): Promise<CredentialFileContent> {
  try {
    if (bytes.length === 0) return none('empty_file')
    if (bytes.length > maxFileBytes) return none('file_too_large')
    return await read(bytes, parts)
  } catch {
    return none('damaged')
  }
}

async function read(bytes: Uint8Array, parts: CredentialFileParts): Promise<CredentialFileContent> {
  if (pngSignature.every((byte, index) => bytes[index] === byte))
    return inPicture(readPngCredential(bytes))
  // Some programs write a line of their own before it.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) {
    const reader = await import('./readCredentialFilePdf.ts').catch(() => null)
    return reader ? inPdf(await reader.readPdfCredential(bytes)) : none('pdf_reader_missing')
  }
  const text = decode(bytes)
  return text === null ? none('other_kind') : readText(text, parts)
}

function readText(text: string, { readSvg, readIds }: CredentialFileParts): CredentialFileContent {
  const start = text.trimStart().slice(0, 1)
  if (start === '{') return readJson(text)
  if (start === '<') {
    const credential = readSvg(text)
    return credential === null ? none('svg_without') : readJson(credential)
  }
  if (text.length > maxTextLength) return none('text_too_long')
  const ids = readIds(text)
  return ids.length > 0 ? { kind: 'ids', ids } : none('no_ids')
}

/** Text in the encodings that spreadsheets save; null for anything else. */
function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function inPicture(found: Embedded): CredentialFileContent {
  if (found === 'none') return none('png_without')
  if (found === 'more') return none('png_several')
  return found === 'unreadable' ? none('png_packed') : readJson(found)
}

function inPdf(found: Embedded): CredentialFileContent {
  if (found === 'none') return none('pdf_without')
  if (found === 'more') return none('pdf_several')
  return found === 'unreadable' ? none('pdf_unreadable') : readJson(found)
}

function readJson(text: string): CredentialFileContent {
  if (text.length > maxJsonLength) return none('json_too_long')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return none('json_damaged')
  }
  if (
    typeof json !== 'object' ||
    json === null ||
    !['credentialSubject', 'proof'].some((name) => name in json)
  )
    return none('json_unsigned')
  return isSmallEnough(json) ? { kind: 'credential', json } : none('json_too_deep')
}

/** Whether a value is small enough for the steps that follow, which are recursive. */
function isSmallEnough(json: object): boolean {
  const waiting: [value: object, depth: number][] = [[json, 1]]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    if (depth > maxDepth) return false
    for (const child of Object.values(value) as unknown[]) {
      count += 1
      if (count > maxValues) return false
      if (typeof child === 'object' && child !== null) waiting.push([child, depth + 1])
    }
  }
  return true
}
