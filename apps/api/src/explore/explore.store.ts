import { artworkPath } from '@rampart/contract/rules/artwork'
import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { ItemType } from '@rampart/contract/entities/values'
import { asc, eq } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'

/** More than any catalogue holds; a limit nevertheless, as on every query. */
const maxItems = 10_000

interface Row extends Pick<CatalogueItem, 'id' | 'title' | 'domain' | 'level'> {
  readonly slug: string
  readonly minutes: number
  readonly position: number
}

/** All listed courses and labs, by their place in the catalogue, then by title. */
export async function listCatalogue(db: Database): Promise<CatalogueItem[]> {
  const { id, slug, title, domain, level, minutes, position } = courses
  const courseRows = await db
    .select({ id, slug, title, domain, level, minutes, position })
    .from(courses)
    .where(eq(courses.listed, true))
    .orderBy(asc(position), asc(title), asc(slug))
    .limit(maxItems)
  const labRows = await db
    .select({
      id: labs.id,
      slug: labs.path,
      title: labs.title,
      domain: labs.domain,
      level: labs.level,
      minutes: labs.minutes,
      position: labs.position,
    })
    .from(labs)
    .where(eq(labs.listed, true))
    .orderBy(asc(labs.position), asc(labs.title), asc(labs.path))
    .limit(maxItems)
  return [...courseRows.map((row) => ({ row, item: toItem('course', row) })), ...labRows.map((row) => ({ row, item: toItem('lab', row) }))]
    .toSorted((a, b) => a.row.position - b.row.position || compare(a.row.title, b.row.title) || compare(a.item.type, b.item.type))
    .map(({ item }) => item)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const toItem = (type: ItemType, { id, slug, title, domain, level, minutes }: Row): CatalogueItem => ({
  id,
  slug: type === 'course' ? slug : null,
  path: type === 'lab' ? slug : null,
  type,
  title,
  image: artworkPath({ kind: type, domain, level, slug }),
  domain,
  level,
  duration: minutes,
})
