import { itemTypes } from '@rampart/contract/entities/values'
import type { ItemType } from '@rampart/contract/entities/values'
import { ExploreScreen } from '@rampart/screens/explore/ExploreScreen.tsx'
import { catalogueQuery } from '@rampart/screens/explore/useExplore.ts'
import { useMessages } from '@rampart/ui/Language'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { brandMessages } from '../brand.messages.ts'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'

export const load = ({ adapters, queries }: LoadContext) => loadStatus(() => queries.fetchQuery(catalogueQuery(adapters.catalogue)))

export function Component() {
  const { homeTitle, description } = useMessages(brandMessages)
  const [search, setSearch] = useSearchParams()
  const types = search.getAll('type').filter((type): type is ItemType => itemTypes.some((known) => known === type))
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
      <PageHead title={homeTitle} description={description} path="/" />
      <ExploreScreen types={shownTypes} onTypesChange={setTypes} />
    </>
  )
}
