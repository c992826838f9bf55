import type { LearnerMap, MapCourse } from '@rampart/contract/entities/learnerMap'
import { progressPercent } from '@rampart/contract/rules/progress'
import { and, desc, eq, isNotNull, min, sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { labSessions, labs } from '../labs/labs.tables.ts'
import { lessonTitleIn, titleIn } from '../translations/translated.store.ts'
import { lessonCompletions, lessons, modules } from '../lessons/lessons.tables.ts'

/** More than any learner has done: every query has a limit. */
const maxItems = 1_000

/** What the learner has done in courses and labs, in two queries. */
export async function readMap(
  db: Database,
  userId: string,
  language: string | null,
): Promise<LearnerMap> {
  const [ownCourses, ownLabs] = await Promise.all([
    listCourses(db, userId, language),
    listLabs(db, userId),
  ])
  return { courses: ownCourses, labs: ownLabs }
}

const none = sql`null::text`

interface CourseRow extends Pick<
  MapCourse,
  'domain' | 'title' | 'slug' | 'nextLesson' | 'credential'
> {
  completedAt: string | null
  translated: string | null
  translatedLesson: string | null
  done: number
  total: number
}

async function listCourses(
  db: Database,
  userId: string,
  language: string | null,
): Promise<MapCourse[]> {
  const { rows } = (await db.execute(sql`
    select ${courses.domain}, ${courses.title}, ${courses.slug}, way.done, way.total, way.next as "nextLesson",
      ${language === null ? none : titleIn(courses.id, language)} as translated,
      ${language === null ? none : lessonTitleIn(sql`(way.next ->> '_id')::uuid`, language)} as "translatedLesson",
      to_char(${enrolments.completedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedAt",
      (
        select json_build_object('type', ${credentials.type}, 'credentialId', ${credentials.credentialId})
        from ${credentials}
        where ${credentials.userId} = ${enrolments.userId} and ${credentials.courseId} = ${courses.id}
          and ${credentials.status} = 'Valid'
        order by ${credentials.type} desc
        limit 1
      ) as credential
    from ${enrolments}
    join ${courses} on ${courses.id} = ${enrolments.courseId}
    cross join lateral (
      select count(*)::int as total, count(done_at)::int as done, max(done_at) as last,
        (json_agg(json_build_object('_id', id, 'title', title, 'number', number) order by number) filter (where done_at is null)) -> 0 as next
      from (
        select ${lessons.id}, ${lessons.title}, ${lessonCompletions.completedAt} as done_at,
          row_number() over (order by ${modules.position}, ${lessons.position}) as number
        from ${lessons}
        join ${modules} on ${modules.id} = ${lessons.moduleId}
        left join ${lessonCompletions} on ${lessonCompletions.lessonId} = ${lessons.id}
          and ${lessonCompletions.enrolmentId} = ${enrolments.id}
        where ${lessons.courseId} = ${courses.id}
      ) lesson
    ) way
    where ${enrolments.userId} = ${userId}
    order by coalesce(way.last, ${enrolments.enrolledAt}) desc, ${courses.title}
    limit ${maxItems}`)) as unknown as { rows: CourseRow[] }
  const lang = language === null ? {} : { lang: language }
  return rows.map(({ done, total, translated, translatedLesson, ...row }) => ({
    ...row,
    ...(translated !== null && { title: translated, ...lang }),
    ...(row.nextLesson &&
      translatedLesson !== null && {
        nextLesson: { ...row.nextLesson, title: translatedLesson, ...lang },
      }),
    progress: progressPercent(done, total),
  }))
}

const solved = prepareOnce((db) => {
  const solvedAt = min(labSessions.solvedAt)
  return db
    .select({ path: labs.path, title: labs.title, domain: labs.domain, solvedAt })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))
    .where(and(eq(labSessions.userId, sql.placeholder('userId')), isNotNull(labSessions.solvedAt)))
    .groupBy(labs.id)
    .orderBy(desc(solvedAt), labs.path)
    .limit(maxItems)
    .prepare('solved_labs')
})

const listLabs = async (db: Database, userId: string) =>
  (await solved(db).execute({ userId })).flatMap(({ solvedAt, ...lab }) =>
    solvedAt ? [{ ...lab, solvedAt: solvedAt.toISOString() }] : [],
  )
