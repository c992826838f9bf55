import { maxSilence } from './runners.store.ts'

/** How long this process has reached the database without a break. */
export interface Contact {
  /** It is reached now. */
  note(): void
  /**
   * Whether it has been reached for as long as a runner may be silent. Before that nobody can say
   * of another runner that it is gone: after an outage of the database all are silent.
   */
  isLong(): boolean
}

/** `now` returns milliseconds of a clock that only goes on. */
export function createContact(now: () => number = () => performance.now()): Contact {
  const longest = maxSilence * 1000
  let since: number | undefined
  let last: number | undefined
  return {
    note: () => {
      const time = now()
      if (last === undefined || time - last > longest) since = time
      last = time
    },
    isLong: () => since !== undefined && last !== undefined && last - since >= longest,
  }
}
