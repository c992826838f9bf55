import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { Button } from '@rampart/ui/Button'
import { ContentCard } from '@rampart/ui/ContentCard'
import { domainMessages } from '@rampart/ui/domain'
import { Inline } from '@rampart/ui/Inline'
import { ContentLanguage, useLocale, useMessages } from '@rampart/ui/Language'
import { memo, useDeferredValue, useRef } from 'react'
import { DrawnPicture, useIsDrawn } from '../pages/DrawnPicture.tsx'
import { useIsTakenOver } from '../pages/useIsTakenOver.ts'
import { usePressFocus } from '../pages/usePressFocus.ts'
import { useNearEnd } from '../paging/useNearEnd.ts'
import type { Catalogue } from './useExplore.ts'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { exploreMessages } from './explore.messages.ts'
import { formatPercent, itemDuration, markKey } from './explore.ts'
import { useOwnMarks } from './useOwnMarks.ts'
import type { OwnState } from './useOwnMarks.ts'
import { grid } from './CatalogueList.css.ts'

interface CatalogueGridProps extends Pick<
  Catalogue,
  'hasMore' | 'showMore' | 'isLoadingMore' | 'moreError'
> {
  items: readonly CatalogueItem[]
  itemHref: (item: CatalogueItem) => string
}

/** Cards whose pictures come with the page: a row on a wide screen. */
const firstCards = 3

interface CatalogueCellProps {
  item: CatalogueItem
  href: string
  imageLoading: 'eager' | 'lazy' | 'none'
  /** The learner's progress in it; undefined for visitors, and if there is none. */
  own: OwnState | undefined
  isLast: boolean
}

const CatalogueCell = memo(function CatalogueCell({
  item,
  href,
  imageLoading,
  own,
  isLast,
}: CatalogueCellProps) {
  const { domains } = useMessages(domainMessages)
  const messages = useMessages(exploreMessages)
  const locale = useLocale()
  const isDrawn = useIsDrawn(item.image, imageLoading === 'eager')
  const underWay = (percent: number) => ({
    percent,
    label: messages.underWay(formatPercent(percent, locale)),
  })
  return (
    <li data-last={isLast || undefined}>
      <ContentLanguage locale={item.lang}>
        <ContentCard
          href={href}
          kind={item.type}
          title={item.title}
          domain={domains[item.domain]}
          level={item.level}
          imageUrl={item.image}
          image={isDrawn && <DrawnPicture url={item.image} />}
          imageLoading={imageLoading}
          duration={itemDuration(item.duration, locale)}
          done={own === 'done' ? messages[item.type === 'lab' ? 'solved' : 'completed'] : undefined}
          progress={typeof own === 'number' ? underWay(own) : undefined}
          access={
            own === undefined && item.accessType ? messages.access[item.accessType] : undefined
          }
          headingLevel={3}
        />
      </ContentLanguage>
    </li>
  )
})

/** The catalogue's cards; more are shown as their end comes near. */
export function CatalogueGrid({ items, itemHref, ...more }: CatalogueGridProps) {
  // Loading pictures further down would delay the page's scripts.
  const furtherDown = useDeferredValue(useIsTakenOver()) ? 'lazy' : 'none'
  const own = useOwnMarks()
  const end = useRef<HTMLDivElement>(null)
  const keepFocus = usePressFocus(end)
  // A press on a filter is shown first, its cards in the next frame: on a phone drawing them takes
  // longer than a response to a press may.
  const shown = useDeferredValue(items)
  return (
    <>
      <ul role="list" className={grid}>
        {shown.map((item, index) => (
          <CatalogueCell
            key={item.id}
            item={item}
            href={itemHref(item)}
            imageLoading={index < firstCards ? 'eager' : furtherDown}
            own={own?.get(markKey(item))}
            isLast={index === shown.length - 1}
          />
        ))}
      </ul>
      {more.hasMore && (
        // Its button also disappears without a press, as the end of the list comes near.
        <div ref={end} onFocus={keepFocus}>
          <ListEnd {...more} />
        </div>
      )}
    </>
  )
}

/** After a failure only a press tries again: the end of the list stays near. */
function ListEnd({
  showMore,
  isLoadingMore,
  moreError,
}: Pick<Catalogue, 'showMore' | 'isLoadingMore' | 'moreError'>) {
  const messages = useMessages(exploreMessages)
  const marker = useNearEnd(showMore)
  if (moreError)
    return (
      <CatalogueFailure
        error={moreError}
        fallback={messages.moreFailed}
        onRetry={showMore}
        isRetrying={isLoadingMore}
      />
    )
  return (
    <div ref={marker}>
      <Inline justify="center">
        <Button
          variant="outline"
          onPress={showMore}
          isPending={isLoadingMore}
          pendingLabel={messages.loadingMore}
        >
          {messages.showMore}
        </Button>
      </Inline>
    </div>
  )
}
