import { catalogueSorts, domains, itemTypes, levels } from '@rampart/contract/entities/values'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { paths } from '@rampart/contract/rules/sitePaths'
import { ExploreScreen } from '@rampart/screens/explore/ExploreScreen.tsx'
import { catalogueQuery } from '@rampart/screens/explore/useExplore.ts'
import { startTransition, useEffect, useOptimistic } from 'react'
import { useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { useBrand } from '../settings.tsx'
import { mapLinks } from './mapLinks.ts'
import { loadStatus } from './loadStatus.ts'

export const load = ({ adapters: { catalogue }, queries, search }: LoadContext) =>
  loadStatus(() => queries.fetchInfiniteQuery(catalogueQuery(catalogue, queries, filterOf(search))))

/**
 * The filter that an address contains, in its one form; values that nobody knows count for nothing.
 */
const filterOf = (search: URLSearchParams): CatalogueFilter => ({
  types: knownOf(itemTypes, search.getAll('type')),
  levels: knownOf(levels, search.getAll('level')),
  domains: knownOf(domains, search.getAll('domain')),
  sort: knownOf(catalogueSorts, search.getAll('sort'))[0] ?? 'suggested',
})

const knownOf = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((value) => given.includes(value))

export function Component() {
  const { description } = useBrand()
  const [search, setSearch] = useSearchParams()
  // The address follows in a transition; the boxes are ticked at once.
  const [filter, showFilter] = useOptimistic(filterOf(search))
  const setFilter = (next: CatalogueFilter) =>
    startTransition(() => {
      showFilter(next)
      setSearch(withFilter(search, next))
    })
  // The address names no filter that is not set: values that nobody knows are taken out.
  useEffect(() => {
    const known = withFilter(search, filterOf(search))
    if ([...known].length < [...search].length) setSearch(known)
  }, [search, setSearch])
  return (
    <>
      <PageHead description={description} path={paths.explore} />
      <ExploreScreen
        filter={filter}
        onFilterChange={setFilter}
        itemHref={paths.item}
        mapLinks={mapLinks}
      />
    </>
  )
}

function withFilter(search: URLSearchParams, filter: CatalogueFilter): URLSearchParams {
  const query = new URLSearchParams(search)
  const names = {
    type: filter.types,
    level: filter.levels,
    domain: filter.domains,
    sort: filter.sort === 'suggested' ? [] : [filter.sort],
  }
  for (const [name, values] of Object.entries(names)) {
    query.delete(name)
    for (const value of values) query.append(name, value)
  }
  return query
}
