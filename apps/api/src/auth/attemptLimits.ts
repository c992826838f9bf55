import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/apiError.ts'
import { addToCounter, findCounter } from './auth.store.ts'
import type { KnownDevice } from './devices.store.ts'

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

/**
 * The limits of signing in; without an address of mail there is no account to count for. Failures from a device in which the account was signed in to count for that device alone: what strangers try
 * never locks it out, and what is tried there locks out nobody else.
 */
export const signInLimits = (
  email: string | null,
  address: string,
  device: KnownDevice | null,
  scale: number,
): AttemptLimit[] => {
  const limit = (subject: string, max: number): AttemptLimit => ({
    subject: `sign-in ${subject}`,
    max: Math.ceil(max * scale),
    seconds: 15 * 60,
  })
  if (device) return [limit(`device ${device.id}`, 10)]
  const ofAddress = limit(`address ${address}`, 30)
  return email === null ? [ofAddress] : [limit(`account ${email}`, 10), ofAddress]
}

/** The limits of second factors: those of signing in, and 30 a day, as six digits are soon guessed by who may go on for weeks. */
export const factorLimits = (
  email: string,
  address: string,
  device: KnownDevice | null,
  scale: number,
): AttemptLimit[] => [
  ...signInLimits(email, address, device, scale),
  {
    subject: device ? `factor device ${device.id}` : `factor account ${email}`,
    max: Math.ceil(30 * scale),
    seconds: 24 * 60 * 60,
  },
]

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
