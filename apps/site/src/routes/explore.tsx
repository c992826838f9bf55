import { itemTypes } from '@rampart/contract/entities/values'
import type { ItemType } from '@rampart/contract/entities/values'
import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import { ExploreScreen } from '@rampart/screens/explore/ExploreScreen.tsx'
import { catalogueQuery } from '@rampart/screens/explore/useExplore.ts'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../PageHead.tsx'
import { paths } from '../paths.ts'
import type { LoadContext } from '../routing.tsx'
import { useBrand } from '../settings.tsx'
import { loadStatus } from './loadStatus.ts'

export const load = ({ adapters: { catalogue }, queries, search }: LoadContext) =>
  loadStatus(() =>
    queries.fetchInfiniteQuery(
      catalogueQuery(catalogue, queries, { ...noFilter, types: typesOf(search) }),
    ),
  )

const typesOf = (search: URLSearchParams): ItemType[] => {
  const given = search.getAll('type')
  return itemTypes.filter((type) => given.includes(type))
}

export function Component() {
  const { description } = useBrand()
  const [search, setSearch] = useSearchParams()
  const types = typesOf(search)
  // The address follows in a transition; the boxes are ticked at once.
  const [shownTypes, showTypes] = useOptimistic(types)
  const setTypes = (next: ItemType[]) =>
    startTransition(() => {
      showTypes(next)
      setSearch(
        (current) => {
          current.delete('type')
          for (const type of next) current.append('type', type)
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    })
  return (
    <>
      <PageHead description={description} path={paths.explore} />
      <ExploreScreen types={shownTypes} onTypesChange={setTypes} itemHref={paths.item} />
    </>
  )
}
