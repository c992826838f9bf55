import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { OperationError } from '../../operationError.ts'
import { badges, certificates } from '../credentials.tables.ts'
import { findRecord } from './records.ts'
import type { CredentialRecord } from './records.ts'

/** The longest name that a credential can carry, in characters. */
const maxNameLength = 200

/** The credential with this ID in any case of letters. Throws `OperationError` where there is none. */
export async function requireRecord(db: Database, id: string): Promise<CredentialRecord> {
  const record = await findRecord(db, id.trim().toUpperCase())
  if (!record) throw new OperationError(`There is no certificate or badge ${id}.`)
  return record
}

/** Takes a credential back for good: its page, its pictures and the signed list of revoked credentials say so from now on. */
export async function revoke(db: Database, id: string, { reason, now }: { reason: string; now: Date }): Promise<CredentialRecord> {
  const { type, publicId, status } = await requireRecord(db, id)
  const changes = { status: 'Revoked', revokedAt: now, revocationReason: required(reason, 'The reason') } as const
  const isDone = await (type === 'badge'
    ? db
        .update(badges)
        .set(changes)
        .where(and(eq(badges.badgeId, publicId), eq(badges.status, 'Valid')))
        .returning({ id: badges.id })
    : db
        .update(certificates)
        .set(changes)
        .where(and(eq(certificates.csnId, publicId), eq(certificates.status, 'Valid')))
        .returning({ id: certificates.id }))
  if (isDone.length === 0) throw new OperationError(status === 'Revoked' ? `${publicId} is revoked already.` : `${publicId} has changed meanwhile; try again.`)
  return requireRecord(db, publicId)
}

/** Issues a credential anew under its ID, with a corrected name. What was signed before is superseded. */
export async function reissue(db: Database, id: string, { name, now }: { name: string; now: Date }): Promise<CredentialRecord> {
  const before = await requireRecord(db, id)
  const { type, publicId, version } = before
  if (before.status === 'Revoked') throw new OperationError(`${publicId} is revoked and cannot be issued anew.`)
  const participantName = required(name, 'The name')
  if (participantName === before.name) throw new OperationError(`${publicId} carries this name already.`)
  // Of one ID the latest date counts, to the second: two in one second could not be told apart.
  const earliest = Math.floor((before.reissuedAt ?? before.issuedAt).getTime() / 1000) * 1000 + 1000
  const reissuedAt = new Date(Math.max(now.getTime(), earliest))
  const changes = { participantName, version: version + 1, reissuedAt }
  const isDone = await (type === 'badge'
    ? db
        .update(badges)
        .set(changes)
        .where(and(eq(badges.badgeId, publicId), eq(badges.status, 'Valid'), eq(badges.version, version)))
        .returning({ id: badges.id })
    : db
        .update(certificates)
        .set(changes)
        .where(and(eq(certificates.csnId, publicId), eq(certificates.status, 'Valid'), eq(certificates.version, version)))
        .returning({ id: certificates.id }))
  if (isDone.length === 0) throw new OperationError(`${publicId} has changed meanwhile; try again.`)
  return requireRecord(db, publicId)
}

function required(text: string, what: string): string {
  const clean = text.trim()
  if (clean === '') throw new OperationError(`${what} must not be empty.`)
  if ([...clean].length > maxNameLength) throw new OperationError(`${what} must have at most ${maxNameLength} characters.`)
  if (!clean.isWellFormed() || /\p{Cc}/u.test(clean)) throw new OperationError(`${what} has characters that cannot be stored.`)
  return clean
}
