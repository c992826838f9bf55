import { Button } from '@rampart/ui/Button'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { accessFailure } from './lessonErrors.ts'
import { LessonSkeleton } from './LessonSkeleton.tsx'
import type { LessonViewProps } from './LessonView.tsx'
import { LessonView } from './LessonView.tsx'
import { useLesson } from './useLesson.ts'

export interface LessonScreenProps extends Omit<LessonViewProps, 'lesson' | 'isPlaceholder'> {
  homeHref: string
}

/** A lesson for an enrolled learner, or why there is none (specification §2, §4, §8). */
export function LessonScreen({ homeHref, ...view }: LessonScreenProps) {
  const { data: lesson, isPlaceholderData, error, isFetching, refetch } = useLesson(view.lessonId)
  if (lesson) return <LessonView {...view} lesson={lesson} isPlaceholder={isPlaceholderData} />
  if (!error) return <LessonSkeleton />
  const { text, canRetry } = accessFailure(error)
  return (
    <MessagePage
      title="Access Denied"
      text={text}
      isAlert
      action={
        <>
          {canRetry && (
            <Button onPress={() => void refetch()} isPending={isFetching}>
              Retry
            </Button>
          )}
          <LinkButton href={view.courseHref} variant={canRetry ? 'soft' : 'solid'}>
            View Course Details
          </LinkButton>
          <LinkButton href={homeHref} variant="outline">
            Go to Home
          </LinkButton>
        </>
      }
    />
  )
}
