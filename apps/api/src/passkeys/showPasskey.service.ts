import type { ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import { countAttempts, refuseAfterAny, signInLimits } from '../auth/attemptLimits.ts'
import { findDevice } from '../auth/devices.store.ts'
import { openSession } from '../auth/openSession.ts'
import type { OpenedSession } from '../auth/openSession.ts'
import type { Database } from '../database/database.ts'
import type { Comparison, FinishContext } from '../factors/finishSignIn.service.ts'
import type { Refuse } from '../http/apiError.ts'
import { challengeOf, readShownPasskey } from './ceremonies.ts'
import type { RelyingParty } from './ceremonies.ts'
import { takeChallenge } from './challenges.store.ts'
import type { ChallengeUse } from './challenges.store.ts'
import { findOwned, takeCount } from './passkeys.store.ts'
import type { OwnedPasskey } from './passkeys.store.ts'

/** Dependencies of signing in with a passkey. */
export interface ShowContext {
  readonly party: RelyingParty
  /**
   * Called when a passkey counts fewer uses than before: then there are two of it, one of them a
   * copy.
   */
  readonly onCountBack: (userId: string) => void
}

/**
 * Records the use of a right passkey. False if its count goes back, or another request was faster.
 */
type Take = (tx: Database) => Promise<boolean>

interface Attempt {
  readonly passkey: ShownPasskey
  /** The device's token; null if it has none yet, undefined if it keeps none. */
  readonly device?: string | null | undefined
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
  readonly userAgent: string | undefined
}

/** Compares a passkey. Returns null if it is not right. */
async function compare(
  { party, onCountBack }: ShowContext,
  owned: OwnedPasskey,
  shown: ShownPasskey,
  challenge: string,
  now: Date,
): Promise<Take | null> {
  const use = await readShownPasskey(party, owned, shown, challenge)
  const { counter, id, userId } = owned.passkey
  return (
    use &&
    (async (tx) => {
      if (await takeCount(tx, id, { ...use, now })) return true
      if (counter > 0) onCountBack(userId)
      return false
    })
  )
}

/** Compares a passkey that is shown after the password. */
export const byPasskey =
  (context: ShowContext, shown: ShownPasskey): Comparison =>
  async ({ db, now: clock }, { user, challenge: within }) => {
    const now = clock()
    const challenge = challengeOf(shown)
    const use: ChallengeUse = { purpose: 'step', userId: user.id, within }
    if (challenge === null || !(await takeChallenge(db, challenge, use, now))) return null
    const owned = await findOwned(db, shown.id)
    if (owned?.user.id !== user.id) return null
    return compare(context, owned, shown, challenge, now)
  }

/**
 * Signs in with a passkey alone: it checked who uses it, so it counts as both factors. Every fault
 * ends in the same error, so that nobody learns which passkeys there are. Failures count as those
 * of passwords do, but lock no account: nobody guesses a key.
 */
export async function signInWithPasskey(
  context: FinishContext & ShowContext,
  { passkey: shown, address, userAgent, ...attempt }: Attempt,
  refuse: Refuse<'passkey_refused' | 'challenge_over'>,
): Promise<OpenedSession> {
  const { db } = context
  const now = context.now()
  const owned = await findOwned(db, shown.id)
  const device = attempt.device ? await findDevice(db, owned?.user.id, attempt.device) : null
  const limits = signInLimits(null, address, device, context)
  await refuseAfterAny(db, limits, now)
  const challenge = challengeOf(shown)
  const use: ChallengeUse = { purpose: 'sign-in', userId: null, within: null }
  if (challenge !== null && !(await takeChallenge(db, challenge, use, now)))
    throw refuse('challenge_over')
  const take = owned && challenge !== null && (await compare(context, owned, shown, challenge, now))
  const opened = await (take &&
    db.transaction(async (tx) => {
      if (!(await take(tx))) return null
      const client = { keepsDevice: attempt.device !== undefined, userAgent }
      return openSession({ ...context, db: tx }, owned.user, device, client)
    }))
  if (opened) return opened
  await countAttempts(db, limits, now)
  throw refuse('passkey_refused')
}
