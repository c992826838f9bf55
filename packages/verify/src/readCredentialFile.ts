import { readPngCredential } from './readCredentialFilePng.ts'

/** Largest file that is read, in bytes: ten megabytes, several times a certificate for print. */
export const maxFileBytes = 10_000_000

/** Most characters of a signed credential; ours have about 3,000. */
export const maxJsonLength = 256_000

/** Most characters of a list of IDs. */
const maxTextLength = 500_000

/** How deep and how wide a credential may be, so that nothing is built to keep a browser busy. */
const maxDepth = 32
const maxValues = 10_000

/** What somebody's file turned out to be. */
export type CredentialFileContent =
  | { readonly kind: 'credential'; readonly json: unknown }
  /** Text that names credentials, in its order. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** Why nothing could be read, in a sentence for people. */
  | { readonly kind: 'none'; readonly reason: string }

/** What differs between platforms and sites. */
export interface CredentialFileParts {
  /**
   * The text of a baked SVG's credential element, null where it has none. Throws where the file is no SVG that may be read. Browsers bring
   * a parser for it, servers do not.
   */
  readonly readSvg: (text: string) => string | null
  /** The IDs of credentials that a text names. */
  readonly readIds: (text: string) => readonly string[]
}

/** PNG (Third Edition), §5.2. */
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const none = (reason: string): CredentialFileContent => ({ kind: 'none', reason })

/** Finds the signed credential in a file, or the IDs that it lists. Judges by the content alone: names and types lie. Never throws. */
export async function readCredentialFile(bytes: Uint8Array, parts: CredentialFileParts): Promise<CredentialFileContent> {
  try {
    if (bytes.length === 0) return none('The file is empty.')
    if (bytes.length > maxFileBytes) return none('The file is larger than 10 MB.')
    return await read(bytes, parts)
  } catch {
    return none('The file is damaged, or not what it seems to be.')
  }
}

async function read(bytes: Uint8Array, parts: CredentialFileParts): Promise<CredentialFileContent> {
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return inPicture(readPngCredential(bytes))
  // Some programs write a line of their own before it.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) {
    const reader = await import('./readCredentialFilePdf.ts').catch(() => null)
    return reader ? inPdf(await reader.readPdfCredential(bytes)) : none('What reads PDF files could not be loaded. Check the connection and try again.')
  }
  const text = decode(bytes)
  return text === null ? none('This kind of file carries no credential. Take the PNG, SVG, PDF or JSON file of the certificate.') : readText(text, parts)
}

function readText(text: string, { readSvg, readIds }: CredentialFileParts): CredentialFileContent {
  const start = text.trimStart().slice(0, 1)
  if (start === '{') return readJson(text)
  if (start === '<') {
    const credential = readSvg(text)
    return credential === null ? none('There is no signed credential in this picture. Other pictures of a certificate prove nothing.') : readJson(credential)
  }
  if (text.length > maxTextLength) return none('The text is too long for a list of IDs.')
  const ids = readIds(text)
  return ids.length > 0 ? { kind: 'ids', ids } : none('There is no certificate or badge ID in it. IDs begin with CSN- or BDG-.')
}

/** Text in the encodings that spreadsheets save; null for anything that is none. */
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

/** `more` where there are several; `unreadable` where what stands there is packed in a way that is not read. */
export type Embedded = string | 'none' | 'more' | 'unreadable'

function inPicture(found: Embedded): CredentialFileContent {
  if (found === 'none') return none('There is no signed credential in this picture. Screenshots and other copies lose it, and prove nothing.')
  if (found === 'more') return none('There are several credentials in this picture, and only one may be.')
  return found === 'unreadable' ? none('The credential in this picture is packed in a way that Open Badges 3.0 does not allow.') : readJson(found)
}

function inPdf(found: Embedded): CredentialFileContent {
  if (found === 'none') return none('There is no signed credential attached to this PDF. Printed or scanned copies lose it, and prove nothing.')
  if (found === 'more') return none('There are several credentials attached to this PDF, and only one may be.')
  return found === 'unreadable' ? none('What is attached to this PDF cannot be read. It may be locked or damaged.') : readJson(found)
}

function readJson(text: string): CredentialFileContent {
  if (text.length > maxJsonLength) return none('The JSON in it is far larger than a credential is.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return none('It begins like a credential, but its JSON is cut off or damaged.')
  }
  if (typeof json !== 'object' || json === null || !['credentialSubject', 'proof'].some((name) => name in json))
    return none('There is JSON in it, but no signed credential.')
  return isModest(json) ? { kind: 'credential', json } : none('The JSON in it is nested deeper than a credential is.')
}

/** Whether a value is small enough for all that follows, which goes through it by recursion. */
function isModest(json: object): boolean {
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
