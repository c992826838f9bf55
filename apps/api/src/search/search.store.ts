import { searchKinds } from '@rampart/contract/entities/values'
import type { SearchResult } from '@rampart/contract/entities/searchResult'
import type { SearchKind } from '@rampart/contract/entities/values'
import { maxSearchResults } from '@rampart/contract/rules/searchText'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { isTerm } from './sameTerms.ts'
import { correctedText, queriesOf, wordsOf } from './searchQuery.ts'
import { searchItems, searchWords } from './search.tables.ts'

interface Found {
  data: SearchResult[]
  counts: Record<SearchKind, number>
  corrected: string | null
  isPartial: boolean
}

type Row = SearchResult & { isTranslated: boolean | null } & Record<`n_${SearchKind}`, number>

/**
 * The items that have all words of a text, the best first; of one kind, or of all. If no item has
 * all of them, those that have the most, and at least half.
 */
export async function findItems(
  db: Database,
  text: string,
  kind: SearchKind | undefined,
  language: string | null = null,
): Promise<Found> {
  const words = wordsOf(text)
  if (words.length === 0) return { ...foundIn([], language), corrected: null, isPartial: false }
  const meant = await meantWords(db, words)
  const queries = queriesOf(words, meant)
  const best = { title: words.join(' '), words: queriesOf(words, meant, 'A').join(' & ') }
  const corrected = correctedText(words, meant)
  const all = foundIn(await read(db, withAll(queries), best, { kind, language }), language)
  if (queries.length === 1 || hasAny(all)) return { ...all, corrected, isPartial: false }
  const most = foundIn(await read(db, withMost(queries), best, { kind, language }), language)
  return { ...most, corrected, isPartial: hasAny(most) }
}

/** Whether there are items of any kind, even one that was not asked for. */
const hasAny = ({ counts }: Pick<Found, 'counts'>): boolean =>
  Object.values(counts).some((count) => count > 0)

/** The items that have each term, with the query that they are ranked by. */
const withAll = (queries: readonly string[]): SQL => sql`
  select item.*, query from ${searchItems} item, to_tsquery('english', ${queries.join(' & ')}) query
  where document @@ query`

/**
 * The items that have the most terms, and at least half of them. Words such as 'the', which
 * PostgreSQL ignores, do not count. The terms of an item are counted by the index: to compare each
 * document with each term takes five times as long, as it is unpacked for each.
 */
const withMost = (queries: readonly string[]): SQL => sql`
  with term as materialized (
    select query from unnest(${sql.param(queries)}::text[]) typed, to_tsquery('english', typed) query
    where numnode(query) > 0
  ), partly as (
    select kind, key, count(*) as has
    from term join ${searchItems} on document @@ term.query
    group by kind, key
  )
  select item.*, query from partly join ${searchItems} item using (kind, key),
    to_tsquery('english', ${queries.join(' | ')}) query
  where has = (select max(has) from partly) and has * 2 >= (select count(*) from term)`

/** Reads the best of the items, each with the number of items of each kind. */
async function read(
  db: Database,
  items: SQL,
  best: { title: string; words: string },
  { kind, language }: { kind: SearchKind | undefined; language: string | null },
): Promise<Row[]> {
  const { rows } = (await db.execute(sql`
    with found as (
      select item.*, ts_rank('{0.05, 0.1, 0.3, 1}', document, query)
        + case when document @@ to_tsquery('english', ${best.words}) then 1 else 0 end
        + case when lower(lower(title collate "C") collate "default") like ${`${best.title}%`} then 0.5 else 0 end
        + case when kind in ('course', 'bootcamp') then 0.1 else 0 end as rank
      from (${items}) item
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
    order by rank desc, position, title collate "C", key`)) as unknown as { rows: Row[] }
  return rows
}

function foundIn(rows: readonly Row[], language: string | null): Pick<Found, 'data' | 'counts'> {
  const counts = { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 }
  for (const each of searchKinds) counts[each] = rows[0]?.[`n_${each}`] ?? 0
  const data: SearchResult[] = []
  for (const { title, slug, context, lessonId, level, domain, minutes, ...row } of rows)
    if (row.kind !== null)
      data.push({
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
  return { data, counts }
}

/**
 * The words that may be meant by words that no word of a title begins with: those that are spelled
 * most like them. Short words, names with digits and terms of the field are not replaced.
 */
async function meantWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const long = words.filter((word) => word.length >= 4 && /^\D+$/.test(word) && !isTerm(word))
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
