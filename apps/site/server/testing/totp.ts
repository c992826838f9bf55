import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  )
}

/**
 * What an authenticator app with this secret shows at a moment: RFC 6238, SHA-1, six digits, 30
 * seconds.
 */
export function totpAt(secret: string, milliseconds: number): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(milliseconds / period)))
  const mac = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Gives two codes of a secret that are good now, even if the next step begins meanwhile: of this
 * step and of the next.
 */
export function totpCodes(): (secret: string) => Promise<string> {
  const given = new Map<string, number>()
  return async (secret) => {
    const count = given.get(secret) ?? 0
    given.set(secret, count + 1)
    return totpAt(secret, Date.now() + count * period)
  }
}
