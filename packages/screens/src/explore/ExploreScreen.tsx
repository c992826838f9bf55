import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { ItemType, Level, Domain } from '@rampart/contract/entities/values'
import { domains, itemTypes, levels } from '@rampart/contract/entities/values'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { Button } from '@rampart/ui/Button'
import { domainMessages } from '@rampart/ui/domain'
import { FilterLayout } from '@rampart/ui/FilterLayout'
import { FilterPanel } from '@rampart/ui/FilterPanel'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay, useOverlayTrigger } from '@rampart/ui/LazyOverlay'
import { SlidersHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { MapHero } from '../nightmap/MapHero.tsx'
import type { MapLinks } from '../nightmap/marksOf.ts'
import { CatalogueResults } from './CatalogueResults.tsx'
import { exploreMessages } from './explore.messages.ts'
import { optionsOf } from './explore.ts'
import { useCatalogue } from './useExplore.ts'

const FilterSheet = lazyOverlay(async () => (await import('@rampart/ui/FilterSheet')).FilterSheet)

export interface ExploreScreenProps {
  /** The chosen filters, from the address. */
  filter: CatalogueFilter
  /** Called with other filters; the application puts them into the address. */
  onFilterChange: (filter: CatalogueFilter) => void
  /** Address of an item's page. */
  itemHref: (item: CatalogueItem) => string
  /** The links of the learner's map. */
  mapLinks: MapLinks
}

/** The catalogue: courses and labs with their filters (specification §2, §4). */
export function ExploreScreen({ filter, onFilterChange, itemHref, mapLinks }: ExploreScreenProps) {
  const messages = useMessages(exploreMessages)
  const names = useMessages(domainMessages)
  const { triggerRef, toggle, close, isOpen, isLoading } = useOverlayTrigger(FilterSheet.preload)
  const catalogue = useCatalogue(filter)
  const { total } = catalogue
  const chosen = filter.types.length + filter.levels.length + filter.domains.length
  // All groups report choices from before scripts ran before any change is rendered.
  const latest = useRef(filter)
  useLayoutEffect(() => {
    latest.current = filter
  }, [filter])
  const change = (part: Partial<CatalogueFilter>) => {
    latest.current = { ...latest.current, ...part }
    onFilterChange(latest.current)
  }

  const groups = {
    level: {
      options: optionsOf(levels, names.levels),
      value: filter.levels,
      onChange: (next: string[]) => change({ levels: next as Level[] }),
    },
    domain: {
      options: optionsOf(domains, names.domains),
      value: filter.domains,
      onChange: (next: string[]) => change({ domains: next as Domain[] }),
    },
    type: {
      options: optionsOf(itemTypes, names.types),
      value: filter.types,
      onChange: (next: string[]) => change({ types: next as ItemType[] }),
    },
  }
  const clearAll = () => change({ types: [], levels: [], domains: [] })

  return (
    <>
      <MapHero
        eyebrow={messages.eyebrow}
        title={messages.title}
        lead={messages.lead}
        links={mapLinks}
      />
      <FilterLayout
        resultsTitle={messages.results}
        panel={<FilterPanel {...groups} onClearAll={clearAll} />}
        button={
          <Button
            variant="outline"
            width="full"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isPending={isLoading}
            ref={triggerRef}
            onPress={toggle}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {messages.filters(chosen)}
          </Button>
        }
      >
        <CatalogueResults
          catalogue={catalogue}
          isFiltered={chosen > 0}
          onClearAll={clearAll}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          itemHref={itemHref}
        />
      </FilterLayout>
      <FilterSheet
        isOpen={isOpen}
        onOpenChange={close}
        type={groups.type}
        level={groups.level}
        domain={groups.domain}
        onClearAll={chosen > 0 ? clearAll : undefined}
        results={total === undefined ? undefined : messages.found(total)}
      />
    </>
  )
}
