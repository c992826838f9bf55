import type { Database } from '../database/database.ts'
import { whoActs } from './actor.ts'
import type { Actor } from './actor.ts'
import { insertEntry } from './audit.store.ts'
import type { AuditDetails } from './audit.tables.ts'
import type { AuditAction } from './auditActions.ts'

/** The kinds of records that entries are about. */
type SubjectKind =
  | 'user'
  | 'credential'
  | 'invite'
  | 'participant'
  | 'bootcamp'
  | 'task'
  | 'mail'
  | 'request'
  | 'content'
  | 'key'
  | 'backup'

interface Entry {
  readonly action: AuditAction
  /** By id, never by address or name: the trail is kept when an account is deleted. */
  readonly subject: `${SubjectKind}:${string}`
  /** Why, if somebody gave a reason. */
  readonly reason?: string | null
  readonly details?: AuditDetails
  /** Who did it, if no call or command runs in their name, such as at a sign-in. */
  readonly actor?: Actor
}

/**
 * Records a change in the audit trail. Call it with the transaction of the change, so that both are
 * stored or neither is. It takes no lock: the database links the entries of a transaction into the
 * chain when it commits.
 */
export async function recordAudit(
  tx: Database,
  { action, subject, reason = null, details = {}, actor }: Entry,
): Promise<void> {
  const acting = whoActs()
  const { kind, id } = actor ?? acting.actor
  await insertEntry(tx, {
    actorKind: kind,
    actor: id,
    action,
    subject,
    reason,
    origin: acting.origin(),
    details,
  })
}

/** The learner whose account it is, as the actor of what they do before they are signed in. */
export const learner = (id: string): Actor => ({ kind: 'learner', id })
