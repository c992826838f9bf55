import { LRUCache } from 'lru-cache'
import { sha256 } from '../sha256.ts'
import { goesOn } from './windowEnds.ts'

/** A limit for one subject in windows of time. */
export interface CountedLimit {
  /** What is limited and for whom. */
  readonly subject: string
  readonly max: number
  /** Length of a window, in milliseconds. */
  readonly window: number
}

/** How often something was done in the present window. */
export interface Count {
  /** By all processes, as far as this one knows. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Counts that cost no query each. */
export interface Counts {
  /** Counts `by` more, or less if it is negative. */
  add(limit: CountedLimit, by?: number): Count
}

/** A count of one subject, sent to the store or returned by it. */
export interface SharedCount {
  /** A hash of the subject: 64 hexadecimal digits. */
  readonly key: string
  /**
   * To the store: what was counted since the last exchange, negative if it became less. From the
   * store: what all processes have counted in the window.
   */
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Where processes share their counts. */
export interface CountStore {
  /**
   * Adds to each count. A count that is missing, or whose window is over, starts with the given
   * count and the given end; any other keeps its end. Returns what all processes have counted by
   * now. Rejects if the store cannot be reached: then some of it may have been added.
   */
  add(counts: readonly SharedCount[]): Promise<SharedCount[]>
}

/**
 * Subjects that are counted at the same time, at most; the one that was idle longest is forgotten.
 */
const maxSubjects = 20_000
/**
 * How often processes exchange their counts, in milliseconds: requests that come in between may
 * exceed a limit.
 */
const interval = 1_000
/**
 * The part of its limit from which on a count is exchanged, so that ordinary visitors cost no
 * write.
 */
const sharedFrom = 0.1
/** The most subjects in one exchange. */
const maxShared = 500

interface Entry {
  readonly max: number
  readonly window: number
  /** What the store had at the last exchange, this process's part included. */
  total: number
  /** What this process has counted since. */
  unsent: number
  endsAt: number
}

/** Counts of this process; `exchange` adds them to those of the others. */
export function createCounts(now: () => Date) {
  const entries = new LRUCache<string, Entry>({ max: maxSubjects })

  function add({ subject, max, window }: CountedLimit, by = 1): Count {
    const time = now().getTime()
    let entry = entries.get(subject)
    if (!entry || !goesOn(entry.endsAt, time + window, time)) {
      entry = { max, window, total: 0, unsent: 0, endsAt: time + window }
      entries.set(subject, entry)
    }
    entry.unsent += by
    return { current: entry.total + entry.unsent, ttl: entry.endsAt - time }
  }

  /**
   * Sends the counts of busy subjects, and takes over what other processes have counted for them.
   * Rejects as the store does.
   */
  async function exchange(store: CountStore): Promise<void> {
    const time = now().getTime()
    const busy = [...entries.entries()]
      .filter(
        ([, { max, total, unsent, endsAt }]) =>
          unsent !== 0 && endsAt > time && total + unsent >= max * sharedFrom,
      )
      .slice(0, maxShared)
      .map(([subject, entry]) => ({ key: sha256(subject), entry, sent: entry.unsent }))
    if (busy.length === 0) return
    const shared = await store.add(
      busy.map(({ key, sent, entry }) => ({
        key,
        count: sent,
        // The clock may have been set back since: Valkey would keep the count until it is there.
        ttl: Math.min(entry.endsAt - time, entry.window),
      })),
    )
    const known = new Map(shared.map((count) => [count.key, count]))
    for (const { key, entry, sent } of busy) {
      const count = known.get(key)
      if (!count) continue
      entry.total = count.count
      entry.unsent -= sent
      entry.endsAt = time + count.ttl
    }
  }

  return { add, exchange }
}

/** Exchanges counts with the other processes every second. Returns a function that ends it. */
export function shareCounts(
  counts: Pick<ReturnType<typeof createCounts>, 'exchange'>,
  store: CountStore,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    // While the store is away, each process goes on with what it knows. While it is slow, exchanges
    // do not queue up.
    running ??= counts
      .exchange(store)
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
  }, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
