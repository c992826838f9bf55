import type { Database } from '../database/database.ts'
import { ApiError } from '../http/apiError.ts'
import { findUserByEmail, updatePasswordHash } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { countFailure, refuseAfterFailures } from './failures.ts'
import type { FailureLimit } from './failures.ts'
import { hashPassword, isOutdated, maxSecretBytes, verifyAgainstNobody, verifyPassword } from './passwords.ts'
import type { Tokens } from './tokens.ts'

const window = 15 * 60

/** What signing in needs from around it. */
export interface SignInContext {
  readonly db: Database
  readonly now: () => Date
  readonly tokens: Tokens
  readonly rateLimitScale: number
}

interface Attempt {
  readonly email: string
  readonly password: string
  /** Where it comes from, as `addressKey` makes it. */
  readonly address: string
}

/**
 * Signs a learner in. An unknown address takes as long and answers the same as a wrong password.
 * Only failures count towards the limits, so that a class behind one address can sign in together;
 * the limits are looked at again after the hash, for the sake of guesses sent at the same moment.
 */
export async function signIn(context: SignInContext, attempt: Attempt): Promise<{ token: string; user: UserRow }> {
  const { db, tokens, rateLimitScale } = context
  const now = context.now()
  for (const [path, value] of [
    ['email', attempt.email],
    ['password', attempt.password],
  ] as const) {
    if (Buffer.byteLength(value) > maxSecretBytes) {
      const msg = `Use at most ${maxSecretBytes} bytes.`
      throw new ApiError(400, 'invalid_request', `${path}: ${msg}`, { errors: [{ path, msg }] })
    }
  }
  const email = attempt.email.trim().toLowerCase()
  const limits: FailureLimit[] = [
    { subject: `sign-in account ${email}`, max: Math.ceil(10 * rateLimitScale), seconds: window },
    { subject: `sign-in address ${attempt.address}`, max: Math.ceil(30 * rateLimitScale), seconds: window },
  ]
  for (const limit of limits) await refuseAfterFailures(db, limit, now)
  const user = await findUserByEmail(db, email)
  const isRight = user ? await verifyPassword(user.passwordHash, attempt.password) : await verifyAgainstNobody(attempt.password)
  if (!user || !isRight) {
    for (const limit of limits) await countFailure(db, limit, now)
    throw new ApiError(401, 'invalid_credentials', 'Invalid email or password.')
  }
  for (const limit of limits) await refuseAfterFailures(db, limit, now)
  if (isOutdated(user.passwordHash)) await updatePasswordHash(db, user.id, await hashPassword(attempt.password))
  return { token: await tokens.issue(user, now), user }
}
