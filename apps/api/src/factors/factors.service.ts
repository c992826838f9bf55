import type {
  FactorMethod,
  SecondFactors,
  TotpSetup,
} from '@rampart/contract/entities/secondFactor'
import { groupedRecoveryCode } from '@rampart/contract/rules/recoveryCodes'
import { requirePassword } from '../accounts/password.service.ts'
import type { AccountContext } from '../accounts/accountContext.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { refuseAfterAttempts, settleAttempt } from '../auth/attemptLimits.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { Secrets } from '../secrets.ts'
import { deleteChallenges } from '../passkeys/challenges.store.ts'
import {
  countPasskeys,
  deletePasskeys,
  holdPasskeys,
  passkeyAskedSince,
  setPasskeyAsked,
} from '../passkeys/passkeys.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { deletePendingSignIns } from './pendingSignIns.store.ts'
import * as recoveryCodes from './recoveryCodes.store.ts'
import { makeTotp, stepOf } from './totp.ts'
import { confirmTotp, deleteTotp, findTotp, holdTotp, saveTotp } from './totp.store.ts'

/** Dependencies of the calls about second factors. */
export interface FactorContext extends AccountContext {
  readonly secrets: Secrets
}

/** What the account requires besides the password. */
export async function readFactors(db: Database, userId: string): Promise<SecondFactors> {
  return {
    totpSince: (await findTotp(db, userId))?.confirmedAt?.toISOString() ?? null,
    passkeySince: (await passkeyAskedSince(db, userId))?.toISOString() ?? null,
    recoveryCodes: await recoveryCodes.countRecoveryCodes(db, userId),
  }
}

const hasTotp = async (db: Database, userId: string): Promise<boolean> =>
  Boolean((await findTotp(db, userId))?.confirmedAt)

/** Whether something is required after the password. Having a passkey alone requires nothing. */
const isAsking = async (db: Database, userId: string): Promise<boolean> =>
  (await hasTotp(db, userId)) || (await passkeyAskedSince(db, userId)) !== null

/**
 * The methods of which one is required after the password; empty if the password is enough. A
 * passkey is accepted if an app is required, too.
 */
