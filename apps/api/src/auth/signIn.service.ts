import { invalidField } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import { findUserByEmail, updatePasswordHash } from '../users/users.store.ts'
import { countAttempt, refuseAfterAttempts } from './attemptLimits.ts'
import type { AttemptLimit } from './attemptLimits.ts'
import { findDevice } from './devices.store.ts'
import type { KnownDevice } from './devices.store.ts'
import { openSession } from './openSession.ts'
import type { OpenedSession, SessionContext } from './openSession.ts'
import {
  hashPassword,
  isOutdated,
  maxSecretBytes,
  verifyAgainstNobody,
  verifyPassword,
} from './passwords.ts'

const window = 15 * 60

/** Dependencies of signing in. */
export interface SignInContext extends SessionContext {
  readonly rateLimitScale: number
}

interface Attempt {
  readonly email: string
  readonly password: string
  /** The device's token; null where it has none yet, undefined where it keeps none. */
  readonly device?: string | null | undefined
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
  readonly userAgent: string | undefined
}

/**
 * Failures from a device in which the account was signed in to count for that device alone: what strangers try never locks it out, and
 * what is tried there locks out nobody else.
 */
const limitsOf = (
  email: string,
  address: string,
  device: KnownDevice | null,
  scale: number,
): AttemptLimit[] => {
  const limit = (subject: string, max: number): AttemptLimit => ({
    subject: `sign-in ${subject}`,
    max: Math.ceil(max * scale),
    seconds: window,
  })
  if (device) return [limit(`device ${device.id}`, 10)]
  return [limit(`account ${email}`, 10), limit(`address ${address}`, 30)]
}

/**
 * Signs a learner in. An unknown address takes as long and gets the same error as a wrong password.
 * Only failures count towards the limits, so that a class behind one address can sign in together.
 * The limits are checked again after the hash, to stop guesses that were sent in parallel.
 */
export async function signIn(
  context: SignInContext,
  attempt: Attempt,
  refuse: Refuse<'invalid_credentials'>,
): Promise<OpenedSession> {
  const { db, rateLimitScale } = context
  const now = context.now()
  for (const [path, value] of [
    ['email', attempt.email],
    ['password', attempt.password],
  ] as const) {
    if (Buffer.byteLength(value) > maxSecretBytes)
      throw invalidField(path, 'secret_too_long', { max: maxSecretBytes })
  }
  const email = attempt.email.trim().toLowerCase()
  const user = await findUserByEmail(db, email)
  const device = attempt.device ? await findDevice(db, user?.id, attempt.device) : null
  const limits = limitsOf(email, attempt.address, device, rateLimitScale)
  for (const limit of limits) await refuseAfterAttempts(db, limit, now)
  const isRight = user
    ? await verifyPassword(user.passwordHash, attempt.password, attempt.address)
    : await verifyAgainstNobody(attempt.password, attempt.address)
  if (!user || !isRight) {
    for (const limit of limits) await countAttempt(db, limit, now)
    throw refuse('invalid_credentials')
  }
  for (const limit of limits) await refuseAfterAttempts(db, limit, now)
  if (isOutdated(user.passwordHash))
    await updatePasswordHash(db, user.id, await hashPassword(attempt.password, attempt.address))
  const { userAgent } = attempt
  return openSession(context, user, device, {
    keepsDevice: attempt.device !== undefined,
    userAgent,
  })
}
