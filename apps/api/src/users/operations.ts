import { recordAudit } from '../audit/recordAudit.ts'
import { forgetDevices } from '../auth/devices.store.ts'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { endAllByLearner } from '../labs/sessions/finishSession.ts'
import { OperationError } from '../operationError.ts'
import { markDisabled, endTokens, findAnyByEmail, markEnabled } from './users.store.ts'
import type { UserRow } from './users.store.ts'

/**
 * The account with this address in any case, disabled or not. Throws `OperationError` if there is
 * none.
 */
export async function requireUser(db: Database, email: string): Promise<UserRow> {
  const user = await findAnyByEmail(db, email.trim().toLowerCase())
  if (!user) throw new OperationError(`There is no account ${email.trim()}.`)
  return user
}

/**
 * Disables an account until `enableUser`: it cannot sign in, and all its tokens and labs end. A
 * repeated call ends the labs that an interrupted command has left.
 */
export async function disableUser(db: Database, email: string, now: Date): Promise<UserRow> {
  const user = await requireUser(db, email)
  const isDisabled = await db.transaction(async (tx) => {
    if (!(await markDisabled(tx, user.id, now))) return false
    await recordAudit(tx, { action: 'account_disabled', subject: `user:${user.id}` })
    return true
  })
  await endAllByLearner(db, user.id, now)
  if (!isDisabled) throw new OperationError(`${user.email} is disabled already.`)
  return user
}

/** Enables an account again; earlier tokens stay invalid. */
export async function enableUser(db: Database, email: string): Promise<UserRow> {
  const user = await requireUser(db, email)
  await db.transaction(async (tx) => {
    if (!(await markEnabled(tx, user.id)))
      throw new OperationError(`${user.email} is not disabled.`)
    await recordAudit(tx, { action: 'account_enabled', subject: `user:${user.id}` })
  })
  return user
}

/** Ends every token of an account and forgets its devices. The learner can sign in again. */
export async function signOutEverywhere(db: Database, email: string): Promise<UserRow> {
  const user = await requireUser(db, email)
  await db.transaction(async (tx) => {
    await endTokens(tx, user.id)
    await recordAudit(tx, { action: 'sessions_ended', subject: `user:${user.id}` })
    await forgetDevices(tx, user.id)
  })
  return user
}

interface Grant {
  /** Credits, at least 1. */
  readonly amount: number
  /** What the learner reads next to the credits. */
  readonly note: string
  /** Names this grant: the same name adds credits only once. */
  readonly name: string
  readonly now: Date
}

/** Adds credits. Returns the balance. */
export async function grantCredits(
  db: Database,
  email: string,
  { amount, note, name, now }: Grant,
): Promise<{ user: UserRow; balance: number }> {
  return db.transaction(async (tx) => {
    const { id } = await requireUser(tx, email)
    await moveCredits(tx, {
      userId: id,
      kind: 'grant',
      amount,
      reference: `operator:${name}`,
      sessionId: null,
      note,
      now,
    })
    const user = await requireUser(tx, email)
    return { user, balance: user.credits }
  })
}
