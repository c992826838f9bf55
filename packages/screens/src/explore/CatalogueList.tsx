import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { useMessages } from '@rampart/ui/Language'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { usePressFocus } from '../pages/usePressFocus.ts'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { CatalogueGrid } from './CatalogueGrid.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { exploreMessages } from './explore.messages.ts'
import type { Catalogue } from './useExplore.ts'

export interface CatalogueListProps {
  catalogue: Catalogue
  /** Whether a filter is chosen. */
  isFiltered: boolean
  onClearAll: () => void
  itemHref: (item: CatalogueItem) => string
}

/** The cards, or what is shown in their place (specification §2). */
export function CatalogueList({ catalogue, isFiltered, onClearAll, itemHref }: CatalogueListProps) {
  const messages = useMessages(exploreMessages)
  const keepFocus = usePressFocus()
  const { items, error, errorUpdatedAt, retry, isRetrying, ...more } = catalogue
  const failure = useLoadFailure({
    data: items,
    isPlaceholderData: more.isBusy,
    error,
    errorUpdatedAt,
    isFetching: isRetrying,
    refetch: retry,
  })
  if (failure.error)
    return <CatalogueFailure {...failure} error={failure.error} fallback={messages.loadFailed} />
  if (!items) return <CatalogueSkeleton />
  if (items.length > 0) return <CatalogueGrid items={items} itemHref={itemHref} {...more} />
  if (!isFiltered) return <EmptyState title={messages.empty} headingLevel={3} />
  return (
    <EmptyState
      title={messages.noneFound}
      headingLevel={3}
      action={
        <Button
          variant="soft"
          onPress={() => {
            keepFocus()
            onClearAll()
          }}
        >
          {messages.clearAll}
        </Button>
      }
    />
  )
}
