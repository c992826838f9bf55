const encoder = new TextEncoder()

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Bytes in the form in which the shell passes them on: a text with a character for each. */
export function toLatin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** The bytes of such a text. */
export const fromLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

export const toBase64 = (bytes: Uint8Array): string => btoa(toLatin1(bytes))
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => fromLatin1(atob(text))

/** Puts pieces one after another. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
