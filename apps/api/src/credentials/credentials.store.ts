import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { recordAudit } from '../audit/recordAudit.ts'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { lessons } from '../lessons/lessons.tables.ts'
import { credentials } from './credentials.tables.ts'

export type CredentialRow = typeof credentials.$inferSelect

/**
 * What people see of a credential, and whose it is; the other columns are for signing and drawing.
 */
const shown = {
  id: credentials.id,
  credentialId: credentials.credentialId,
  type: credentials.type,
  source: credentials.source,
  userId: credentials.userId,
  courseId: credentials.courseId,
  participantName: credentials.participantName,
  title: credentials.title,
  trackDomain: credentials.trackDomain,
  trackLevel: credentials.trackLevel,
  status: credentials.status,
  issuedAt: credentials.issuedAt,
}

export type ShownCredential = Pick<CredentialRow, keyof typeof shown>

/** More than any learner earns; a limit nevertheless, as on every query. */
const maxCredentials = 1_000

// Two selects, each by an index of its own: one with "or" would scan the table.
const ownCredentials = prepareOnce((db) => {
  const userId = sql.placeholder('userId')
  const own = db.select(shown).from(credentials).where(eq(credentials.userId, userId))
  const asParticipant = db
    .select(shown)
    .from(bootcampParticipants)
    .innerJoin(credentials, eq(credentials.participantId, bootcampParticipants.id))
    .where(
      and(
        eq(bootcampParticipants.userId, userId),
        // Without the rows of the first part.
        or(isNull(credentials.userId), ne(credentials.userId, userId)),
      ),
    )
  return unionAll(own, asParticipant)
    .orderBy(sql`issued_at desc`)
    .limit(maxCredentials)
    .prepare('own_credentials')
})

/**
 * The learner's credentials of courses and, as a participant with this account, of bootcamps, valid
 * or not, last issued first.
 */
export const listCredentials = (db: Database, userId: string): Promise<ShownCredential[]> =>
  ownCredentials(db).execute({ userId })

/** The course that earned a credential, as it is today. */
export interface EarningCourse {
  readonly slug: string
  /** False if the catalogue shows it no more. */
  readonly listed: boolean
  readonly skills: string[]
  readonly minutes: number
  readonly lessons: number
}

/** A course that has earned a credential, and so cannot be removed. */
export async function readEarningCourse(db: Database, courseId: string): Promise<EarningCourse> {
  const [course] = await db
    .select({
      slug: courses.slug,
      listed: courses.listed,
      skills: courses.learningOutcomes,
      minutes: courses.minutes,
      lessons: db.$count(lessons, eq(lessons.courseId, courses.id)),
    })
    .from(courses)
    .where(eq(courses.id, courseId))
    .limit(1)
  if (!course) throw new Error('A course that has earned a credential is missing.')
  return course
}

/** With the labs that it shows. */
const whole = { ...shown, evidence: credentials.evidence }

/** A credential with the labs that it shows. */
export type WholeCredential = Pick<CredentialRow, keyof typeof whole>

/** The learner's valid credential of a kind for a course. */
export async function findCourseCredential(
  db: Database,
  type: CredentialType,
  userId: string,
  courseId: string,
): Promise<WholeCredential | null> {
  const [found] = await db
    .select(whole)
    .from(credentials)
    .where(
      and(
        eq(credentials.type, type),
        eq(credentials.userId, userId),
        eq(credentials.courseId, courseId),
        eq(credentials.status, 'Valid'),
      ),
    )
    .limit(1)
  return found ?? null
}

const credentialById = prepareOnce((db) =>
  db
    .select(whole)
    .from(credentials)
    .where(eq(credentials.credentialId, sql.placeholder('credentialId')))
    .limit(1)
    .prepare('credential_by_id'),
)

/** Of any holder, valid or not; the ID in upper case. */
export async function findCredential(
  db: Database,
  credentialId: string,
): Promise<WholeCredential | null> {
  const [found] = await credentialById(db).execute({ credentialId })
  return found ?? null
}

/** The valid credential of a bootcamp's participant. */
export async function findParticipantCredential(
  db: Database,
  participantId: string,
): Promise<CredentialRow | null> {
  const [row] = await db
    .select()
    .from(credentials)
    .where(and(eq(credentials.participantId, participantId), eq(credentials.status, 'Valid')))
    .limit(1)
  return row ?? null
}

/**
 * Adds a credential unless its holder has a valid one for the same: a unique index stops a second
 * one, also in parallel. Its files are drawn next. Returns whether it did.
 */
export async function insertCredential(
  tx: Database,
  values: typeof credentials.$inferInsert,
): Promise<boolean> {
  const issued = await tx
    .insert(credentials)
    .values({ ...values, drawingDueAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ credentialId: credentials.credentialId })
  for (const { credentialId } of issued)
    await recordAudit(tx, {
      action: 'credential_issued',
      subject: `credential:${credentialId}`,
      details: { userId: values.userId ?? null, participantId: values.participantId ?? null },
    })
  return issued.length > 0
}

/**
 * Changes a credential that is still valid; with `version`, only if that is its version. Its files
 * are drawn next. False if it did not.
 */
export async function updateValid(
  db: Database,
  credentialId: string,
  changes: Partial<typeof credentials.$inferInsert>,
  version?: number,
): Promise<boolean> {
  const rows = await db
    .update(credentials)
    .set({ ...changes, drawingDueAt: sql`now()` })
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
