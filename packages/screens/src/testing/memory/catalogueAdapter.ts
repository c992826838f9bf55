import { explore } from '@rampart/contract/calls/explore'
import { getSitePage } from '@rampart/contract/calls/sitePage'
import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { CatalogueSort } from '@rampart/contract/entities/values'
import { cataloguePageSize, filterCatalogue } from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueAdapter } from '../../adapters/catalogueAdapter.ts'
import type { MemoryCourse } from './courseRecords.ts'
import { searchRecords } from './searchRecords.ts'
import { sitePageRecords } from './sitePageRecords.ts'
import { checkInput, fieldRefusal, requireFound } from './refusals.ts'

/** The catalogue in memory, page by page. A cursor is the id of a page's last item. */
export const catalogueAdapter = (
  items: () => readonly CatalogueItem[],
  courses: readonly MemoryCourse[] = [],
): CatalogueAdapter => ({
  search: async (words, kind) => searchRecords(items(), courses, words, kind),
  page: async (slug) =>
    requireFound(
      sitePageRecords.find((page) => page.slug === checkInput(getSitePage.params, { slug }).slug),
      'page_not_found',
    ),
  list: async ({ types, levels, domains, sort }, after) => {
    checkInput(explore.query, {
      type: types,
      level: levels,
      domain: domains,
      sort,
      ...(after !== null && { after }),
    })
    const all = sorted(items(), sort)
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    if (after !== null && start === 0) throw fieldRefusal('after', 'cursor_invalid')
    const filter = { types, levels, domains }
    const rest = filterCatalogue(all.slice(start), filter)
    const page = rest.slice(0, cataloguePageSize)
    return {
      items: page,
      total: filterCatalogue(all, filter).length,
      next: rest.length > page.length ? (page.at(-1)?.id ?? null) : null,
    }
  },
})

/** Equal items are sorted by title. The last one counts as the newest. */
function sorted(items: readonly CatalogueItem[], sort: CatalogueSort): readonly CatalogueItem[] {
  if (sort === 'suggested') return items
  if (sort === 'newest') return items.toReversed()
  const byTitle = items.toSorted((a, b) => Number(a.title > b.title) - Number(a.title < b.title))
  return sort === 'title' ? byTitle : byTitle.toSorted((a, b) => a.duration - b.duration)
}
