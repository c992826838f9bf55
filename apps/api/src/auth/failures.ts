import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { tooManyRequests } from '../http/apiError.ts'
import { failureCounters } from './auth.tables.ts'

/** So many failures in so many seconds, then 429 until the window ends. */
export interface FailureLimit {
  /** What is limited and for whom, for example `sign-in account dana@example.org`. */
  readonly subject: string
  readonly max: number
  readonly seconds: number
}

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('hex')

function refuseAbove(count: number, max: number, windowEndsAt: Date, now: Date): void {
  if (count > max) throw tooManyRequests(Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)))
}

/** Throws 429 where the limit is used up. */
export async function refuseAfterFailures(db: Database, limit: FailureLimit, now: Date): Promise<void> {
  const [row] = await db
    .select()
    .from(failureCounters)
    .where(eq(failureCounters.key, keyOf(limit.subject)))
  if (row && row.windowEndsAt > now) refuseAbove(row.count + 1, limit.max, row.windowEndsAt, now)
}

/**
 * Counts a failure, in one statement, so that parallel ones all count. Throws 429 where this one is above the limit:
 * guesses sent at the same moment learn no more than guesses sent one by one.
 */
export async function countFailure(db: Database, limit: FailureLimit, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000)
  const isOver = lt(failureCounters.windowEndsAt, now)
  const [row] = await db
    .insert(failureCounters)
    .values({ key: keyOf(limit.subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: failureCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${failureCounters.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${failureCounters.windowEndsAt} end`,
      },
    })
    .returning()
  if (row) refuseAbove(row.count, limit.max, row.windowEndsAt, now)
}
