import { randomBytes } from 'node:crypto'
import { refuseAfterAny, settleAttempt, wrongTries } from '../auth/attemptLimits.ts'
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../auth/passwords.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import {
  countInvitationUse,
  countRegistrationTry,
  deleteRegistration,
  hasOpenInvitation,
  insertRegistration,
  renewRegistration,
} from './accounts.store.ts'
import { codeExpiry, newCode } from './codes.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { firstCredits } from './firstCredits.ts'
import type { FirstCreditsContext } from './firstCredits.ts'
import { openAccount } from './openAccount.ts'
import { limitMails } from './limitMails.ts'
import type { AccountContext } from './accountContext.ts'

/** Dependencies of registering. */
export interface RegistrationContext extends AccountContext, Pick<FirstCreditsContext, 'secrets'> {
  readonly config: Pick<Config, 'brand' | 'mailAliases' | 'signup' | 'startingCredits'>
}

interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly invitation: string | null
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
}

/**
 * Starts a registration and queues a mail with its code. It does the same if the address has an
 * account: the mail then tells its owner. Returns the registration's id.
 */
export async function register(
  context: RegistrationContext,
  { password, invitation, address, ...person }: Registration,
  refuse: Refuse<'signup_off' | 'invitation_required'>,
): Promise<string> {
  const { db, mails, config } = context
  if (config.signup === 'off') throw refuse('signup_off')
  const code =
    config.signup === 'invitation'
      ? await requireInvitation(context, invitation, address, refuse)
      : null
  refuseCommonPassword(password, 'password', [
    person.email,
    person.firstName,
    person.lastName,
    config.brand.name,
  ])
  await limitMails(context, 'registration', person.email, address)
  const id = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password, address)
  await db.transaction(async (tx) => {
    await insertRegistration(tx, {
      id,
      ...person,
      passwordHash,
      invitation: code,
      expiresAt: codeExpiry(context.now()),
    })
    await mails.add(tx, { kind: 'registration', registrationId: id })
  })
  return id
}

async function requireInvitation(
  context: RegistrationContext,
  invitation: string | null,
  address: string,
  refuse: Refuse<'invitation_required'>,
): Promise<string> {
  const { db, now } = context
  const limits = wrongTries('invitation', address, context)
  await refuseAfterAny(db, limits, now())
  const code = invitation?.toUpperCase() ?? ''
  const isOpen = await hasOpenInvitation(db, code, now())
  await settleAttempt(db, limits, now(), isOpen)
  if (!isOpen) throw refuse('invitation_required')
  return code
}

/** Makes a new code for a waiting registration. Returns null if the registration is gone. */
export async function renewRegistrationCode(
  db: Database,
  id: string,
  now: Date,
): Promise<string | null> {
  const code = newCode()
  const codeHash = await hashPassword(code)
  const isRenewed = await renewRegistration(db, id, { codeHash, expiresAt: codeExpiry(now) })
  return isRenewed ? code : null
}

interface Confirmation {
  /** ID of the registration: 128 random bits, known only to the person who began it. */
  readonly registration: string
  readonly otp: string
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
}

/**
 * Makes the account of a registration, with its first credits. It works once. Wrong codes count
 * against the client's address. Returns the account's id.
 */
export async function confirmRegistration(
  context: RegistrationContext,
  { registration, otp, address }: Confirmation,
  refuse: Refuse<'code_invalid' | 'invitation_required'>,
): Promise<string> {
  const { db } = context
  const now = context.now()
  const limits = wrongTries('confirm', address, context)
  await refuseAfterAny(db, limits, now)
  const row = await countRegistrationTry(db, registration, now)
  const isRight = row?.codeHash
    ? await verifyPassword(row.codeHash, otp, address)
    : await verifyAgainstNobody(otp, address)
  await settleAttempt(db, limits, now, row !== undefined && isRight)
  if (!row || !isRight) throw refuse('code_invalid')
  return db.transaction(async (tx) => {
    if (!(await deleteRegistration(tx, registration))) throw refuse('code_invalid')
    const credits = await firstCredits(tx, row.email, context, now)
    const userId = await openAccount(tx, row, credits, now)
    if (userId === null) throw refuse('code_invalid')
    if (row.invitation !== null && !(await countInvitationUse(tx, row.invitation, now)))
      throw refuse('invitation_required')
    return userId
  })
}
