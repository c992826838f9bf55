import type { PendingSignIn } from '@rampart/contract/entities/secondFactor'
import { requiredMethods } from '../factors/factors.service.ts'
import { insertPendingSignIn } from '../factors/pendingSignIns.store.ts'
import { invalidField } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import { findUserByEmail, replacePasswordHash } from '../users/users.store.ts'
import { refuseAfterAny, settleAttempt, signInLimits } from './attemptLimits.ts'
import { findDevice } from './devices.store.ts'
import { openSession } from './openSession.ts'
import type { OpenedSession, SessionContext } from './openSession.ts'
import {
  hashPassword,
  isOutdated,
  maxSecretBytes,
  verifyAgainstNobody,
  verifyPassword,
} from './passwords.ts'

interface Attempt {
  readonly email: string
  readonly password: string
  /** The device's token; null if it has none yet, undefined if it keeps none. */
  readonly device?: string | null | undefined
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
  readonly userAgent: string | undefined
}

/** A sign-in whose password was right: a session, or what else has to be shown first. */
type SignedIn = { readonly session: OpenedSession } | { readonly factor: PendingSignIn }

/**
 * Signs a learner in. An unknown address takes as long and gets the same error as a wrong password.
 * Only failures count toward the limits, so that a class behind one address can sign in together.
 * They are counted after the hash, before anybody learns the result: guesses sent in parallel gain
 * nothing. An account with a second factor gets neither a session nor a new device token before the
 * factor is shown.
 */
export async function signIn(
  context: SessionContext,
  attempt: Attempt,
  refuse: Refuse<'invalid_credentials'>,
): Promise<SignedIn> {
  const { db } = context
  const now = context.now()
  for (const [path, value] of [
    ['email', attempt.email],
    ['password', attempt.password],
  ] as const) {
    if (Buffer.byteLength(value.normalize('NFC')) > maxSecretBytes)
      throw invalidField(path, 'secret_too_long', { max: maxSecretBytes })
  }
  const email = attempt.email.trim().toLowerCase()
  const user = await findUserByEmail(db, email)
  const device = attempt.device ? await findDevice(db, user?.id, attempt.device) : null
  const limits = signInLimits(email, attempt.address, device, context)
  await refuseAfterAny(db, limits, now)
  const isRight = user
    ? await verifyPassword(user.passwordHash, attempt.password, attempt.address)
    : await verifyAgainstNobody(attempt.password, attempt.address)
  await settleAttempt(db, limits, now, user !== null && isRight)
  if (!user || !isRight) throw refuse('invalid_credentials')
  if (isOutdated(user.passwordHash))
    await replacePasswordHash(db, user, await hashPassword(attempt.password, attempt.address))
  const methods = await requiredMethods(db, user.id)
  if (methods.length > 0)
    return { factor: { challenge: await insertPendingSignIn(db, user, now), methods } }
  const { userAgent } = attempt
  const client = { keepsDevice: attempt.device !== undefined, userAgent }
  return { session: await openSession(context, user, device, client) }
}
