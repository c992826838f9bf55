import { levels } from '@rampart/contract/entities/values'
import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { courses } from '../../courses/courses.tables.ts'
import { enrolments } from '../../courses/enrolments.tables.ts'
import type { Database } from '../../database/database.ts'
import { byCode } from '../../explore/catalogueIndexes.tables.ts'
import type { LabRow } from '../labs.store.ts'
import { labs, labSessions } from '../labs.tables.ts'

/** With fewer learners the median would tell the times of single ones. */
const fewestSolvers = 10

/** The most courses to read next. */
const mostCourses = 2

/** Whether the learner has solved the lab. */
export async function hasSolved(db: Database, userId: string, labId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(
      and(
        eq(labSessions.labId, labId),
        eq(labSessions.userId, userId),
        isNotNull(labSessions.solvedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Minutes to the first solution of each learner, the median of all; null with too few learners. */
export async function medianMinutes(db: Database, labId: string): Promise<number | null> {
  const { rows } = (await db.execute(sql`
    select percentile_cont(0.5) within group (order by seconds)::float8 as median
    from (
      select distinct on (user_id) extract(epoch from solved_at - started_at) as seconds
      from lab_sessions
      where lab_id = ${labId} and solved_at is not null
      order by user_id, solved_at
    ) first
    having count(*) >= ${fewestSolvers}`)) as unknown as { rows: { median: number }[] }
  const [found] = rows
  return found ? Math.max(1, Math.round(found.median / 60)) : null
}

const rankOf = (level: AnyPgColumn) => sql`array_position(${sql.raw(levelsArray)}, ${level})`
const levelsArray = `array[${levels.map((level) => `'${level}'`).join(', ')}]::text[]`

/** How far a level is from the lab's; of two as near the harder one comes first. */
const distance = (level: AnyPgColumn, of: LabRow['level']) => [
  sql`abs(${rankOf(level)} - ${levels.indexOf(of) + 1})`,
  sql`${rankOf(level)} desc`,
]

/**
 * Listed courses of the lab's domain that the learner has not completed, the nearest level first.
 */
export const listReading = (db: Database, userId: string, { domain, level }: LabRow) =>
  db
    .select({
      slug: courses.slug,
      title: courses.title,
      level: courses.level,
      domain: courses.domain,
    })
    .from(courses)
    .where(
      and(
        courses.listed,
        eq(courses.domain, domain),
        notExists(
          db
            .select({ one: sql`1` })
            .from(enrolments)
            .where(
              and(
                eq(enrolments.courseId, courses.id),
                eq(enrolments.userId, userId),
                isNotNull(enrolments.completedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(...distance(courses.level, level), asc(courses.position), byCode(courses.title))
    .limit(mostCourses)

/**
 * The listed lab with checks of the same domain that the learner has not solved, the nearest level
 * first; null if there is none.
 */
export async function findNextLab(db: Database, userId: string, { id, domain, level }: LabRow) {
  const [next] = await db
    .select({
      path: labs.path,
      title: labs.title,
      level: labs.level,
      domain: labs.domain,
      minutes: labs.minutes,
    })
    .from(labs)
    .where(
      and(
        labs.listed,
        eq(labs.domain, domain),
        sql`${labs.id} <> ${id}`,
        sql`${labs.checks} <> '[]'::jsonb`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(labSessions)
            .where(
              and(
                eq(labSessions.labId, labs.id),
                eq(labSessions.userId, userId),
                isNotNull(labSessions.solvedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(...distance(labs.level, level), asc(labs.position), byCode(labs.title))
    .limit(1)
  return next ?? null
}
