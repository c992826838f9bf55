import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { Button } from '@rampart/ui/Button'
import { ContentCard } from '@rampart/ui/ContentCard'
import { Inline } from '@rampart/ui/Inline'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { memo } from 'react'
import { nameMessages } from '../names/names.messages.ts'
import { usePaged } from '../paging/usePaged.ts'
import { exploreMessages } from './explore.messages.ts'
import { itemDuration, itemHref } from './explore.ts'
import { cell, grid } from './ExploreScreen.css.ts'

const pageSize = 60

const CatalogueCell = memo(function CatalogueCell({ item }: { item: CatalogueItem }) {
  const { domains } = useMessages(nameMessages)
  const locale = useLocale()
  return (
    <li className={cell}>
      <ContentCard
        href={itemHref(item)}
        kind={item.type}
        title={item.title}
        domain={domains[item.domain]}
        level={item.level}
        imageUrl={item.image}
        duration={itemDuration(item.duration, locale)}
        headingLevel={3}
      />
    </li>
  )
})

/** The catalogue's cards, sixty at a time. */
export function CatalogueGrid({ items }: { items: readonly CatalogueItem[] }) {
  const { showMore: label } = useMessages(exploreMessages)
  const { shown, hasMore, showMore, marker } = usePaged(items, pageSize)
  return (
    <>
      <ul role="list" className={grid}>
        {shown.map((item) => (
          <CatalogueCell key={item.id} item={item} />
        ))}
      </ul>
      {hasMore && (
        <div ref={marker}>
          <Inline justify="center">
            <Button variant="outline" onPress={showMore}>
              {label}
            </Button>
          </Inline>
        </div>
      )}
    </>
  )
}
