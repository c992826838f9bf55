import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { countFailure, refuseAfterFailures } from '../auth/failures.ts'
import type { FailureLimit } from '../auth/failures.ts'
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/apiError.ts'
import { registrations, signupInvitations } from './accounts.tables.ts'
import { codeExpiry, codeRefused, maxTries, newCode } from './codes.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { openAccount } from './openAccount.ts'
import { limitMails } from './resetPassword.service.ts'
import type { AccountContext } from './resetPassword.service.ts'

export const registrationMessages = {
  off: 'New accounts are not open at the moment.',
  invitation: 'A valid invitation is required to create an account.',
} as const

/** What creating accounts needs besides. */
export interface RegistrationContext extends AccountContext {
  readonly config: Pick<Config, 'signup' | 'startingCredits'>
}

interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly invitation: string | null
  /** Where it comes from, as `addressKey` makes it. */
  readonly address: string
}

/**
 * Begins an account and has a code sent. The same happens whether or not the address has one already: the mail tells its owner.
 * Answers with the name of this registration.
 */
export async function register(context: RegistrationContext, { password, invitation, address, ...person }: Registration): Promise<string> {
  const { db, mails, config } = context
  if (config.signup === 'off') throw new ApiError(403, 'signup_off', registrationMessages.off)
  const code = config.signup === 'invitation' ? await requireInvitation(context, invitation, address) : null
  refuseCommonPassword(password, 'password', [person.email, person.firstName, person.lastName])
  await limitMails(context, 'registration', person.email, address)
  const id = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx.insert(registrations).values({ id, ...person, passwordHash, invitation: code, expiresAt: codeExpiry(context.now()) })
    await mails.add(tx, { kind: 'registration', registrationId: id })
  })
  return id
}

async function requireInvitation({ db, now, rateLimitScale }: RegistrationContext, invitation: string | null, address: string): Promise<string> {
  const limit: FailureLimit = { subject: `invitation ${address}`, max: Math.ceil(10 * rateLimitScale), seconds: 15 * 60 }
  await refuseAfterFailures(db, limit, now())
  const code = invitation?.toUpperCase() ?? ''
  const [row] = await db.select({ id: signupInvitations.id }).from(signupInvitations).where(isOpen(code, now())).limit(1)
  if (row) return code
  await countFailure(db, limit, now())
  throw new ApiError(403, 'invitation_required', registrationMessages.invitation)
}

const isOpen = (code: string, now: Date) =>
  and(
    eq(signupInvitations.code, code),
    or(isNull(signupInvitations.maxUses), lt(signupInvitations.uses, signupInvitations.maxUses)),
    or(isNull(signupInvitations.expiresAt), gt(signupInvitations.expiresAt, now)),
  )

/** A new code for a registration that waits for one; null where it is over. */
export async function renewRegistrationCode(db: Database, id: string, now: Date): Promise<string | null> {
  const code = newCode()
  const fresh = { codeHash: await hashPassword(code), tries: 0, expiresAt: codeExpiry(now) }
  const rows = await db
    .update(registrations)
    .set(fresh)
    .where(and(eq(registrations.id, id), gt(registrations.expiresAt, now)))
    .returning({ id: registrations.id })
  return rows.length === 1 ? code : null
}

const refused = () => new ApiError(400, 'code_invalid', codeRefused)

/** Makes the account of a registration, with its first credits, once. */
export async function confirmRegistration(context: RegistrationContext, id: string, otp: string): Promise<void> {
  const { db, config } = context
  const now = context.now()
  const [row] = await db
    .update(registrations)
    .set({ tries: sql`${registrations.tries} + 1` })
    .where(and(eq(registrations.id, id), lt(registrations.tries, maxTries), gt(registrations.expiresAt, now), isNotNull(registrations.codeHash)))
    .returning()
  const isRight = row?.codeHash ? await verifyPassword(row.codeHash, otp) : await verifyAgainstNobody(otp)
  if (!row || !isRight) throw refused()
  await db.transaction(async (tx) => {
    const gone = await tx.delete(registrations).where(eq(registrations.id, id)).returning({ id: registrations.id })
    if (gone.length === 0) throw refused()
    if ((await openAccount(tx, row, config.startingCredits, now)) === null) throw refused()
    if (row.invitation !== null) await takeInvitation(tx, row.invitation, now)
  })
}

async function takeInvitation(tx: Database, code: string, now: Date): Promise<void> {
  const rows = await tx
    .update(signupInvitations)
    .set({ uses: sql`${signupInvitations.uses} + 1` })
    .where(isOpen(code, now))
    .returning({ id: signupInvitations.id })
  if (rows.length === 0) throw new ApiError(403, 'invitation_required', registrationMessages.invitation)
}
