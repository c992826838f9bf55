import { useMessages } from '@rampart/ui/Language'
import { LessonActions } from '@rampart/ui/LessonActions'
import { LessonHeader } from '@rampart/ui/LessonHeader'
import { LessonLayout } from '@rampart/ui/LessonLayout'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { VideoFrame } from '@rampart/ui/VideoFrame'
import type { ComponentProps } from 'react'
import { lessonMessages } from './lesson.messages.ts'

const modules = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  title: 'A module of usual length',
  lessons: [{ id, title: 'A lesson', href: '/', isCompleted: false }],
}))

/** The page of a lesson while its data loads. */
export function LessonSkeleton() {
  const { loading } = useMessages(lessonMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <LessonLayout
          courseTitle="A course title of usual length"
          courseHref="/"
          outline={{ modules }}
          stage={<SampleStage />}
        >
          <SampleLesson />
        </LessonLayout>
      </Skeleton>
    </SkeletonRegion>
  )
}

/** Another lesson of the same course while it loads: only its part of the page. */
export function NextLessonSkeleton() {
  const { loading } = useMessages(lessonMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <SampleLesson />
      </Skeleton>
    </SkeletonRegion>
  )
}

type Stage = Pick<ComponentProps<typeof VideoFrame>, 'placeOf'>

/** The space of the next film. */
export function NextStageSkeleton(stage: Stage) {
  return (
    <Skeleton isLoading>
      <SampleStage {...stage} />
    </Skeleton>
  )
}

function SampleStage(stage: Stage) {
  return <VideoFrame title="" isLoading {...stage} />
}

function SampleLesson() {
  return (
    <Stack gap={8}>
      <LessonActions previousHref="/" onComplete={() => undefined} />
      <LessonHeader
        title="A lesson title of usual length"
        description="<p>A text of usual length stands here for a moment, until the real one has come.</p>"
      />
    </Stack>
  )
}
