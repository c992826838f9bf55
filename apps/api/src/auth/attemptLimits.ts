import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/apiError.ts'
import { addToCounter, findCounter } from './auth.store.ts'

/** A limit of `max` attempts in `seconds`; after that 429 until the window ends. */
export interface AttemptLimit {
  /** What is limited and for whom, for example `sign-in account dana@example.org`. */
  readonly subject: string
  readonly max: number
  readonly seconds: number
}

/** The limit of wrong codes that one address may send, whichever account or registration they are for. */
export const wrongCodes = (
  step: 'reset' | 'confirm',
  address: string,
  scale: number,
): AttemptLimit => ({
  subject: `${step} address ${address}`,
  max: Math.ceil(30 * scale),
  seconds: 15 * 60,
})

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('hex')

function refuseAbove(count: number, max: number, windowEndsAt: Date, now: Date): void {
  if (count > max)
    throw refuse('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)),
    })
}

/** Throws 429 if the limit is reached. Counts nothing. */
export async function refuseAfterAttempts(
  db: Database,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  const row = await findCounter(db, keyOf(limit.subject))
  if (row && row.windowEndsAt > now) refuseAbove(row.count + 1, limit.max, row.windowEndsAt, now)
}

/**
 * Counts an attempt in one statement, so that parallel attempts are all counted. Throws 429 if this attempt is above the limit.
 * Guesses sent in parallel therefore gain nothing over guesses sent one by one.
 */
export async function countAttempt(db: Database, limit: AttemptLimit, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000)
  const row = await addToCounter(db, keyOf(limit.subject), windowEndsAt, now)
  if (row) refuseAbove(row.count, limit.max, row.windowEndsAt, now)
}
