import { parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import { recordAudit } from '../../audit/recordAudit.ts'
import type { Database } from '../../database/database.ts'
import { OperationError } from '../../operationError.ts'
import { updateValid } from '../credentials.store.ts'
import { nextIssue } from './nextIssue.ts'
import { findRecord } from './records.store.ts'
import type { CredentialRecord } from './records.store.ts'

/** The longest name that a credential can have, in characters. */
const maxNameLength = 200

/** The credential with this ID in any case of letters. Throws `OperationError` if there is none. */
export async function requireRecord(db: Database, id: string): Promise<CredentialRecord> {
  const parsed = parseCredentialId(id)
  const record = parsed && (await findRecord(db, parsed.credentialId))
  if (!record) throw new OperationError(`There is no certificate or badge ${id}.`)
  return record
}

/**
 * Takes a credential back for good: its page, its pictures and the signed list of revoked
 * credentials say so from now on.
 */
export async function revoke(
  db: Database,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<CredentialRecord> {
  const { credentialId, status } = await requireRecord(db, id)
  const revocationReason = required(reason, 'The reason')
  const isDone = await db.transaction(
    async (tx) =>
      (await updateValid(tx, credentialId, {
        status: 'Revoked',
        revokedAt: now,
        revocationReason,
      })) && recorded(tx, { action: 'credential_revoked', credentialId, reason: revocationReason }),
  )
  if (!isDone)
    throw new OperationError(
      status === 'Revoked'
        ? `${credentialId} is revoked already.`
        : `${credentialId} has changed meanwhile; try again.`,
    )
  return requireRecord(db, credentialId)
}

/**
 * Issues a credential again under its ID, with a corrected name. What was signed before is
 * superseded.
 */
export async function reissue(
  db: Database,
  id: string,
  { name, now }: { name: string; now: Date },
): Promise<CredentialRecord> {
  const before = await requireRecord(db, id)
  const { credentialId, version } = before
  if (before.status === 'Revoked')
    throw new OperationError(`${credentialId} is revoked and cannot be issued again.`)
  const participantName = required(name, 'The name')
  if (participantName === before.name)
    throw new OperationError(`${credentialId} has this name already.`)
  const next = nextIssue(before, now)
  const changes = { participantName, ...next, firstStanding: next.version }
  const isDone = await db.transaction(
    async (tx) =>
      (await updateValid(tx, credentialId, changes, version)) &&
      recorded(tx, { action: 'credential_reissued', credentialId }),
  )
  if (!isDone) throw new OperationError(`${credentialId} has changed meanwhile; try again.`)
  return requireRecord(db, credentialId)
}

interface Change {
  readonly action: 'credential_revoked' | 'credential_reissued'
  readonly credentialId: string
  readonly reason?: string
}

async function recorded(tx: Database, { credentialId, ...change }: Change): Promise<true> {
  await recordAudit(tx, { ...change, subject: `credential:${credentialId}` })
  return true
}

function required(text: string, what: string): string {
  const clean = text.trim()
  if (clean === '') throw new OperationError(`${what} must not be empty.`)
  if ([...clean].length > maxNameLength)
    throw new OperationError(`${what} must have at most ${maxNameLength} characters.`)
  if (!clean.isWellFormed() || /\p{Cc}/u.test(clean))
    throw new OperationError(`${what} has characters that cannot be stored.`)
  return clean
}
