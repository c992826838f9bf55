import type { NewPasskey } from '@rampart/contract/calls/passkeyInputs'
import { maxPasskeys } from '@rampart/contract/entities/passkey'
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@rampart/contract/entities/passkey'
import { requirePassword } from '../accounts/password.service.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { addStep, removeStep } from '../factors/factors.service.ts'
import type { FactorContext } from '../factors/factors.service.ts'
import type { Refuse } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import type { UserRow } from '../users/users.store.ts'
import { kindOf, providerOf } from './authenticatorModels.ts'
import { challengeOf, creationOptions, readNewPasskey, requestOptions } from './ceremonies.ts'
import type { RelyingParty } from './ceremonies.ts'
import { insertChallenge, takeChallenge } from './challenges.store.ts'
import * as store from './passkeys.store.ts'

/** Dependencies of the calls about an account's passkeys. */
export interface PasskeyContext extends FactorContext {
  readonly party: RelyingParty
}

const shown = (row: store.PasskeyRow): Passkey => ({
  _id: row.id,
  name: row.name,
  provider: providerOf(row),
  kind: kindOf(row),
  isSynced: row.isSynced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.usedAt?.toISOString() ?? null,
})

export const listPasskeys = async (db: Database, userId: string): Promise<Passkey[]> =>
  (await store.findPasskeys(db, userId)).map(shown)

/** Makes the options with which a browser makes a passkey, for the session `jti` alone. */
export async function beginPasskey(
  context: PasskeyContext,
  user: UserRow,
  { password, jti }: { readonly password: string; readonly jti: string },
  refuse: Refuse<'wrong_password' | 'passkeys_full'>,
): Promise<PasskeyCreation> {
  const { db, now, party } = context
  await requirePassword(context, user, password, refuse)
  const known = await store.findPasskeys(db, user.id)
  if (known.length >= maxPasskeys) throw refuse('passkeys_full')
  const handle = await store.ownerHandle(db, user.id)
  const challenge = await insertChallenge(
    db,
    { purpose: 'add', userId: user.id, within: jti },
    now(),
  )
  return creationOptions(party, user, { challenge, handle, known })
}

/** Adds the passkey that a browser made in the session `jti`. */
export async function addPasskey(
  { db, mails, now: clock, party }: PasskeyContext,
  { id }: UserRow,
  { passkey, jti }: { readonly passkey: NewPasskey; readonly jti: string },
  refuse: Refuse<'passkey_refused' | 'challenge_over' | 'passkey_known' | 'passkeys_full'>,
): Promise<Passkey> {
  const now = clock()
  const challenge = challengeOf(passkey)
  if (challenge === null) throw refuse('passkey_refused')
  if (!(await takeChallenge(db, challenge, { purpose: 'add', userId: id, within: jti }, now)))
    throw refuse('challenge_over')
  const read = await readNewPasskey(party, passkey, challenge)
  if (!read) throw refuse('passkey_refused')
  return db.transaction(async (tx) => {
    // An operator may have removed everything since it was begun.
    if (!(await store.holdPasskeys(tx, id))) throw refuse('challenge_over')
    if ((await store.countPasskeys(tx, id)) >= maxPasskeys) throw refuse('passkeys_full')
    const row = await store.insertPasskey(tx, { ...read, userId: id, createdAt: now })
    if (!row) throw refuse('passkey_known')
    await recordAudit(tx, { action: 'passkey_added', subject: `user:${id}` })
    await mails.add(tx, { kind: 'passkey-added', userId: id })
    return shown(row)
  })
}

export async function renamePasskey(
  db: Database,
  userId: string,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
  refuse: Refuse<'not_found'>,
): Promise<Passkey> {
  const row = isUuid(passkeyId) && (await store.updateName(db, userId, passkeyId, name))
  if (!row) throw refuse('not_found')
  return shown(row)
}

/**
 * Removes a passkey. With the last one, passkeys are no longer required. Returns whether it was
 * there.
 */
export async function removePasskey(
  context: PasskeyContext,
  user: UserRow,
  { passkeyId, password }: { readonly passkeyId: string; readonly password: string },
  refuse: Refuse<'wrong_password'>,
): Promise<boolean> {
  const { id } = user
  await requirePassword(context, user, password, refuse)
  if (!isUuid(passkeyId)) return false
  return context.db.transaction(async (tx) => {
    await store.holdPasskeys(tx, id)
    if (!(await store.deletePasskey(tx, id, passkeyId))) return false
    await recordAudit(tx, { action: 'passkey_removed', subject: `user:${id}` })
    await context.mails.add(tx, { kind: 'passkey-removed', userId: id })
    if ((await store.countPasskeys(tx, id)) === 0) await removeStep(tx, context.mails, id)
    return true
  })
}

/**
 * Makes a passkey required after the password. Returns recovery codes if that makes the first
 * factor, else null, and whether anything changed.
 */
export async function askForPasskey(
  context: PasskeyContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password' | 'no_passkey'>,
): Promise<{ readonly isNew: boolean; readonly recoveryCodes: string[] | null }> {
  const { id } = user
  await requirePassword(context, user, password, refuse)
  return context.db.transaction(async (tx) => {
    const held = await store.holdPasskeys(tx, id)
    if ((await store.countPasskeys(tx, id)) === 0) throw refuse('no_passkey')
    if (held?.askedSince) return { isNew: false, recoveryCodes: null }
    return { isNew: true, recoveryCodes: await addStep(tx, context.mails, id, context.now()) }
  })
}

/** Makes a passkey no longer required. Returns whether it was. */
export async function stopAskingForPasskey(
  context: PasskeyContext,
  user: UserRow,
  password: string,
  refuse: Refuse<'wrong_password'>,
): Promise<boolean> {
  await requirePassword(context, user, password, refuse)
  return context.db.transaction((tx) => removeStep(tx, context.mails, user.id))
}

/**
 * Makes the options with which a browser asks for a passkey: any of this site, or one of a pending
 * sign-in's account.
 */
export async function beginShowing(
  { db, now, party }: Pick<PasskeyContext, 'db' | 'now' | 'party'>,
  pending?: { readonly userId: string; readonly challenge: string },
): Promise<PasskeyRequest> {
  if (!pending) {
    const use = { purpose: 'sign-in', userId: null, within: null } as const
    return requestOptions(party, await insertChallenge(db, use, now()))
  }
  const { userId, challenge: within } = pending
  const challenge = await insertChallenge(db, { purpose: 'step', userId, within }, now())
  return requestOptions(party, challenge, await store.findPasskeys(db, userId))
}
