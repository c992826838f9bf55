import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { ItemType, Level, Domain } from '@rampart/contract/entities/values'
import { domains, itemTypes, levels } from '@rampart/contract/entities/values'
import { Button } from '@rampart/ui/Button'
import { domainMessages } from '@rampart/ui/domain'
import { FilterLayout } from '@rampart/ui/FilterLayout'
import { FilterPanel } from '@rampart/ui/FilterPanel'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { PageHero } from '@rampart/ui/PageHero'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { CatalogueResults } from './CatalogueResults.tsx'
import { exploreMessages } from './explore.messages.ts'
import { optionsOf } from './explore.ts'
import { useCatalogue } from './useExplore.ts'

const FilterSheet = lazyOverlay(async () => (await import('@rampart/ui/FilterSheet')).FilterSheet)

export interface ExploreScreenProps {
  /** Chosen types, as the address says. */
  types: readonly ItemType[]
  /** Asks for another choice; the application puts it into the address. */
  onTypesChange: (types: ItemType[]) => void
  /** Where a card leads. */
  itemHref: (item: CatalogueItem) => string
}

/** The catalogue: courses and labs with their filters (specification §2, §4). */
export function ExploreScreen({ types, onTypesChange, itemHref }: ExploreScreenProps) {
  const messages = useMessages(exploreMessages)
  const names = useMessages(domainMessages)
  const [chosenLevels, setLevels] = useState<Level[]>([])
  const [chosenDomains, setDomains] = useState<Domain[]>([])
  const [isSheetOpen, setSheetOpen] = useState(false)
  const catalogue = useCatalogue({ types, levels: chosenLevels, domains: chosenDomains })
  const isFiltered = types.length + chosenLevels.length + chosenDomains.length > 0

  const groups = {
    level: {
      options: optionsOf(levels, names.levels),
      value: chosenLevels,
      onChange: (next: string[]) => setLevels(next as Level[]),
    },
    domain: {
      options: optionsOf(domains, names.domains),
      value: chosenDomains,
      onChange: (next: string[]) => setDomains(next as Domain[]),
    },
    type: {
      options: optionsOf(itemTypes, names.types),
      value: types,
      onChange: (next: string[]) => onTypesChange(next as ItemType[]),
    },
  }
  const clearAll = () => {
    setLevels([])
    setDomains([])
    onTypesChange([])
  }

  return (
    <>
      <PageHero eyebrow={messages.eyebrow} title={messages.title} lead={messages.lead} />
      <FilterLayout
        resultsTitle={messages.results}
        panel={<FilterPanel {...groups} onClearAll={clearAll} />}
        button={
          <Button
            variant="outline"
            width="full"
            aria-haspopup="dialog"
            onPress={() => setSheetOpen(true)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {messages.filters}
          </Button>
        }
      >
        <CatalogueResults
          catalogue={catalogue}
          isFiltered={isFiltered}
          onClearAll={clearAll}
          itemHref={itemHref}
        />
      </FilterLayout>
      <FilterSheet
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
        type={groups.type}
        level={groups.level}
      />
    </>
  )
}
