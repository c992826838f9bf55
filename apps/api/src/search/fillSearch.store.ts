import { bootcampTitles } from '@rampart/contract/rules/bootcamps'
import { sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { sitePages } from '../sitePages/sitePages.tables.ts'
import { searchItems, searchWords } from './search.tables.ts'

/** PostgreSQL reads tags and character references of HTML by itself, and leaves them out. */
const document = (title: unknown, context: unknown, text: unknown) => sql`
  setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${context}), 'B') ||
  setweight(to_tsvector('english', ${text}), 'D')`

/** Writes what can be found, from the listed content, the bootcamps and the pages; in the import's transaction. */
export async function fillSearch(tx: Database): Promise<void> {
  const bootcamps = sql.join(
    Object.entries(bootcampTitles).map(([slug, title]) => sql`(${slug}, ${title})`),
    sql`, `,
  )
  await tx.delete(searchItems)
  await tx.execute(sql`
    insert into ${searchItems} (kind, key, slug, title, context, level, domain, minutes, position, document)
    select 'course', slug, slug, title, null, level, domain, minutes, position,
      ${document(sql`title`, sql`domain || ' ' || level`, sql`description || ' ' || array_to_string(learning_outcomes, ' ')`)}
    from ${courses} where listed
    union all
    select 'lab', path, path, title, null, level, domain, minutes, position,
      ${document(sql`title`, sql`domain || ' ' || level`, sql`description`)}
    from ${labs} where listed
    union all
    select 'lesson', ${lessons.id}::text, ${courses.slug}, ${lessons.title}, ${courses.title}, ${courses.level}, ${courses.domain},
      ${lessons.minutes}, ${courses.position},
      ${document(lessons.title, sql`${courses.title} || ' ' || ${modules.title}`, lessons.descriptionHtml)}
    from ${lessons} join ${courses} on ${courses.id} = ${lessons.courseId} join ${modules} on ${modules.id} = ${lessons.moduleId}
    where ${courses.listed}
    union all
    select 'bootcamp', slug, slug, title, null, null, null, null, 0, ${document(sql`title`, sql`'bootcamp'`, sql`''`)}
    from (values ${bootcamps}) as bootcamps(slug, title)
    union all
    select 'page', slug, slug, title, null, null, null, null, 0, ${document(sql`title`, sql`description`, sql`html`)}
    from ${sitePages}`)
  await tx.delete(searchWords)
  // Titles alone: a word that stands in one text only is often a name, and no better guess than what was typed.
  await tx.execute(sql`
    insert into ${searchWords} (word)
    select word from ts_stat('select to_tsvector(''simple'', title || '' '' || coalesce(domain, '''')) from search_items')
    where word ~ '^[[:alpha:]]{4,40}$'`)
}
