import type { Database } from '../database/database.ts'
import { addToCounters } from './counters.store.ts'
import type { CountStore } from './sharedCounts.ts'

/** Counts in the database: one statement an exchange. */
export function databaseCounts(db: Database, now: () => Date): CountStore {
  return {
    async add(counts) {
      const time = now()
      const rows = await addToCounters(
        db,
        counts
          .map(({ key, count, ttl }) => ({
            key,
            count,
            windowEndsAt: new Date(time.getTime() + ttl),
          }))
          // Each process locks rows in the same order.
          .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
        time,
      )
      return rows.map(({ key, count, windowEndsAt }) => ({
        key,
        count,
        ttl: windowEndsAt.getTime() - time.getTime(),
      }))
    },
  }
}
