import type { Embedded } from './embedded.ts'

/** The keyword of the credential in a baked picture. Open Badges 3.0, §5.3.1 (Baked PNG). */
const keyword = 'openbadgecredential'

/** Length, type and checksum of a chunk, in bytes. PNG (Third Edition), §5.3. */
const frame = 12

/**
 * The text of a PNG's credential chunk: an uncompressed iTXt chunk. A file that is cut off, or has
 * wrong lengths, has none.
 */
export function readPngCredential(bytes: Uint8Array): Embedded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let found: Embedded = 'none'
  for (let at = 8; at + frame <= bytes.length;) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return 'none'
    const type = view.getUint32(at + 4)
    if (type === iTXt || type === tEXt || type === zTXt) {
      const text = credentialText(bytes.subarray(at + 8, end), type === iTXt)
      if (text !== null && found !== 'none') return 'more'
      found = text ?? found
    }
    at = end + 4
  }
  return found
}

const [iTXt, tEXt, zTXt] = [0x69545874, 0x74455874, 0x7a545874]

/**
 * Keyword, NUL, compression flag and method, language, NUL, translated keyword, NUL, text. PNG
 * (Third Edition), §11.3.3.4.
 */
function credentialText(data: Uint8Array, isInternational: boolean): Embedded | null {
  const nameEnd = data.indexOf(0)
  if (
    nameEnd !== keyword.length ||
    new TextDecoder('latin1').decode(data.subarray(0, nameEnd)) !== keyword
  )
    return null
  if (!isInternational || data[nameEnd + 1] !== 0) return 'unreadable'
  const languageEnd = data.indexOf(0, nameEnd + 3)
  const translationEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1)
  return translationEnd < 0
    ? 'unreadable'
    : new TextDecoder().decode(data.subarray(translationEnd + 1))
}
