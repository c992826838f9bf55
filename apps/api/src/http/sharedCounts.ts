import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addToCounters } from '../auth/auth.store.ts'
import type { Database } from '../database/database.ts'

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

/** Subjects that are counted at the same time, at most; the one that was idle longest is forgotten. */
const maxSubjects = 20_000
/** How often processes tell each other, in milliseconds: a limit may be passed by what comes in meanwhile. */
const interval = 1_000
/** From which part of its limit on a subject's count is shared. Ordinary visitors cost no write. */
const sharedFrom = 0.1
/** The most subjects that are written by one statement. */
const maxRows = 500

interface Entry {
  readonly max: number
  /** What the database had at the last exchange, this process's part included. */
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
    if (!entry || entry.endsAt <= time) {
      entry = { max, total: 0, unsent: 0, endsAt: time + window }
      entries.set(subject, entry)
    }
    entry.unsent += by
    return { current: entry.total + entry.unsent, ttl: entry.endsAt - time }
  }

  /** Writes what is counted for busy subjects, and reads what other processes have counted for them. */
  async function exchange(db: Database): Promise<void> {
    const time = now().getTime()
    const busy = [...entries.entries()]
      .filter(
        ([, { max, total, unsent, endsAt }]) =>
          unsent !== 0 && endsAt > time && total + unsent >= max * sharedFrom,
      )
      .slice(0, maxRows)
      .map(([subject, entry]) => ({ key: keyOf(subject), entry, sent: entry.unsent }))
      // Each process locks rows in the same order.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    if (busy.length === 0) return
    const rows = await addToCounters(
      db,
      busy.map(({ key, sent, entry }) => ({
        key,
        count: sent,
        windowEndsAt: new Date(entry.endsAt),
      })),
      new Date(time),
    )
    const known = new Map(rows.map((row) => [row.key, row]))
    for (const { key, entry, sent } of busy) {
      const row = known.get(key)
      if (!row) continue
      entry.total = row.count
      entry.unsent -= sent
      entry.endsAt = row.windowEndsAt.getTime()
    }
  }

  return { add, exchange }
}

/** Exchanges counts with the other processes of a database, every second. Returns a function that ends it. */
export function shareCounts(
  counts: Pick<ReturnType<typeof createCounts>, 'exchange'>,
  db: Database,
): () => Promise<void> {
  let running = Promise.resolve()
  // While the database is away, each process goes on with what it knows.
  const timer = setInterval(() => {
    running = running.then(() => counts.exchange(db)).catch(() => undefined)
  }, interval)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('hex')
