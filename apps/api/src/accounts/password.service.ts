import { recordAudit } from '../audit/recordAudit.ts'
import { refuseAfterAttempts, settleAttempt } from '../auth/attemptLimits.ts'
import type { AttemptLimit } from '../auth/attemptLimits.ts'
import { forgetDevices } from '../auth/devices.store.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { renewSession } from '../auth/signInSessions.store.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Refuse } from '../http/apiError.ts'
import { setPassword } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import type { AccountContext } from './accountContext.ts'

/**
 * Throws 400, never 401, for a wrong current password: a 401 would sign the browser out. Wrong ones
 * are counted after the hash and before the result is known to anybody: of guesses sent in
 * parallel, the right one is refused too if too many others were wrong.
 */
export async function requirePassword(
  { db, now, rateLimitScale }: AccountContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password'>,
): Promise<void> {
  const limit: AttemptLimit = {
    subject: `current password ${user.id}`,
    max: Math.ceil(10 * rateLimitScale),
    seconds: 15 * 60,
  }
  await refuseAfterAttempts(db, limit, now())
  const isRight = await verifyPassword(user.passwordHash, password, user.id)
  await settleAttempt(db, [limit], now(), isRight)
  if (!isRight) throw refuse('wrong_password')
}

/**
 * Changes the password. Every earlier token ends, other devices are forgotten, and a mail tells the
 * learner. Returns the next token for the session `jti`.
 */
export async function changePassword(
  context: AccountContext & { tokens: Tokens },
  user: UserRow,
  currentPassword: string,
  newPassword: string,
  jti: string,
  refuse: Refuse<'wrong_password' | 'password_just_changed'>,
): Promise<string> {
  const { db, mails, tokens, config } = context
  await requirePassword(context, user, currentPassword, refuse)
  refuseCommonPassword(newPassword, 'newPassword', [
    user.email,
    user.firstName,
    user.lastName,
    config.brand.name,
  ])
  const passwordHash = await hashPassword(newPassword, user.id)
  return db.transaction(async (tx) => {
    const changed = await setPassword(tx, user, passwordHash)
    // The old password was right when it was checked, but another change was faster.
    if (!changed) throw refuse('password_just_changed')
    const { token, jti: next, expiresAt } = await tokens.issue(changed, context.now())
    const { tokenVersion } = changed
    const device = await renewSession(tx, jti, { jti: next, tokenVersion, expiresAt })
    await forgetDevices(tx, user.id, device)
    await mails.add(tx, { kind: 'password-changed', userId: user.id })
    await recordAudit(tx, { action: 'password_changed', subject: `user:${user.id}` })
    return token
  })
}
