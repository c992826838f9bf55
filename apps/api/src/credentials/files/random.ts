/** Numbers from 0 up to 1 that follow from a text alone: the same text, the same picture, on every machine. */
export type Random = () => number

/** FNV-1a (32 bit) feeds Mulberry32: small, fast, even enough for drawings. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
