import { randomBytes } from 'node:crypto'
import { learner, recordAudit } from '../audit/recordAudit.ts'
import { countAttempt, refuseAfterAny, settleAttempt, wrongTries } from '../auth/attemptLimits.ts'
import { forgetDevices } from '../auth/devices.store.ts'
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import { findUserByEmail, setPassword } from '../users/users.store.ts'
import type { AccountContext } from './accountContext.ts'
import {
  countResetTry,
  deleteResetCodes,
  findNewestReset,
  saveResetCode,
} from './accounts.store.ts'
import { codeExpiry, codeMinutes, maxTries, newCode } from './codes.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { limitMails } from './limitMails.ts'

/**
 * Queues a mail with a code. It does the same for every address; the mail's job checks whether
 * there is an account. Returns the reset's id: only with it, the code can be tried.
 */
export async function requestReset(
  context: AccountContext,
  email: string,
  address: string,
): Promise<string> {
  await limitMails(context, 'reset', email, address)
  const resetId = randomBytes(16).toString('base64url')
  await context.mails.add(context.db, { kind: 'reset-code', email, resetId })
  return resetId
}

/**
 * Makes a new code for a reset of the account. It replaces an earlier one of the same reset, and no
 * other.
 */
export async function renewResetCode(
  db: Database,
  reset: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<string> {
  const code = newCode()
  const codeHash = await hashPassword(code)
  await saveResetCode(db, reset, { codeHash, expiresAt: codeExpiry(now) })
  return code
}

interface Reset {
  readonly email: string
  /**
   * ID of the reset: 128 random bits, known only to the person who asked for the code. Without it,
   * the newest code is meant.
   */
  readonly reset?: string | undefined
  readonly otp: string
  readonly newPassword: string
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
}

/**
 * Counts a try for an address without the id of a reset: five in the time that a code works. They
 * are not counted with the code's own tries, so that a stranger, who has no id, cannot use up those
 * of the owner.
 */
const countTryWithoutId = ({ db, now }: AccountContext, email: string) =>
  countAttempt(
    db,
    {
      subject: `reset without id ${email}`,
      max: maxTries,
      seconds: codeMinutes * 60,
    },
    now(),
  )

const codeToTry = (
  db: Database,
  { id, userId }: { readonly id: string | undefined; readonly userId: string },
  now: Date,
) => (id === undefined ? findNewestReset(db, userId, now) : countResetTry(db, { id, userId }, now))

/**
 * Sets a new password with a mailed code, once. Every token of the account ends, and a mail tells
 * the learner.
 */
export async function resetPassword(
  context: AccountContext,
  { email, reset: id, otp, newPassword, address }: Reset,
  refuse: Refuse<'code_invalid'>,
): Promise<void> {
  const { db, mails, config } = context
  const now = context.now()
  const limits = wrongTries('reset', address, context)
  await refuseAfterAny(db, limits, now)
  const user = await findUserByEmail(db, email)
  refuseCommonPassword(newPassword, 'newPassword', [email, config.brand.name])
  if (id === undefined) await countTryWithoutId(context, email)
  const code = user ? await codeToTry(db, { id, userId: user.id }, now) : null
  const isRight = code
    ? await verifyPassword(code.codeHash, otp, address)
    : await verifyAgainstNobody(otp, address)
  await settleAttempt(db, limits, now, user !== null && code !== null && isRight)
  if (!user || !code || !isRight) throw refuse('code_invalid')
  // Not before the code was right: only the owner may learn which names the account has.
  refuseCommonPassword(newPassword, 'newPassword', [email, user.firstName, user.lastName])
  const passwordHash = await hashPassword(newPassword, address)
  await db.transaction(async (tx) => {
    // If the same code arrives twice at the same time, only one request uses it.
    if (!(await deleteResetCodes(tx, { id: code.id, userId: user.id })))
      throw refuse('code_invalid')
    // Even if something changed meanwhile, the person with the code decides.
    await setPassword(tx, { id: user.id }, passwordHash)
    await forgetDevices(tx, user.id)
    await mails.add(tx, { kind: 'password-changed', userId: user.id })
    await recordAudit(tx, {
      action: 'password_reset',
      subject: `user:${user.id}`,
      actor: learner(user.id),
    })
  })
}
