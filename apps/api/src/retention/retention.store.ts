import { historyStatuses } from '@rampart/contract/rules/labStatus'
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import {
  bootcampParticipants,
  bootcampTaskFiles,
  bootcampTasks,
} from '../bootcamps/bootcamps.tables.ts'
import { credentialVersions } from '../credentials/signing/signing.tables.ts'
import type { Database } from '../database/database.ts'
import { failedMails } from '../jobs/queues.ts'
import type { MailJob } from '../mail/mailQueue.ts'
import { labSessions } from '../labs/labs.tables.ts'

/** The most records that one statement changes: so it ends within the time limit of a request. */
const batch = 500

/**
 * The most records of which each gets an entry in the audit trail. Entries are linked into it one
 * by one at the end of a transaction, and all other changes that are audited wait for that.
 */
const auditedBatch = 50

/**
 * Clears what ended sessions of labs have besides their course: addresses, names of credentials,
 * hints. Returns how many.
 */
export async function emptyLabDetails(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(
      and(
        inArray(labSessions.status, historyStatuses),
        lte(labSessions.endedAt, before),
        or(
          isNotNull(labSessions.labUrl),
          isNotNull(labSessions.address),
          ne(labSessions.credentials, []),
          ne(labSessions.openedHints, {}),
        ),
      ),
    )
    .limit(batch)
  const rows = await db
    .update(labSessions)
    .set({
      labUrl: null,
      address: null,
      credentials: [],
      openedHints: {},
      // Unchanged: this is no change by the learner.
      updatedAt: sql`${labSessions.updatedAt}`,
    })
    .where(inArray(labSessions.id, old))
    .returning({ id: labSessions.id })
  return rows.length
}

/**
 * Erases signed versions that a later one replaced before then. Their places in the list stay.
 * Returns how many.
 */
export async function eraseSuperseded(db: Database, before: Date): Promise<number> {
  const old = sql`(
    select earlier.id from credential_versions earlier
    where earlier.json is not null and exists (
      select 1 from credential_versions later
      where later.credential_id = earlier.credential_id and later.issuer = earlier.issuer
        and later.version > earlier.version and later.signed_at <= ${before.toISOString()}::timestamptz
    )
    limit ${batch}
  )`
  const rows = await db
    .update(credentialVersions)
    .set({ json: null })
    .where(sql`${credentialVersions.id} in ${old}`)
    .returning({ id: credentialVersions.id })
  return rows.length
}

/**
 * Removes the files from tasks that were approved before then. Returns their names in the file
 * store, by task.
 */
export function removeUploads(tx: Database, before: Date) {
  const old = tx
    .select({ id: bootcampTasks.id })
    .from(bootcampTasks)
    .where(
      and(
        eq(bootcampTasks.status, 'approved'),
        lte(bootcampTasks.reviewedAt, before),
        exists(
          tx
            .select({ taskId: bootcampTaskFiles.taskId })
            .from(bootcampTaskFiles)
            .where(eq(bootcampTaskFiles.taskId, bootcampTasks.id)),
        ),
      ),
    )
    .limit(auditedBatch)
  return tx
    .delete(bootcampTaskFiles)
    .where(inArray(bootcampTaskFiles.taskId, old))
    .returning({ taskId: bootcampTaskFiles.taskId, storedAs: bootcampTaskFiles.storedAs })
}

/**
 * The participants without an account of whom nothing has changed since then, and whose task waits
 * for no review, locked until the transaction ends.
 */
export function lockIdleParticipants(tx: Database, before: Date) {
  return tx
    .select({ id: bootcampParticipants.id, email: bootcampParticipants.email })
    .from(bootcampParticipants)
    .where(
      and(
        isNull(bootcampParticipants.userId),
        isNull(bootcampParticipants.deletedAt),
        lte(bootcampParticipants.updatedAt, before),
        notExists(
          tx
            .select({ id: bootcampTasks.id })
            .from(bootcampTasks)
            .where(
              and(
                eq(bootcampTasks.participantId, bootcampParticipants.id),
                or(
                  eq(bootcampTasks.status, 'under_review'),
                  gt(bootcampTasks.updatedAt, before),
                  exists(
                    tx
                      .select({ taskId: bootcampTaskFiles.taskId })
                      .from(bootcampTaskFiles)
                      .where(
                        and(
                          eq(bootcampTaskFiles.taskId, bootcampTasks.id),
                          gt(bootcampTaskFiles.uploadedAt, before),
                        ),
                      ),
                  ),
                ),
              ),
            ),
        ),
      ),
    )
    .limit(auditedBatch)
    .for('no key update')
}

/**
 * Deletes mails without a try left that were queued before then, of one kind or of all. Returns how
 * many.
 */
export async function deleteFailedMails(
  db: Database,
  before: Date,
  kind: MailJob['kind'] | null = null,
): Promise<number> {
  const { rows } = (await db.execute(sql`
    delete from pgboss.job where name = ${failedMails} and id in (
      select id from pgboss.job
      where name = ${failedMails} and state = 'created'
        and coalesce(source_created_on, created_on) <= ${before.toISOString()}::timestamptz
        and (${kind}::text is null or data->>'kind' = ${kind})
      limit ${batch}
    )
    returning id
  `)) as unknown as { rows: unknown[] }
  return rows.length
}
