import type { Lesson } from '@rampart/contract/entities/lesson'
import { useMessages } from '@rampart/ui/Language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { isSessionOver, statusOf } from '../adapters/errors.ts'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { lessonMessages } from './lesson.messages.ts'
import { tickLesson } from './useLesson.ts'

/** Addresses that completing a lesson may open. */
export interface LessonWays {
  onOpenLesson: (lessonId: string) => void
  onOpenCompleted: () => void
}

/** Completes a lesson. */
export interface LessonCompletion {
  /** True from the press until the page is left: a second press does nothing. */
  isPending: boolean
  /** `onSettled` is called if the page stays: the call failed, or there is no next page. */
  complete: (onSettled?: () => void) => void
}

const about = 'lesson'

/** Completes a lesson and opens the next one, or the end of the course (specification §4, §8). */
export function useLessonCompletion(
  lesson: Lesson,
  { onOpenLesson, onOpenCompleted }: LessonWays,
): LessonCompletion {
  const messages = useMessages(lessonMessages)
  const adapters = useAdapters()
  const queries = useQueryClient()
  const notify = useNotify()
  const { isPending, data, mutate } = useMutation({
    mutationFn: () => adapters.lesson.complete(lesson._id),
    onMutate: () => notify({ about }),
    onSuccess: ({ completed, nextLesson }) => {
      tickLesson(queries, lesson)
      if (completed) notify({ tone: 'success', message: messages.congratulations })
      else if (!nextLesson) notify({ about, tone: 'critical', message: messages.notAvailable })
    },
    onError: (error) => {
      if (isSessionOver(error)) return
      notify({
        about,
        tone: 'critical',
        message: statusOf(error) > 0 ? messages.completeRefused : messages.completeFailed,
      })
    },
  })
  return {
    isPending: isPending || data?.completed === true || Boolean(data?.nextLesson),
    complete: (onSettled) =>
      mutate(undefined, {
        // Not called if the learner has opened another lesson in between: the learner stays there.
        onSuccess: ({ completed, nextLesson }) => {
          if (completed) onOpenCompleted()
          else if (nextLesson) onOpenLesson(nextLesson)
        },
        onSettled: () => onSettled?.(),
      }),
  }
}
