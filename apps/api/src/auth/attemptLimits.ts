import type { Database } from '../database/database.ts'
import { refuse } from '../http/apiError.ts'
import type { AddressScale } from '../http/addressScale.ts'
import { addToCounters, findCounter } from '../http/counters.store.ts'
import { goesOn } from '../http/windowEnds.ts'
import { sha256 } from '../sha256.ts'
import type { KnownDevice } from './devices.store.ts'

/** A limit of `max` attempts in `seconds`; after that 429 until the window ends. */
export interface AttemptLimit {
  /** What is limited and for whom, for example `sign-in account dana@example.org`. */
  readonly subject: string
  readonly max: number
  readonly seconds: number
}

/** What limits are multiplied by: those of accounts, and those of an address. */
export interface Scales {
  readonly rateLimitScale: number
  readonly addressScale: AddressScale
}

/**
 * The limits of wrong attempts from one address, for all accounts together: 150 an hour, so that
 * everybody in a class of forty may mistype three times, and 960 a day, so that a client that
 * continues gets less far in a day than with 30 in 15 minutes.
 */
export const wrongTries = (
  what: 'sign-in' | 'reset' | 'confirm' | 'invitation',
  address: string,
  { addressScale }: Pick<Scales, 'addressScale'>,
): AttemptLimit[] =>
  (
    [
      ['hour', 150, 60 * 60],
      ['day', 960, 24 * 60 * 60],
    ] as const
  ).map(([span, max, seconds]) => ({
    subject: `${what} address ${address} ${span}`,
    max: Math.ceil(max * addressScale(address)),
    seconds,
  }))

/**
 * The limits of signing in; without a mail address there is no account to count for. Failures from
 * a device in which the account was signed in to count for that device alone: attempts of strangers
 * never lock it out, and attempts there lock out nobody else.
 */
export const signInLimits = (
  email: string | null,
  address: string,
  device: KnownDevice | null,
  scales: Scales,
): AttemptLimit[] => {
  const limit = (subject: string): AttemptLimit => ({
    subject: `sign-in ${subject}`,
    max: Math.ceil(10 * scales.rateLimitScale),
    seconds: 15 * 60,
  })
  if (device) return [limit(`device ${device.id}`)]
  const ofAddress = wrongTries('sign-in', address, scales)
  return email === null ? ofAddress : [limit(`account ${email}`), ...ofAddress]
}

/**
 * The limits of second factors: those of signing in, and 30 a day, because six digits can be
 * guessed if tries continue for weeks.
 */
export const factorLimits = (
  email: string,
  address: string,
  device: KnownDevice | null,
  scales: Scales,
): AttemptLimit[] => [
  ...signInLimits(email, address, device, scales),
  {
    subject: device ? `factor device ${device.id}` : `factor account ${email}`,
    max: Math.ceil(30 * scales.rateLimitScale),
    seconds: 24 * 60 * 60,
  },
]

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
  const row = await findCounter(db, sha256(limit.subject))
  if (row && goesOn(row.windowEndsAt.getTime(), windowEnd(limit, now).getTime(), now.getTime()))
    refuseAbove(row.count + 1, limit.max, row.windowEndsAt, now)
}

const windowEnd = ({ seconds }: AttemptLimit, now: Date) => new Date(now.getTime() + seconds * 1000)

async function addToAttempts(db: Database, limit: AttemptLimit, count: 1 | -1, now: Date) {
  const key = sha256(limit.subject)
  const rows = await addToCounters(db, [{ key, count, windowEndsAt: windowEnd(limit, now) }], now)
  return rows[0]
}

/**
 * Counts an attempt in one statement, so that parallel attempts are all counted. Throws 429 if this
 * attempt is above the limit. Guesses sent in parallel therefore gain nothing over guesses sent one
 * by one.
 */
export async function countAttempt(db: Database, limit: AttemptLimit, now: Date): Promise<void> {
  const row = await addToAttempts(db, limit, 1, now)
  if (row) refuseAbove(row.count, limit.max, row.windowEndsAt, now)
}

/** Counts something that is left out above the limit, not refused. False if it is above. */
export async function countWithin(db: Database, limit: AttemptLimit, now: Date): Promise<boolean> {
  const row = await addToAttempts(db, limit, 1, now)
  return row !== undefined && row.count <= limit.max
}

/** Thrown to take back the counts of an attempt that was right. */
class WasRight extends Error {}

/**
 * Counts an attempt after it was compared and before anybody learns the result, and takes the count
 * back if it was right. Right and wrong attempts wait in one queue here: if several guesses are
 * sent in parallel, the right one counts only if fewer than `max` wrong ones came before it. Throws
 * 429 if this attempt is above one of the limits.
 */
export async function settleAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
  isRight: boolean,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await countAttempts(tx, limits, now)
      if (isRight) throw new WasRight()
    })
  } catch (error) {
    if (!(error instanceof WasRight)) throw error
  }
}

/** Takes back an attempt that was counted at the same `now` and was no failure. */
export async function uncountAttempt(db: Database, limit: AttemptLimit, now: Date): Promise<void> {
  await addToAttempts(db, limit, -1, now)
}

/** Throws 429 if one of the limits is reached. Counts nothing. */
export async function refuseAfterAny(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<void> {
  for (const limit of limits) await refuseAfterAttempts(db, limit, now)
}

/** Counts an attempt for each limit. Throws 429 if it is above one of them. */
export async function countAttempts(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<void> {
  for (const limit of limits) await countAttempt(db, limit, now)
}
