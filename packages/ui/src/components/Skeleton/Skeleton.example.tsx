import { Card } from '@rampart/ui/Card'
import { Heading } from '@rampart/ui/Heading'
import { SkeletonRegion } from '@rampart/ui/Skeleton'

/** Without a title as long as the course is on its way. */
export function Example({ title }: { title?: string }) {
  return (
    <SkeletonRegion isLoading={title === undefined} label="Loading course">
      <Card>
        <Heading level={2}>{title ?? 'A title of usual length'}</Heading>
      </Card>
    </SkeletonRegion>
  )
}
