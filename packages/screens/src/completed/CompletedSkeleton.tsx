import { useMessages } from '@rampart/ui/Language'
import { PageHero } from '@rampart/ui/PageHero'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { courseMessages } from '../course/course.messages.ts'

/** The end of a course while it is looked up; without the map, which is drawn once. */
export function CompletedSkeleton() {
  const { loading } = useMessages(courseMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <PageHero
          eyebrow="A course title of usual length"
          title="Congrats, Course Completed!"
          lead="A sentence of usual length stands here for a moment."
        />
      </Skeleton>
    </SkeletonRegion>
  )
}
