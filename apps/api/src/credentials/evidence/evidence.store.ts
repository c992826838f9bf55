import type { EvidenceConsent, LabEvidence } from '@rampart/contract/entities/labEvidence'
import { wholeMinutes } from '@rampart/contract/rules/labEvidence'
import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { courses } from '../../courses/courses.tables.ts'
import type { Database } from '../../database/database.ts'
import { labs, labSessions } from '../../labs/labs.tables.ts'
import { users } from '../../users/users.tables.ts'
import { credentials } from '../credentials.tables.ts'

/** More labs than any learner solves: every query has a limit. */
const maxLabs = 1_000

/** A lab that a learner solved, as its session says. */
export interface SolvedLab extends LabEvidence {
  readonly domain: (typeof labs.$inferSelect)['domain']
  readonly level: (typeof labs.$inferSelect)['level']
}

/**
 * Locks what a learner's credentials show until the transaction ends, so that changes of it run one
 * after the other. Take this lock after those of the learner, of sessions and of enrolments, and
 * before those of credentials.
 */
export async function lockEvidence(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence ${userId}`}, 0))`)
}

/** The learner's consent, and when it was given or withdrawn. */
export async function findConsent(
  db: Database,
  userId: string,
): Promise<{ consent: EvidenceConsent; decidedAt: Date | null }> {
  const [row] = await db
    .select({ consent: users.labEvidence, decidedAt: users.labEvidenceAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
  return row ?? { consent: 'unasked', decidedAt: null }
}

export async function writeConsent(
  tx: Database,
  userId: string,
  consent: EvidenceConsent,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ labEvidence: consent, labEvidenceAt: now })
    .where(eq(users.id, userId))
}

/**
 * Each lab that the learner solved, by its first solution, the earliest first. Nothing but the
 * session's own row counts.
 */
export async function listSolved(db: Database, userId: string): Promise<SolvedLab[]> {
  const { checks, startedAt, solvedAt } = labSessions
  const first = db
    .selectDistinctOn([labSessions.labId], {
      labId: labSessions.labId,
      checks,
      startedAt,
      solvedAt,
    })
    .from(labSessions)
    .where(and(eq(labSessions.userId, userId), isNotNull(solvedAt), isNotNull(startedAt)))
    .orderBy(labSessions.labId, solvedAt)
    .as('first')
  const rows = await db
    .select({
      path: labs.path,
      title: labs.title,
      domain: labs.domain,
      level: labs.level,
      checks: first.checks,
      startedAt: first.startedAt,
      solvedAt: first.solvedAt,
    })
    .from(first)
    .innerJoin(labs, eq(labs.id, first.labId))
    .orderBy(asc(first.solvedAt), asc(labs.path))
    .limit(maxLabs)
  return rows.flatMap(({ checks: all, startedAt: from, solvedAt: to, ...lab }) =>
    from && to && all.length > 0
      ? [
          {
            ...lab,
            solved: all.filter((check) => check.solvedAt !== null).length,
            checks: all.length,
            minutes: wholeMinutes(from, to),
            solvedAt: to.toISOString(),
          },
        ]
      : [],
  )
}

/** The learner's valid credentials that can show labs, each with the paths of its course's. */
export const listShowing = (db: Database, userId: string) =>
  db
    .select({ ...getTableColumns(credentials), labs: courses.labs })
    .from(credentials)
    .leftJoin(courses, eq(courses.id, credentials.courseId))
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.status, 'Valid'),
        inArray(credentials.source, ['course', 'track']),
      ),
    )
    .orderBy(asc(credentials.issuedAt), asc(credentials.credentialId))
    .limit(maxLabs)

/** Locks the learner's valid credentials. */
export async function lockCredentials(tx: Database, userId: string): Promise<void> {
  await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.status, 'Valid')))
    .orderBy(credentials.id)
    .for('update')
}
