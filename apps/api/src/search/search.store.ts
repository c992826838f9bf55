import { searchKinds } from '@rampart/contract/entities/values'
import type { SearchResult } from '@rampart/contract/entities/searchResult'
import type { SearchKind } from '@rampart/contract/entities/values'
import { maxSearchResults } from '@rampart/contract/rules/searchText'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { correctedText, queryOf, wordsOf } from './searchQuery.ts'
import { searchItems, searchWords } from './search.tables.ts'

interface Found {
  data: SearchResult[]
  counts: Record<SearchKind, number>
  corrected: string | null
}

const nothing = (): Found => ({
  data: [],
  counts: { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
  corrected: null,
})

/** The items that have all words of a text, the best first; of one kind, or of all. */
export async function findItems(
  db: Database,
  text: string,
  kind: SearchKind | undefined,
  language: string | null = null,
): Promise<Found> {
  const words = wordsOf(text)
  if (words.length === 0) return nothing()
  const meant = await meantWords(db, words)
  const { rows } = (await db.execute(sql`
    with found as (
      select item.*, ts_rank('{0.05, 0.1, 0.3, 1}', document, query)
        + case when document @@ to_tsquery('english', ${queryOf(words, meant, 'A')}) then 1 else 0 end
        + case when lower(title) like ${`${words.join(' ')}%`} then 0.5 else 0 end
        + case when kind in ('course', 'bootcamp') then 0.1 else 0 end as rank
      from ${searchItems} item, to_tsquery('english', ${queryOf(words, meant)}) query
      where document @@ query
    ), best as (
      select * from found ${kind ? sql`where kind = ${kind}` : sql``}
      order by rank desc, position, title collate "C", key limit ${maxSearchResults}
    )
    select counts.*, kind, coalesce(titles -> ${language ?? ''} ->> 0, title) as title, slug,
      case when titles ? ${language ?? ''} then titles -> ${language ?? ''} ->> 1 else context end as context,
      titles ? ${language ?? ''} as "isTranslated", case when kind = 'lesson' then key end as "lessonId", level, domain, minutes
    from (select ${sql.join(
      searchKinds.map(
        (each) =>
          sql`(count(*) filter (where kind = ${each}))::int as ${sql.identifier(`n_${each}`)}`,
      ),
      sql`, `,
    )} from found) counts
    left join best on true
    order by rank desc, position, title collate "C", key`)) as unknown as {
    rows: (SearchResult & { isTranslated: boolean | null } & Record<`n_${SearchKind}`, number>)[]
  }
  const [first] = rows
  const found = nothing()
  for (const each of searchKinds) found.counts[each] = first?.[`n_${each}`] ?? 0
  for (const { title, slug, context, lessonId, level, domain, minutes, ...row } of rows)
    if (row.kind !== null)
      found.data.push({
        kind: row.kind,
        title,
        ...(row.isTranslated && language !== null && { lang: language }),
        slug,
        context,
        lessonId,
        level,
        domain,
        minutes,
      })
  return { ...found, corrected: correctedText(words, meant) }
}

/**
 * What words may mean with which no word of a title begins: those that are written most like them.
 * Short ones are left as they are.
 */
async function meantWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => word.length >= 4)
  if (long.length === 0) return new Map()
  const { rows } = (await db.execute(sql`
    select typed.word as typed, similar_word.word as meant
    from unnest(${sql.param(long)}::text[]) typed(word)
    cross join lateral (
      select word from ${searchWords}
      where word % typed.word
      order by similarity(word, typed.word) desc, word limit 2
    ) similar_word
    where not exists (select from ${searchWords} where word like typed.word || '%')
      and not exists (select from ${searchItems} where document @@ to_tsquery('english', typed.word || ':*'))`)) as unknown as {
    rows: { typed: string; meant: string }[]
  }
  return new Map(
    [...Map.groupBy(rows, ({ typed }) => typed)].map(([typed, found]) => [
      typed,
      found.map(({ meant }) => meant),
    ]),
  )
}
