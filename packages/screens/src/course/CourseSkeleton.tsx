import { Button } from '@rampart/ui/Button'
import { CourseHero } from '@rampart/ui/CourseHero'
import { CourseSideCard } from '@rampart/ui/CourseSideCard'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { VideoPreview } from '@rampart/ui/VideoPreview'
import { courseMessages } from './course.messages.ts'

const outcomes = [
  'A skill of usual length',
  'Another skill, a little longer than that',
  'A skill of usual length again',
  'And one more of them',
]
const sentence =
  'A description of usual length stands here for a moment, two or three lines of it, until the real one has come from the server.'

/** The course page while its data loads. */
export function CourseSkeleton() {
  const messages = useMessages(courseMessages)
  return (
    <SkeletonRegion isLoading label={messages.loading}>
      <Skeleton isLoading>
        <CourseHero
          title="A course title of usual length"
          description={sentence}
          level="beginner"
          domain="Cybersecurity"
          action={<Button>{messages.access}</Button>}
          preview={<VideoPreview title="Preview" />}
        />
        <DetailLayout side={<CourseSideCard accessType="open" credential="certificate" />}>
          <TwoColumnList title={messages.outcomes} items={outcomes} />
        </DetailLayout>
      </Skeleton>
    </SkeletonRegion>
  )
}
