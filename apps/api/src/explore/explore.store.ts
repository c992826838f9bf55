import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { AccessType } from '@rampart/contract/entities/course'
import { domains, itemTypes, levels } from '@rampart/contract/entities/values'
import type { CatalogueSort } from '@rampart/contract/entities/values'
import { cataloguePageSize } from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { artworkPath } from '@rampart/contract/rules/artwork'
import { signOf } from '@rampart/contract/rules/signs'
import type { Sign } from '@rampart/contract/rules/signs'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { contentState } from '../content/content.tables.ts'
import type { CatalogueCount } from '../content/content.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'
import { byCode } from './catalogueIndexes.tables.ts'
import { titleIn } from '../translations/translated.store.ts'
import { countItems, totalOf } from './counts.store.ts'
import { writeCursor } from './cursor.ts'
import type { Place } from './cursor.ts'

/** An item as queries return it. */
export interface ItemRow extends Place, Pick<CatalogueItem, 'id' | 'domain' | 'level'> {
  minutes: number
  /** The sign that the author chose. */
  sign: Sign | null
  /** Of a course; null for a lab. */
  access: AccessType | null
  /** The title in the language asked for; null if there is none. */
  translated?: string | null
}

/** A page of the catalogue. */
interface Page {
  data: CatalogueItem[]
  /** How many items match the filter, on all pages. */
  total: number
  /** The cursor of the next page; null after the last item. */
  next: string | null
}

/**
 * The listed courses and labs that match a normal filter, in its order, then by title; the first
 * page or the one after a place.
 */
export async function listCatalogue(
  db: Database,
  filter: CatalogueFilter,
  after: Place | null,
  language: string | null = null,
): Promise<Page> {
  // One statement, so that items and counts are of the same import. The left join gives a row even
  // without items.
  const { rows } = (await db.execute(sql`
    select state.counts, item.*${language === null ? sql`` : sql`, ${titleIn(sql`item.id`, language)} as translated`}
    from (values (1)) as one left join ${contentState} state on true
    left join lateral (
      select * from (${matching(filter, after)}) found
      order by rank, ${byCode(sql`title`)}, type, slug
      limit ${limit}
    ) item on true`)) as unknown as {
    rows: (({ id: null } | ItemRow) & { counts: CatalogueCount[] | null })[]
  }
  const found = rows.filter((row) => row.id !== null)
  const page = found.slice(0, cataloguePageSize)
  const last = page.at(-1)
  return {
    data: page.map((row) => toItem(row, language)),
    total: totalOf(rows[0]?.counts ?? (await countItems(db)), filter),
    next: last && found.length > page.length ? writeCursor(last) : null,
  }
}

/** One more than a page, to know whether there is another page. */
const limit = cataloguePageSize + 1

/**
 * The first items of every list that the page is merged from. Without a level or domain these are
 * all courses and all labs. Otherwise there is a list for each type, level and domain, read from an
 * index in order: so a page costs the same however rare its items are.
 */
function matching(filter: CatalogueFilter, after: Place | null): SQL {
  const isKind = filter.levels.length > 0 || filter.domains.length > 0
  const lists = sql.join(
    chosen(itemTypes, filter.types).map((type) => firstOf(type, isKind, filter.sort, after)),
    sql` union all `,
  )
  if (!isKind) return lists
  const kinds = chosen(levels, filter.levels).flatMap((level) =>
    chosen(domains, filter.domains).map((domain) => sql`(true, ${level}::text, ${domain}::text)`),
  )
  return sql`
    select listed.* from (values ${sql.join(kinds, sql`, `)}) as kind(listed, level, domain)
    cross join lateral (${lists}) listed`
}

const chosen = <T>(all: readonly T[], selected: readonly T[]) =>
  selected.length > 0 ? selected : all

/** What each order begins with, before the title. */
const ranks = {
  suggested: 'position',
  newest: 'newestRank',
  shortest: 'minutes',
  title: null,
} as const satisfies Record<CatalogueSort, string | null>

function firstOf(
  type: ItemRow['type'],
  isKind: boolean,
  sort: CatalogueSort,
  after: Place | null,
): SQL {
  const table = type === 'course' ? courses : labs
  const slug = type === 'course' ? courses.slug : labs.path
  const by = ranks[sort]
  const names = sql`${byCode(table.title)}, ${slug}`
  // An index that begins with the title is read only by an order that does.
  const order = by ? sql`${table[by]}, ${names}` : names
  const place =
    after && sql`${by ? sql`${after.rank}, ` : sql``}${after.title}, ${slugAfter(type, after)}`
  return sql`(
    select ${table.id}, ${type}::text as type, ${slug} as slug, ${table.title}, ${table.level}, ${table.domain},
      ${table.minutes}, ${table.sign}, ${by ? table[by] : sql`0`} as rank, ${type === 'course' ? courses.accessType : sql`null::text`} as access
    from ${table}
    where ${isKind ? ofKind(table) : table.listed}
      ${place ? sql`and (${order}) > (${place})` : sql``}
    order by ${order}
    limit ${limit})`
}

const ofKind = ({ listed, level, domain }: typeof courses | typeof labs) =>
  sql`${listed} = kind.listed and ${level} = kind.level and ${domain} = kind.domain`

/**
 * Of items with the same rank and title courses come first: after a lab all courses have been
 * shown, after a course no lab has.
 */
function slugAfter(type: ItemRow['type'], after: Place): string {
  if (type === after.type) return after.slug
  // A tilde sorts after every slug, an empty text before.
  return type < after.type ? '~' : ''
}

export const toItem = (
  { id, type, slug, title, domain, level, minutes, sign, access, translated }: ItemRow,
  language: string | null = null,
): CatalogueItem => ({
  id,
  slug: type === 'course' ? slug : null,
  path: type === 'lab' ? slug : null,
  type,
  ...(translated && language !== null ? { title: translated, lang: language } : { title }),
  image: artworkPath({ kind: type, domain, level, slug, sign: sign ?? signOf(title) }),
  domain,
  level,
  ...(access && access !== 'open' && { accessType: access }),
  duration: minutes,
})
