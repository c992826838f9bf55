import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { CatalogueSort } from '@rampart/contract/entities/values'
import { catalogueSorts } from '@rampart/contract/entities/values'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { useMessages } from '@rampart/ui/Language'
import { SegmentedChoice } from '@rampart/ui/SegmentedChoice'
import { Spinner } from '@rampart/ui/Spinner'
import { Text } from '@rampart/ui/Text'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { CatalogueGrid } from './CatalogueGrid.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { exploreMessages } from './explore.messages.ts'
import { busyMark, count, head, results } from './ExploreScreen.css.ts'
import type { Catalogue } from './useExplore.ts'

interface CatalogueResultsProps {
  catalogue: Catalogue
  /** Whether a filter is chosen. */
  isFiltered: boolean
  onClearAll: () => void
  sort: CatalogueSort
  onSort: (sort: CatalogueSort) => void
  itemHref: (item: CatalogueItem) => string
}

/** The cards beside the filters, or what is in their place (specification §2). */
export function CatalogueResults({
  catalogue,
  isFiltered,
  onClearAll,
  sort,
  onSort,
  itemHref,
}: CatalogueResultsProps) {
  const messages = useMessages(exploreMessages)
  const { items, total, isBusy, error, retry, isRetrying, ...more } = catalogue
  return (
    <div className={results} aria-busy={isBusy}>
      <div className={head}>
        <div role="status" className={count}>
          <Text size={14} tone="muted">
            {isBusy ? messages.filtering : total === undefined ? '' : messages.found(total)}
          </Text>
        </div>
        <SegmentedChoice
          label={messages.sort}
          isLabelHidden
          name="sort"
          options={catalogueSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          value={sort}
          onChange={onSort}
        />
      </div>
      {isBusy && (
        <div className={busyMark}>
          <Spinner />
        </div>
      )}
      {!items && !error && <CatalogueSkeleton />}
      {error && (
        <CatalogueFailure
          error={error}
          fallback={messages.loadFailed}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
      {items?.length === 0 && !isFiltered && <EmptyState title={messages.empty} headingLevel={3} />}
      {items?.length === 0 && isFiltered && (
        <EmptyState
          title={messages.noneFound}
          headingLevel={3}
          action={
            <Button variant="soft" onPress={onClearAll}>
              {messages.clearAll}
            </Button>
          }
        />
      )}
      {items && items.length > 0 && <CatalogueGrid items={items} itemHref={itemHref} {...more} />}
    </div>
  )
}
