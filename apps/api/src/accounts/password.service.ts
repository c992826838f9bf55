import { countFailure, refuseAfterFailures } from '../auth/failures.ts'
import type { FailureLimit } from '../auth/failures.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import type { Tokens } from '../auth/tokens.ts'
import { ApiError } from '../http/apiError.ts'
import { setPassword } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import type { AccountContext } from './resetPassword.service.ts'

export const wrongPasswordMessage = 'The current password is not right.'

/** Throws 400, never 401, for a wrong current password: a 401 would sign the browser out. */
export async function requirePassword({ db, now, rateLimitScale }: AccountContext, user: UserRow, password: string): Promise<void> {
  const limit: FailureLimit = { subject: `current password ${user.id}`, max: Math.ceil(10 * rateLimitScale), seconds: 15 * 60 }
  await refuseAfterFailures(db, limit, now())
  if (await verifyPassword(user.passwordHash, password)) return
  await countFailure(db, limit, now())
  throw new ApiError(400, 'wrong_password', wrongPasswordMessage, { errors: [{ path: 'currentPassword', msg: wrongPasswordMessage }] })
}

/** Changes the password: every earlier token ends, a mail says so, and the answer is a token to go on with. */
export async function changePassword(
  context: AccountContext & { tokens: Tokens },
  user: UserRow,
  currentPassword: string,
  newPassword: string,
): Promise<string> {
  const { db, mails, tokens } = context
  await requirePassword(context, user, currentPassword)
  refuseCommonPassword(newPassword, 'newPassword', [user.email, user.firstName, user.lastName])
  const passwordHash = await hashPassword(newPassword)
  const next = await db.transaction(async (tx) => {
    await mails.add(tx, { kind: 'password-changed', userId: user.id })
    return setPassword(tx, user.id, passwordHash)
  })
  return tokens.issue(next, context.now())
}
