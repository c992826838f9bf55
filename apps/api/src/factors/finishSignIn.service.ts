import { learner, recordAudit } from '../audit/recordAudit.ts'
import {
  countAttempts,
  factorLimits,
  refuseAfterAny,
  settleAttempt,
} from '../auth/attemptLimits.ts'
import { findDevice } from '../auth/devices.store.ts'
import { openSession } from '../auth/openSession.ts'
import type { OpenedSession, SessionContext } from '../auth/openSession.ts'
import type { Database } from '../database/database.ts'
import type { ApiError, Refuse } from '../http/apiError.ts'
import type { Secrets } from '../secrets.ts'
import type { UserRow } from '../users/users.store.ts'
import { countPendingTry, deletePendingSignIn } from './pendingSignIns.store.ts'
import { hasRecoveryCode, takeRecoveryCode } from './recoveryCodes.store.ts'
import { findTotp, takeStep } from './totp.store.ts'
import { stepOf } from './totp.ts'

/** Dependencies of finishing a sign-in. */
export interface FinishContext extends SessionContext {
  readonly secrets: Secrets
}

interface Attempt {
  /** The account of the challenge. */
  readonly user: UserRow
  readonly challenge: string
  /** The device's token; null if it has none yet, undefined if it keeps none. */
  readonly device?: string | null | undefined
  /** The client's address, as `addressKey` returns it. */
  readonly address: string
  readonly userAgent: string | undefined
}

/** Uses up what was right. False if another request was faster. */
type Take = (tx: Database) => Promise<boolean>

/** Compares what was given with what the account has. Returns null if it is wrong. */
export type Comparison = (context: FinishContext, attempt: Attempt) => Promise<Take | null>

/**
 * Compares with the authenticator app: each time step is accepted once, and none before the last
 * one.
 */
export const byTotp =
  (code: string): Comparison =>
  async ({ db, now, secrets }, { user }) => {
    const row = await findTotp(db, user.id)
    const step = row?.confirmedAt ? stepOf(secrets, row, code, now()) : null
    return step === null ? null : (tx) => takeStep(tx, user.id, step)
  }

/** Compares with the recovery codes. Its owner gets a mail about the use of one. */
export const byRecoveryCode =
  (code: string): Comparison =>
  async ({ db, now, mails }, { user }) => {
    const userId = user.id
    if (!(await hasRecoveryCode(db, userId, code))) return null
    return async (tx) => {
      if (!(await takeRecoveryCode(tx, { userId, code, now: now() }))) return false
      const actor = learner(userId)
      await recordAudit(tx, { action: 'recovery_code_used', subject: `user:${userId}`, actor })
      await mails.add(tx, { kind: 'recovery-code-used', userId })
      return true
    }
  }

/**
 * Finishes a sign-in whose password was right; `wrong` makes the error for a wrong code. Wrong
 * codes count as wrong passwords do, and also for a day, so that a person who knows the password
 * cannot guess codes without end by beginning again. They are counted before anybody learns the
 * result, so that guesses sent in parallel gain nothing.
 */
export async function finishSignIn(
  context: FinishContext,
  compare: Comparison,
  attempt: Attempt,
  wrong: () => ApiError,
  refuse: Refuse<'challenge_over'>,
): Promise<OpenedSession> {
  const { db } = context
  const { user, challenge, address, userAgent } = attempt
  const now = context.now()
  const device = attempt.device ? await findDevice(db, user.id, attempt.device) : null
  const limits = factorLimits(user.email, address, device, context)
  await refuseAfterAny(db, limits, now)
  if (!(await countPendingTry(db, challenge, now))) throw refuse('challenge_over')
  const take = await compare(context, attempt)
  await settleAttempt(db, limits, now, take !== null)
  if (!take) throw wrong()
  const opened = await db.transaction(async (tx) => {
    if (!(await take(tx))) return null
    if (!(await deletePendingSignIn(tx, challenge))) throw refuse('challenge_over')
    const client = { keepsDevice: attempt.device !== undefined, userAgent }
    return openSession({ ...context, db: tx }, user, device, client)
  })
  if (opened) return opened
  // Another request used it meanwhile.
  await countAttempts(db, limits, now)
  throw wrong()
}
