import { Button } from '@rampart/ui/Button'
import { CourseHero } from '@rampart/ui/CourseHero'
import { CourseSideCard } from '@rampart/ui/CourseSideCard'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { TwoColumnList } from '@rampart/ui/TwoColumnList'
import { VideoPreview } from '@rampart/ui/VideoPreview'

const outcomes = ['A skill of usual length', 'Another skill, a little longer than that', 'A skill of usual length again', 'And one more of them']
const sentence = 'A description of usual length stands here for a moment, two or three lines of it, until the real one has come from the server.'

/** The course page while its data loads. */
export function CourseSkeleton() {
  return (
    <SkeletonRegion isLoading label="Loading course">
      <Skeleton isLoading>
        <CourseHero
          title="A course title of usual length"
          description={sentence}
          level="beginner"
          domain="Cybersecurity"
          action={<Button>Access Course</Button>}
          preview={<VideoPreview title="Preview" />}
        />
        <DetailLayout side={<CourseSideCard accessType="open" credential="certificate" />}>
          <TwoColumnList title="What You'll Learn" items={outcomes} />
        </DetailLayout>
      </Skeleton>
    </SkeletonRegion>
  )
}
