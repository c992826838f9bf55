import type { ItemType, Level, Domain } from '@rampart/contract/entities/values'
import { domains, itemTypes, levels } from '@rampart/contract/entities/values'
import { filterCatalogue } from '@rampart/contract/rules/catalogueFilter'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { ErrorState } from '@rampart/ui/ErrorState'
import { FilterLayout } from '@rampart/ui/FilterLayout'
import { FilterPanel } from '@rampart/ui/FilterPanel'
import { useMessages } from '@rampart/ui/Language'
import { PageHero } from '@rampart/ui/PageHero'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { messageOf } from '../adapters/errors.ts'
import { CatalogueGrid } from './CatalogueGrid.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { lazyOverlay } from '../shell/lazyOverlay.tsx'
import { nameMessages } from '../names/names.messages.ts'
import { exploreMessages } from './explore.messages.ts'
import { optionsOf } from './explore.ts'
import { results } from './ExploreScreen.css.ts'
import { useCatalogue } from './useExplore.ts'

const FilterSheet = lazyOverlay(
  async () => (await import('@rampart/ui/FilterSheet')).FilterSheet,
  ({ onOpenChange }) => onOpenChange(false),
)

export interface ExploreScreenProps {
  /** Chosen types, as the address says. */
  types: readonly ItemType[]
  /** Asks for another choice; the application puts it into the address. */
  onTypesChange: (types: ItemType[]) => void
}

/** The catalogue: courses and labs with their filters (specification §2, §4). */
export function ExploreScreen({ types, onTypesChange }: ExploreScreenProps) {
  const messages = useMessages(exploreMessages)
  const names = useMessages(nameMessages)
  const [chosenLevels, setLevels] = useState<Level[]>([])
  const [chosenDomains, setDomains] = useState<Domain[]>([])
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isSheetUsed, setSheetUsed] = useState(false)
  const catalogue = useCatalogue()
  const items = catalogue.data
  const found = useMemo(
    () => items && filterCatalogue(items, { types, levels: chosenLevels, domains: chosenDomains }),
    [items, types, chosenLevels, chosenDomains],
  )

  const groups = {
    level: { options: optionsOf(levels, names.levels), value: chosenLevels, onChange: (next: string[]) => setLevels(next as Level[]) },
    domain: { options: optionsOf(domains, names.domains), value: chosenDomains, onChange: (next: string[]) => setDomains(next as Domain[]) },
    type: { options: optionsOf(itemTypes, names.types), value: types, onChange: (next: string[]) => onTypesChange(next as ItemType[]) },
  }
  const clearAll = () => {
    setLevels([])
    setDomains([])
    onTypesChange([])
  }
  const openSheet = () => {
    setSheetUsed(true)
    setSheetOpen(true)
  }

  return (
    <>
      <PageHero eyebrow={messages.eyebrow} title={messages.title} lead={messages.lead} />
      <FilterLayout
        resultsTitle={messages.results}
        panel={<FilterPanel {...groups} onClearAll={clearAll} />}
        button={
          <Button variant="outline" width="full" aria-haspopup="dialog" onPress={openSheet}>
            <SlidersHorizontal size={18} aria-hidden="true" />
            {messages.filters}
          </Button>
        }
      >
        <div className={results}>
          <VisuallyHidden role="status">{found ? messages.found(found.length) : ''}</VisuallyHidden>
          {catalogue.isPending && <CatalogueSkeleton />}
          {catalogue.isError && (
            <ErrorState
              title={messageOf(catalogue.error, messages.loadFailed)}
              headingLevel={3}
              onRetry={() => void catalogue.refetch()}
              isRetrying={catalogue.isFetching}
            />
          )}
          {items?.length === 0 && <EmptyState title={messages.empty} headingLevel={3} />}
          {found?.length === 0 && items && items.length > 0 && (
            <EmptyState
              title={messages.noneFound}
              headingLevel={3}
              action={
                <Button variant="soft" onPress={clearAll}>
                  {messages.clearAll}
                </Button>
              }
            />
          )}
          {found && found.length > 0 && <CatalogueGrid items={found} />}
        </div>
      </FilterLayout>
      {isSheetUsed && <FilterSheet isOpen={isSheetOpen} onOpenChange={setSheetOpen} type={groups.type} level={groups.level} />}
    </>
  )
}
