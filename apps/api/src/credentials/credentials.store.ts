import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { and, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { recordAudit } from '../audit/recordAudit.ts'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { credentials } from './credentials.tables.ts'

export type CredentialRow = typeof credentials.$inferSelect

/** More than any learner earns; a limit nevertheless, as on every query. */
const maxCredentials = 1_000

// Two selects, each by an index of its own: one with "or" would scan the table.
const ownCredentials = prepareOnce((db) => {
  const userId = sql.placeholder('userId')
  const isValid = eq(credentials.status, 'Valid')
  const own = db
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isValid))
  const asParticipant = db
    .select(getTableColumns(credentials))
    .from(bootcampParticipants)
    .innerJoin(credentials, eq(credentials.participantId, bootcampParticipants.id))
    .where(
      and(
        eq(bootcampParticipants.userId, userId),
        // Not twice what the first part has.
        or(isNull(credentials.userId), ne(credentials.userId, userId)),
        isValid,
      ),
    )
  return unionAll(own, asParticipant)
    .orderBy(sql`issued_at desc`)
    .limit(maxCredentials)
    .prepare('own_credentials')
})

/** The learner's valid credentials of courses and, as a participant with this account, of bootcamps, last issued first. */
export const listCredentials = (db: Database, userId: string): Promise<CredentialRow[]> =>
  ownCredentials(db).execute({ userId })

/** The learner's valid credential of a kind for a course. */
export function findCourseCredential(
  db: Database,
  type: CredentialType,
  userId: string,
  courseId: string,
): Promise<CredentialRow | null> {
  return findOne(
    db,
    and(
      eq(credentials.type, type),
      eq(credentials.userId, userId),
      eq(credentials.courseId, courseId),
      eq(credentials.status, 'Valid'),
    ),
  )
}

const credentialById = prepareOnce((db) =>
  db
    .select()
    .from(credentials)
    .where(eq(credentials.credentialId, sql.placeholder('credentialId')))
    .limit(1)
    .prepare('credential_by_id'),
)

/** Whoever holds it, valid or not; the ID in upper case. */
export async function findCredential(
  db: Database,
  credentialId: string,
): Promise<CredentialRow | null> {
  const [row] = await credentialById(db).execute({ credentialId })
  return row ?? null
}

/** The valid credential of a bootcamp's participant. */
export const findParticipantCredential = (
  db: Database,
  participantId: string,
): Promise<CredentialRow | null> =>
  findOne(db, and(eq(credentials.participantId, participantId), eq(credentials.status, 'Valid')))

async function findOne(db: Database, where: SQL | undefined): Promise<CredentialRow | null> {
  const [row] = await db.select().from(credentials).where(where).limit(1)
  return row ?? null
}

/** Adds a credential unless its holder has a valid one for the same: a unique index stops a second one, also in parallel. */
export async function insertCredential(
  tx: Database,
  values: typeof credentials.$inferInsert,
): Promise<void> {
  const issued = await tx
    .insert(credentials)
    .values(values)
    .onConflictDoNothing()
    .returning({ credentialId: credentials.credentialId })
  for (const { credentialId } of issued)
    await recordAudit(tx, {
      action: 'credential_issued',
      subject: `credential:${credentialId}`,
      details: { userId: values.userId ?? null, participantId: values.participantId ?? null },
    })
}

/** Changes a credential that is still valid; with `version`, only if that is its version. False if it did not. */
export async function updateValid(
  db: Database,
  credentialId: string,
  changes: Partial<typeof credentials.$inferInsert>,
  version?: number,
): Promise<boolean> {
  const rows = await db
    .update(credentials)
    .set(changes)
    .where(
      and(
        eq(credentials.credentialId, credentialId),
        eq(credentials.status, 'Valid'),
        version === undefined ? undefined : eq(credentials.version, version),
      ),
    )
    .returning({ id: credentials.id })
  return rows.length > 0
}
