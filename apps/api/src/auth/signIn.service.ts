import type { Database } from '../database/database.ts'
import { invalidField } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import { findUserByEmail, updatePasswordHash } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { countAttempt, refuseAfterAttempts } from './attemptLimits.ts'
import type { AttemptLimit } from './attemptLimits.ts'
import {
  hashPassword,
  isOutdated,
  maxSecretBytes,
  verifyAgainstNobody,
  verifyPassword,
} from './passwords.ts'
import type { Tokens } from './tokens.ts'

const window = 15 * 60

/** Dependencies of signing in. */
export interface SignInContext {
  readonly db: Database
  readonly now: () => Date
  readonly tokens: Tokens
  readonly rateLimitScale: number
}

interface Attempt {
  readonly email: string
  readonly password: string
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
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
): Promise<{ token: string; user: UserRow }> {
  const { db, tokens, rateLimitScale } = context
  const now = context.now()
  for (const [path, value] of [
    ['email', attempt.email],
    ['password', attempt.password],
  ] as const) {
    if (Buffer.byteLength(value) > maxSecretBytes)
      throw invalidField(path, 'secret_too_long', { max: maxSecretBytes })
  }
  const email = attempt.email.trim().toLowerCase()
  const limits: AttemptLimit[] = [
    { subject: `sign-in account ${email}`, max: Math.ceil(10 * rateLimitScale), seconds: window },
    {
      subject: `sign-in address ${attempt.address}`,
      max: Math.ceil(30 * rateLimitScale),
      seconds: window,
    },
  ]
  for (const limit of limits) await refuseAfterAttempts(db, limit, now)
  const user = await findUserByEmail(db, email)
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
  return { token: await tokens.issue(user, now), user }
}