export async function requiredMethods(db: Database, userId: string): Promise<FactorMethod[]> {
  if (!(await isAsking(db, userId))) return []
  const [passkeys, codes, app] = [
    await countPasskeys(db, userId),
    await recoveryCodes.countRecoveryCodes(db, userId),
    await hasTotp(db, userId),
  ]
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(app ? (['totp'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ]
}

/** Makes the secret of an app, in place of one that was not confirmed. */
export async function beginTotp(
  context: FactorContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password' | 'totp_on'>,
): Promise<TotpSetup> {
  await requirePassword(context, user, password, refuse)
  const { sealedSecret, setup } = makeTotp(context.secrets, user, context.config.brand.name)
  if (!(await saveTotp(context.db, user.id, sealedSecret))) throw refuse('totp_on')
  return setup
}

/**
 * Turns the app on with the first code of it, which cannot be used again. Returns the recovery
 * codes; null if the account has some already.
 */
export async function finishTotp(
  { db, now: clock, mails, rateLimitScale, secrets }: FactorContext,
  { id }: UserRow,
  code: string,
  refuse: Refuse<'factor_code_invalid' | 'totp_on'>,
): Promise<string[] | null> {
  const now = clock()
  const limit = {
    subject: `confirm factor ${id}`,
    max: Math.ceil(10 * rateLimitScale),
    seconds: 15 * 60,
  }
  await refuseAfterAttempts(db, limit, now)
  const row = await findTotp(db, id)
  if (row?.confirmedAt) throw refuse('totp_on')
  const step = row ? stepOf(secrets, row, code, now) : null
  await settleAttempt(db, [limit], now, step !== null)
  if (!row || step === null) throw refuse('factor_code_invalid')
  return db.transaction(async (tx) => {
    await holdPasskeys(tx, id)
    const isFirst = !(await isAsking(tx, id))
    // Another request confirmed the app, or began again, since the code was compared.
    if (!(await confirmTotp(tx, row, { step, now })))
      throw refuse((await findTotp(tx, id))?.confirmedAt ? 'totp_on' : 'factor_code_invalid')
    await addFactor(tx, mails, id)
    return isFirst ? makeCodes(tx, id) : null
  })
}

async function addFactor(tx: Database, mails: MailQueue, userId: string): Promise<void> {
  await recordAudit(tx, { action: 'factor_added', subject: `user:${userId}` })
  await mails.add(tx, { kind: 'factor-added', userId })
}

/**
 * Records that a passkey is required from now on. Returns recovery codes if nothing was required
 * before, else null.
 */
export async function addStep(
  tx: Database,
  mails: MailQueue,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  const isFirst = !(await isAsking(tx, userId))
  await setPasskeyAsked(tx, userId, now)
  await addFactor(tx, mails, userId)
  return isFirst ? makeCodes(tx, userId) : null
}

/** Turns the app off. Returns whether it was on. */
export async function removeTotp(
  context: FactorContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password'>,
): Promise<boolean> {
  await requirePassword(context, user, password, refuse)
  return context.db.transaction(async (tx) => {
    await holdPasskeys(tx, user.id)
    return endFactor(tx, context.mails, user.id, await deleteTotp(tx, user.id))
  })
}

/** Records that a passkey is no longer required, and tells the owner. Returns whether it was. */
export async function removeStep(tx: Database, mails: MailQueue, userId: string): Promise<boolean> {
  const wasOn = Boolean((await holdPasskeys(tx, userId))?.askedSince)
  await setPasskeyAsked(tx, userId, null)
  return endFactor(tx, mails, userId, wasOn)
}

/**
 * Removes all second factors of an account with its passkeys, and tells its owner. Returns whether
 * it had any.
 */
export async function removeFactors(
  tx: Database,
  mails: MailQueue,
  userId: string,
): Promise<boolean> {
  return endFactor(tx, mails, userId, await deleteFactors(tx, userId))
}

/**
 * Ends pending sign-ins, which begin again with what is required now, and deletes the recovery
 * codes with the last factor. Returns `wasOn`.
 */
async function endFactor(
  tx: Database,
  mails: MailQueue,
  userId: string,
  wasOn: boolean,
): Promise<boolean> {
  await deletePendingSignIns(tx, userId)
  if (!(await isAsking(tx, userId))) await recoveryCodes.deleteRecoveryCodes(tx, userId)
  if (!wasOn) return false
  await recordAudit(tx, { action: 'factor_removed', subject: `user:${userId}` })
  await mails.add(tx, { kind: 'factor-removed', userId })
  return true
}

/**
 * Deletes what is stored about an account's second factors and passkeys. Returns whether it had
 * any.
 */
export async function deleteFactors(tx: Database, userId: string): Promise<boolean> {
  const hadPasskeys = (await deletePasskeys(tx, userId)) > 0
  await deleteChallenges(tx, userId)
  const wasOn = await deleteTotp(tx, userId)
  await recoveryCodes.deleteRecoveryCodes(tx, userId)
  await deletePendingSignIns(tx, userId)
  return wasOn || hadPasskeys
}

/** Makes new recovery codes in place of the earlier ones. */
export async function renewRecoveryCodes(
  context: FactorContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password' | 'no_factor'>,
): Promise<string[]> {
  await requirePassword(context, user, password, refuse)
  return context.db.transaction(async (tx) => {
    const passkeys = await holdPasskeys(tx, user.id)
    if (!(await holdTotp(tx, user.id)) && !passkeys?.askedSince) throw refuse('no_factor')
    return makeCodes(tx, user.id)
  })
}

async function makeCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = await recoveryCodes.renewRecoveryCodes(tx, userId)
  await recordAudit(tx, { action: 'recovery_codes_made', subject: `user:${userId}` })
  return codes.map(groupedRecoveryCode)
}
