import { ContentCard } from '@rampart/ui/ContentCard'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { exploreMessages } from './explore.messages.ts'
import { grid } from './CatalogueList.css.ts'

/** Three cards while loading (specification §9). */
export function CatalogueSkeleton() {
  const { loading } = useMessages(exploreMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <div className={grid}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} isLoading>
            <ContentCard
              href="/"
              kind="course"
              title="A title of usual length in the catalogue"
              domain="Cloud engineering"
              level="beginner"
              duration="2 Hrs 30 Mins"
            />
          </Skeleton>
        ))}
      </div>
    </SkeletonRegion>
  )
}
