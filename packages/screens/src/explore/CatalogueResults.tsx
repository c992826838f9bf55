import type { CatalogueSort } from '@rampart/contract/entities/values'
import { catalogueSorts } from '@rampart/contract/entities/values'
import { useMessages } from '@rampart/ui/Language'
import { SegmentedChoice } from '@rampart/ui/SegmentedChoice'
import { Spinner } from '@rampart/ui/Spinner'
import { Text } from '@rampart/ui/Text'
import { latePart } from '../pages/latePart.tsx'
import type { CatalogueListProps } from './CatalogueList.tsx'
import { exploreMessages } from './explore.messages.ts'
import { busyMark, count, head, results } from './ExploreScreen.css.ts'

const CatalogueList = latePart(async () => (await import('./CatalogueList.tsx')).CatalogueList)

interface CatalogueResultsProps extends CatalogueListProps {
  sort: CatalogueSort
  onSort: (sort: CatalogueSort) => void
}

/** Beside the filters: the number of results, their order, and their cards. */
export function CatalogueResults({ sort, onSort, ...list }: CatalogueResultsProps) {
  const messages = useMessages(exploreMessages)
  const { total, isBusy } = list.catalogue
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
      <CatalogueList {...list} />
    </div>
  )
}
