import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { databaseCounts } from './databaseCounts.ts'
import { createCounts, shareCounts } from './sharedCounts.ts'
import type { Counts } from './sharedCounts.ts'

/** Counts of requests, and how they are shared. */
export interface OpenCounts {
  readonly counts: Counts
  /** Whether the Valkey server can be used; null if none is set. */
  readonly isValkeyUp: (() => boolean) | null
  close(): Promise<void>
}

/**
 * Counts requests together with the other processes: in the Valkey server if one is set, else in
 * the database server. With the embedded database, or with `null` for no database, this process
 * counts alone.
 */
export async function openCounts(
  { valkeyUrl }: Pick<Config, 'valkeyUrl'>,
  {
    database,
    log,
    now = () => new Date(),
  }: {
    readonly database: Pick<OpenDatabase, 'kind' | 'db'> | null
    readonly log: FastifyBaseLogger
    readonly now?: () => Date
  },
): Promise<OpenCounts> {
  const counts = createCounts(now)
  if (valkeyUrl !== null) {
    // Loaded only if it is used.
    const { openValkeyCounts } = await import('./valkeyCounts.ts')
    const store = openValkeyCounts(valkeyUrl, log)
    const stop = shareCounts(counts, store)
    return {
      counts,
      isValkeyUp: store.isUp,
      close: async () => {
        await stop()
        store.close()
      },
    }
  }
  const stop =
    database?.kind === 'server' ? shareCounts(counts, databaseCounts(database.db, now)) : null
  return { counts, isValkeyUp: null, close: async () => stop?.() }
}
