import { joined } from './bytes.ts'

/** AES in one of its modes. */
export interface Cipher {
  readonly bits: number
  readonly mode: 'CBC' | 'CTR'
}

interface Way {
  readonly cipher: Cipher
  readonly key: Uint8Array<ArrayBuffer>
  readonly iv: Uint8Array<ArrayBuffer>
  readonly isDecrypting: boolean
  readonly isPadded: boolean
}

/** The result, and whether its end is invalid. */
interface Crypted {
  readonly content: Uint8Array<ArrayBuffer>
  readonly isBad: boolean
}

const block = 16

/** Encrypts or decrypts. If the end is invalid, the result has the whole blocks before it. */
export async function crypt(
  { cipher: { mode }, key: bytes, iv, isDecrypting, isPadded }: Way,
  content: Uint8Array<ArrayBuffer>,
): Promise<Crypted> {
  const key = await crypto.subtle.importKey('raw', bytes, `AES-${mode}`, false, [
    'encrypt',
    'decrypt',
  ])
  if (mode === 'CTR') {
    const counter = { name: 'AES-CTR', counter: iv, length: 128 }
    const made = await crypto.subtle.encrypt(counter, key, content)
    return { content: new Uint8Array(made), isBad: false }
  }
  const encrypt = async (start: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: start }, key, data))
  const rest = content.length % block
  if (!isDecrypting) {
    const made = await encrypt(iv, content)
    if (isPadded) return { content: made, isBad: false }
    return { content: made.slice(0, content.length - rest), isBad: rest > 0 }
  }
  const whole = content.slice(0, content.length - rest)
  // Web Crypto removes padding and returns nothing of an input without one: a block of padding is
  // added at the end.
  const last = whole.length > 0 ? whole.slice(-block) : iv
  const padding = await encrypt(last, new Uint8Array())
  const opened = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, joined([whole, padding])),
  )
  if (!isPadded) return { content: opened, isBad: rest > 0 }
  // The last block is held back until its end is known.
  const held = opened.slice(0, Math.max(0, opened.length - (rest === 0 ? block : 0)))
  const count = opened.at(-1) ?? 0
  const end = opened.subarray(opened.length - count)
  const isWhole =
    rest === 0 &&
    opened.length > 0 &&
    count > 0 &&
    count <= block &&
    end.every((byte) => byte === count)
  return isWhole
    ? { content: opened.slice(0, opened.length - count), isBad: false }
    : { content: held, isBad: true }
}
