import type {
  FactorMethod,
  SecondFactors,
  TotpSetup,
} from '@rampart/contract/entities/secondFactor'
import { groupedRecoveryCode } from '@rampart/contract/rules/recoveryCodes'
import { requirePassword } from '../accounts/password.service.ts'
import type { AccountContext } from '../accounts/resetPassword.service.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { countAttempt, refuseAfterAttempts } from '../auth/attemptLimits.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { Secrets } from '../secrets.ts'
import type { UserRow } from '../users/users.store.ts'
import { deletePendingSignIns } from './pendingSignIns.store.ts'
import * as recoveryCodes from './recoveryCodes.store.ts'
import { makeTotp, stepOf } from './totp.ts'
import { confirmTotp, deleteTotp, findTotp, holdTotp, saveTotp } from './totp.store.ts'

/** Dependencies of the calls about second factors. */
export interface FactorContext extends AccountContext {
  readonly secrets: Secrets
}

/** What the account asks for besides the password. */
export async function readFactors(db: Database, userId: string): Promise<SecondFactors> {
  return {
    totpSince: (await findTotp(db, userId))?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: await recoveryCodes.countRecoveryCodes(db, userId),
  }
}

/** What has to be shown after the password, by one of these; empty where the password is enough. */
export async function requiredMethods(db: Database, userId: string): Promise<FactorMethod[]> {
  if (!(await findTotp(db, userId))?.confirmedAt) return []
  const left = await recoveryCodes.countRecoveryCodes(db, userId)
  return left > 0 ? ['totp', 'recovery'] : ['totp']
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

/** Turns the app on with the first code of it, which cannot be used again. Returns the recovery codes. */
export async function finishTotp(
  { db, now: clock, mails, rateLimitScale, secrets }: FactorContext,
  { id }: UserRow,
  code: string,
  refuse: Refuse<'factor_code_invalid' | 'totp_on'>,
): Promise<string[]> {
  const now = clock()
  const limit = {
    subject: `confirm factor ${id}`,
    max: Math.ceil(10 * rateLimitScale),
    seconds: 15 * 60,
  }
  await refuseAfterAttempts(db, limit, now)
  const row = await findTotp(db, id)
  if (row?.confirmedAt) throw refuse('totp_on')
  const step = row && stepOf(secrets, row, code, now)
  if (!row || step === null) {
    await countAttempt(db, limit, now)
    throw refuse('factor_code_invalid')
  }
  return db.transaction(async (tx) => {
    // Another request confirmed it, or began again, since the code was compared.
    if (!(await confirmTotp(tx, row, { step, now })))
      throw refuse((await findTotp(tx, id))?.confirmedAt ? 'totp_on' : 'factor_code_invalid')
    await recordAudit(tx, { action: 'factor_added', subject: `user:${id}` })
    await mails.add(tx, { kind: 'factor-added', userId: id })
    return makeCodes(tx, id)
  })
}

/** Turns the app off. Returns whether it was on. */
export async function removeTotp(
  context: FactorContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password'>,
): Promise<boolean> {
  await requirePassword(context, user, password, refuse)
  return context.db.transaction((tx) => removeFactors(tx, context.mails, user.id))
}

/** Removes all second factors of an account, and tells its owner. Returns whether it had any. */
export async function removeFactors(
  tx: Database,
  mails: MailQueue,
  userId: string,
): Promise<boolean> {
  if (!(await deleteFactors(tx, userId))) return false
  await recordAudit(tx, { action: 'factor_removed', subject: `user:${userId}` })
  await mails.add(tx, { kind: 'factor-removed', userId })
  return true
}

/** Deletes what is stored about an account's second factors. Returns whether it had any. */
export async function deleteFactors(tx: Database, userId: string): Promise<boolean> {
  const wasOn = await deleteTotp(tx, userId)
  await recoveryCodes.deleteRecoveryCodes(tx, userId)
  await deletePendingSignIns(tx, userId)
  return wasOn
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
    if (!(await holdTotp(tx, user.id))) throw refuse('no_factor')
    return makeCodes(tx, user.id)
  })
}

async function makeCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = await recoveryCodes.renewRecoveryCodes(tx, userId)
  await recordAudit(tx, { action: 'recovery_codes_made', subject: `user:${userId}` })
  return codes.map(groupedRecoveryCode)
}
