import { countAttempt, refuseAfterAttempts, wrongCodes } from '../auth/attemptLimits.ts'
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { findUserByEmail, setPassword } from '../users/users.store.ts'
import { countResetTry, saveResetCode, markResetCodeUsed } from './accounts.store.ts'
import { codeExpiry, newCode } from './codes.ts'
import { refuseCommonPassword } from './commonPasswords.ts'

/** Dependencies of the calls about accounts. */
export interface AccountContext {
  readonly db: Database
  readonly now: () => Date
  readonly mails: MailQueue
  readonly rateLimitScale: number
  readonly config: Pick<Config, 'brand'>
}

const hour = 60 * 60

/** At most 3 mails an hour to one address, and 10 from one client to any addresses. Throws 429. */
export async function limitMails(
  { db, now, rateLimitScale }: AccountContext,
  purpose: string,
  email: string,
  address: string,
): Promise<void> {
  const scaled = (max: number) => Math.ceil(max * rateLimitScale)
  await countAttempt(
    db,
    { subject: `${purpose} client ${address}`, max: scaled(10), seconds: hour },
    now(),
  )
  await countAttempt(
    db,
    { subject: `${purpose} mail ${email}`, max: scaled(3), seconds: hour },
    now(),
  )
}

/** Queues a mail with a code. It does the same for every address; the mail's job checks whether there is an account. */
export async function requestReset(
  context: AccountContext,
  email: string,
  address: string,
): Promise<void> {
  await limitMails(context, 'reset', email, address)
  await context.mails.add(context.db, { kind: 'reset-code', email })
}

/** Makes a new code for the account. It replaces any earlier one. */
export async function renewResetCode(db: Database, userId: string, now: Date): Promise<string> {
  const code = newCode()
  const codeHash = await hashPassword(code)
  await saveResetCode(db, userId, { codeHash, expiresAt: codeExpiry(now) })
  return code
}

interface Reset {
  readonly email: string
  readonly otp: string
  readonly newPassword: string
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
}

/** Sets a new password with a mailed code, once. Every token of the account ends, and a mail tells the learner. */
export async function resetPassword(
  context: AccountContext,
  { email, otp, newPassword, address }: Reset,
  refuse: Refuse<'code_invalid'>,
): Promise<void> {
  const { db, mails, rateLimitScale, config } = context
  const now = context.now()
  const limit = wrongCodes('reset', address, rateLimitScale)
  await refuseAfterAttempts(db, limit, now)
  const user = await findUserByEmail(db, email)
  refuseCommonPassword(newPassword, 'newPassword', [email, config.brand.name])
  const codeHash = user ? await countResetTry(db, user.id, now) : null
  const isRight =
    codeHash === null
      ? await verifyAgainstNobody(otp, address)
      : await verifyPassword(codeHash, otp, address)
  if (!user || codeHash === null || !isRight) {
    await countAttempt(db, limit, now)
    throw refuse('code_invalid')
  }
  const passwordHash = await hashPassword(newPassword, address)
  await db.transaction(async (tx) => {
    // If the same code arrives twice at the same time, only one request uses it.
    if (!(await markResetCodeUsed(tx, user.id, codeHash, now))) throw refuse('code_invalid')
    // Whatever changed meanwhile: who has the newest code decides.
    await setPassword(tx, { id: user.id }, passwordHash)
    await mails.add(tx, { kind: 'password-changed', userId: user.id })
  })
}
