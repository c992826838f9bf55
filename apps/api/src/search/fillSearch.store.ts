import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { sitePages } from '../sitePages/sitePages.tables.ts'
import { courseTranslations, lessonTranslations } from '../translations/translations.tables.ts'
import { searchItems, searchWords } from './search.tables.ts'

/**
 * The words of a text. PostgreSQL itself recognizes tags and character references of HTML, and
 * leaves them out. Letters are made lower case by the rules of "C": in a Turkish database I would
 * become ı, which no search has.
 */
const words = (text: unknown) => sql`to_tsvector('english', lower((${text}) collate "C"))`

const document = (title: unknown, context: unknown, text: unknown) => sql`
  setweight(${words(title)}, 'A') || setweight(${words(context)}, 'B') || setweight(${words(text)}, 'D')`

/** A text with its translations: an item is found by the words of any language that it has. */
const also = (text: unknown, name: string) =>
  sql`${text} || ' ' || coalesce(other.${sql.identifier(name)}, '')`

/** What a bootcamp teaches and asks for. */
const wordsOfBootcamp = ({
  description,
  curriculum,
  jobRoles,
  certifications,
  prerequisites,
}: Bootcamp): string =>
  [
    description,
    ...curriculum.flatMap(({ title, text }) => [title, text]),
    ...jobRoles,
    ...certifications,
    ...prerequisites,
  ].join(' ')

/**
 * Writes what can be found: from the listed content, the bootcamps and the pages. Runs in the
 * import's transaction.
 */
export async function fillSearch(tx: Database): Promise<void> {
  const rowsOfBootcamps = sql.join(
    bootcamps.map(
      (bootcamp) =>
        sql`(${bootcamp.slug}, ${bootcamp.title}, ${bootcamp.level}, ${wordsOfBootcamp(bootcamp)})`,
    ),
    sql`, `,
  )
  await tx.delete(searchItems)
  const ofCourse = sql`(
    select jsonb_object_agg(locale, jsonb_build_array(title, null)) as titles,
      string_agg(title, ' ') as title, string_agg(description || ' ' || array_to_string(learning_outcomes || requirements, ' '), ' ') as text
    from ${courseTranslations} where ${courseTranslations.courseId} = ${courses.id})`
  const ofLesson = sql`(
    select jsonb_object_agg(${lessonTranslations.locale}, jsonb_build_array(${lessonTranslations.title}, ${courseTranslations.title})) as titles,
      string_agg(${lessonTranslations.title}, ' ') as title, string_agg(${courseTranslations.title}, ' ') as context,
      string_agg(${lessonTranslations.descriptionHtml}, ' ') as text
    from ${lessonTranslations} join ${courseTranslations}
      on ${courseTranslations.courseId} = ${courses.id} and ${courseTranslations.locale} = ${lessonTranslations.locale}
    where ${lessonTranslations.lessonId} = ${lessons.id})`
  await tx.execute(sql`
    insert into ${searchItems} (kind, key, slug, title, context, level, domain, minutes, position, document, titles)
    select 'course', slug, slug, ${courses.title}, null, level, domain, minutes, position,
      ${document(also(courses.title, 'title'), sql`'course ' || domain || ' ' || level`, also(sql`description || ' ' || array_to_string(learning_outcomes || requirements, ' ')`, 'text'))},
      other.titles
    from ${courses} left join lateral ${ofCourse} other on true where listed
    union all
    select 'lab', path, path, title, null, level, domain, minutes, position,
      ${document(sql`title`, sql`'lab ' || domain || ' ' || level`, sql`description || ' ' || array_to_string(requirements, ' ') || ' ' || guide_html`)}, null
    from ${labs} where listed
    union all
    select 'lesson', ${lessons.id}::text, ${courses.slug}, ${lessons.title}, ${courses.title}, ${courses.level}, ${courses.domain},
      ${lessons.minutes}, ${courses.position},
      ${document(also(lessons.title, 'title'), also(sql`${courses.title} || ' ' || ${modules.title}`, 'context'), also(lessons.descriptionHtml, 'text'))},
      other.titles
    from ${lessons} join ${courses} on ${courses.id} = ${lessons.courseId} join ${modules} on ${modules.id} = ${lessons.moduleId}
      left join lateral ${ofLesson} other on true
    where ${courses.listed}
    union all
    select 'bootcamp', slug, slug, title, null, null, null, null, 0, ${document(sql`title`, sql`'bootcamp ' || level`, sql`words`)}, null
    from (values ${rowsOfBootcamps}) as bootcamps(slug, title, level, words)
    union all
    select 'page', slug, slug, title, null, null, null, null, 0, ${document(sql`title`, sql`description`, sql`html`)}, null
    from ${sitePages}`)
  await tx.delete(searchWords)
  // Titles alone: a word that occurs only in texts is often a name, and no better guess than what
  // was typed.
  await tx.execute(sql`
    insert into ${searchWords} (word)
    select word from ts_stat('select to_tsvector(''simple'', lower((title || '' '' || coalesce(domain, '''') || '' '' || coalesce((select string_agg(value ->> 0, '' '') from jsonb_each(titles)), '''')) collate "C")) from search_items')
    where word ~ '^[[:alpha:]]{4,40}$'`)
}
