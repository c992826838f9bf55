import { derive } from './mission.ts'

/**
 * Numbers from 0 up to 1 that depend only on seed and label: the same sequence in each run
 * (mulberry32, not for secrets).
 */
export function createRandom(seed: string, label: string): () => number {
  let state = Number.parseInt(derive(seed, label, 8), 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
