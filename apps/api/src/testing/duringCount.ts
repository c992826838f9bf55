import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { countAttempt } from '../auth/attemptLimits.ts'
import type { AttemptLimit } from '../auth/attemptLimits.ts'
import type { TestApi } from './testApi.ts'

async function expectOneToWait(api: TestApi): Promise<void> {
  const { rows } = (await api.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toHaveLength(1)
}

/**
 * Sends a request while as many failures are being counted as the limit allows. They are stored in
 * the database only after the request has its response, or waits for them.
 */
export async function duringCount<T>(
  api: TestApi,
  limit: AttemptLimit,
  send: () => PromiseLike<T>,
): Promise<T> {
  const sent = await api.db.transaction(async (tx) => {
    for (let times = 0; times < limit.max; times += 1) await countAttempt(tx, limit, api.clock)
    const response = Promise.resolve(send())
    // The embedded database starts no other query before the transaction ends.
    if (api.database.kind === 'server')
      await Promise.race([response, vi.waitFor(() => expectOneToWait(api), 30_000)])
    return { response }
  })
  return sent.response
}
