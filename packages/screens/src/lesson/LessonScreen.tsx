import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { lessonMessages } from './lesson.messages.ts'
import { useProblems } from '../problems/useProblems.ts'
import { lessonProblems } from './lessonProblems.ts'
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
  const messages = useMessages(lessonMessages)
  const problems = useMessages(lessonProblems)
  const textOf = useProblems(lessonProblems)
  const query = useLesson(view.lessonId)
  const { data: lesson, isPlaceholderData } = query
  const { error, isRetrying, onRetry } = useLoadFailure(query)
  if (lesson && !error)
    return <LessonView {...view} lesson={lesson} isPlaceholder={isPlaceholderData} />
  if (!error) return <LessonSkeleton />
  const { text, canRetry } = accessFailure(error, { messages, problems, textOf })
  return (
    <MessagePage
      title={messages.accessDenied}
      text={text}
      isAlert
      action={
        <>
          {canRetry && (
            <Button onPress={onRetry} isPending={isRetrying}>
              {messages.retry}
            </Button>
          )}
          <LinkButton href={view.courseHref} variant={canRetry ? 'soft' : 'solid'}>
            {messages.courseDetails}
          </LinkButton>
          <LinkButton href={homeHref} variant="outline">
            {messages.home}
          </LinkButton>
        </>
      }
    />
  )
}
