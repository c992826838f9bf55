import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { countFailure, refuseAfterFailures } from '../auth/failures.ts'
import type { FailureLimit } from '../auth/failures.ts'
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { findUserByEmail, setPassword } from '../users/users.store.ts'
import { resetCodes } from './accounts.tables.ts'
import { codeExpiry, codeRefused, maxTries, newCode } from './codes.ts'
import { refuseCommonPassword } from './commonPasswords.ts'

/** What the calls about accounts need from around them. */
export interface AccountContext {
  readonly db: Database
  readonly now: () => Date
  readonly mails: MailQueue
  readonly rateLimitScale: number
}

const hour = 60 * 60

/** At most 3 mails an hour to one address and 10 from one client, whoever they are for. Throws 429. */
export async function limitMails({ db, now, rateLimitScale }: AccountContext, purpose: string, email: string, address: string): Promise<void> {
  const scaled = (max: number) => Math.ceil(max * rateLimitScale)
  await countFailure(db, { subject: `${purpose} client ${address}`, max: scaled(10), seconds: hour }, now())
  await countFailure(db, { subject: `${purpose} mail ${email}`, max: scaled(3), seconds: hour }, now())
}

/** Has a code sent where the address has an account. What happens here is the same for any address; the mail's job looks who it is. */
export async function requestReset(context: AccountContext, email: string, address: string): Promise<void> {
  await limitMails(context, 'reset', email, address)
  await context.mails.add(context.db, { kind: 'reset-code', email })
}

/** A new code for the account, in place of any earlier one. */
export async function renewResetCode(db: Database, userId: string, now: Date): Promise<string> {
  const code = newCode()
  const fresh = { codeHash: await hashPassword(code), tries: 0, expiresAt: codeExpiry(now), usedAt: null }
  await db
    .insert(resetCodes)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: resetCodes.userId, set: fresh })
  return code
}

interface Reset {
  readonly email: string
  readonly otp: string
  readonly newPassword: string
  /** Where it comes from, as `addressKey` makes it. */
  readonly address: string
}

const refused = () => new ApiError(400, 'code_invalid', codeRefused)

/** Sets a new password with a mailed code, once; every token of the account ends, and a mail says so. */
export async function resetPassword(context: AccountContext, { email, otp, newPassword, address }: Reset): Promise<void> {
  const { db, mails, rateLimitScale } = context
  const now = context.now()
  const limit: FailureLimit = { subject: `reset address ${address}`, max: Math.ceil(30 * rateLimitScale), seconds: 15 * 60 }
  await refuseAfterFailures(db, limit, now)
  const user = await findUserByEmail(db, email)
  refuseCommonPassword(newPassword, 'newPassword', [email])
  const codeHash = user ? await takeTry(db, user.id, now) : null
  const isRight = codeHash === null ? await verifyAgainstNobody(otp) : await verifyPassword(codeHash, otp)
  if (!user || codeHash === null || !isRight) {
    await countFailure(db, limit, now)
    throw refused()
  }
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // Of two tries with the same right code one comes first.
    const used = await tx
      .update(resetCodes)
      .set({ usedAt: now })
      .where(and(eq(resetCodes.userId, user.id), eq(resetCodes.codeHash, codeHash), isNull(resetCodes.usedAt)))
      .returning({ userId: resetCodes.userId })
    if (used.length === 0) throw refused()
    await setPassword(tx, user.id, passwordHash)
    await mails.add(tx, { kind: 'password-changed', userId: user.id })
  })
}

/** Counts a try in one statement, before anything is compared; the code's hash, or null where no try is left. */
async function takeTry(db: Database, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(and(eq(resetCodes.userId, userId), lt(resetCodes.tries, maxTries), gt(resetCodes.expiresAt, now), isNull(resetCodes.usedAt)))
    .returning({ codeHash: resetCodes.codeHash })
  return row?.codeHash ?? null
}
