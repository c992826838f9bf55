import type { NextSteps } from '@rampart/contract/entities/nextSteps'
import type { Domain, Level } from '@rampart/contract/entities/values'
import { chooseNext } from '@rampart/contract/rules/nextSteps'
import { sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { byCode } from '../explore/catalogueIndexes.tables.ts'
import { toItem } from '../explore/explore.store.ts'
import type { ItemRow } from '../explore/explore.store.ts'
import { titleIn } from '../translations/translated.store.ts'
import { labs, labSessions } from '../labs/labs.tables.ts'

interface Row {
  fromDomain: Domain
  fromLevel: Level
  /** Null if nothing is left. */
  item: LeftRow | null
}

interface LeftRow extends ItemRow {
  /** Its place among the labs of the completed course; null if it is not one of them. */
  turn: number | null
}

/**
 * What the learner may continue with after a course; null if it does not exist. Of each type,
 * domain and level the query returns the first item that is left: first a lab of the course itself,
 * then what the learner can start at once, else by the order of the catalogue.
 */
export async function findNextSteps(
  db: Database,
  userId: string,
  slug: string,
  language: string | null,
): Promise<NextSteps | null> {
  const translated =
    language === null
      ? sql``
      : sql` || jsonb_build_object('translated', ${titleIn(sql`item.id`, language)})`
  const { rows } = (await db.execute(sql`
    select one.domain as "fromDomain", one.level as "fromLevel", case when item.id is not null then to_jsonb(item)${translated} end as item
    from (select ${courses.domain} as domain, ${courses.level} as level from ${courses} where ${courses.slug} = ${slug}) one
    left join lateral (
      select left_over.*, row_number() over (partition by type, level, domain order by turn, needs, position, ${byCode(sql`title`)}, slug) as place
      from (${coursesLeft(userId, slug)} union all ${labsLeft(userId, slug)}) left_over
    ) item on item.place = 1
    order by item.turn, item.needs, item.position, ${byCode(sql`item.title`)}, item.slug`)) as unknown as {
    rows: Row[]
  }
  const [first] = rows
  if (!first) return null
  const left = rows.flatMap(({ item }) => item ?? [])
  const choose = (type: ItemRow['type']) => {
    const ofType = left.filter((item) => item.type === type)
    const found =
      ofType.find(({ turn }) => turn !== null) ??
      chooseNext({ domain: first.fromDomain, level: first.fromLevel }, ofType)
    return found && toItem(found, language)
  }
  return { course: choose('course'), lab: choose('lab') }
}

/** `needs` is 1 if an invitation or a subscription is required. */
const coursesLeft = (userId: string, slug: string) => sql`
  select ${courses.id}, 'course'::text as type, ${courses.slug} as slug, ${courses.title}, ${courses.level}, ${courses.domain},
    ${courses.minutes}, ${courses.sign}, ${courses.position},
    case when ${courses.accessType} = 'open' or ${enrolments.id} is not null then 0 else 1 end as needs, null::int as turn
  from ${courses} left join ${enrolments} on ${enrolments.courseId} = ${courses.id} and ${enrolments.userId} = ${userId}
  where ${courses.listed} and ${courses.slug} <> ${slug} and ${enrolments.completedAt} is null`

const labsLeft = (userId: string, slug: string) => sql`
  select ${labs.id}, 'lab'::text, ${labs.path}, ${labs.title}, ${labs.level}, ${labs.domain}, ${labs.minutes}, ${labs.sign}, ${labs.position}, 0,
    array_position((select ${courses.labs} from ${courses} where ${courses.slug} = ${slug}), ${labs.path})
  from ${labs}
  where ${labs.listed} and not exists (
    select from ${labSessions}
    where ${labSessions.userId} = ${userId} and ${labSessions.labId} = ${labs.id} and ${labSessions.solvedAt} is not null
  )`
