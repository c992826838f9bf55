import type { Domain } from '@rampart/contract/entities/values'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { OngoingCourseCardProps } from '@rampart/ui/OngoingCourseCard'
import { statusOf } from '../adapters/errors.ts'
import type { ProblemText } from '../problems/problemText.ts'
import type { myLearningMessages } from './myLearning.messages.ts'

/** Each domain's motif, as in its artwork. */
export const domainMotifs: Record<Domain, NonNullable<OngoingCourseCardProps['motif']>> = {
  'cloud engineering': 'contours',
  cybersecurity: 'tumblers',
  devops: 'rails',
  devsecops: 'hexagons',
}

/**
 * A long date in the learner's time zone. Only browsers render these pages, so no server has to
 * agree.
 */
export const ownDate = (iso: string, locale: string) =>
  formatLongDate(iso, Intl.DateTimeFormat().resolvedOptions().timeZone, locale)

/** The lists of the learner's own in the order of their tabs (specification §2, My Learning). */
export const learningLists = ['ongoing', 'completed', 'credentials'] as const

/** One of {@link learningLists}. */
export type LearningList = (typeof learningLists)[number]

/**
 * 'Failed to load …' if the server returned a failure, 'An error occurred …' if something else went
 * wrong (specification §8).
 */
export function loadFailure(
  list: LearningList,
  error: unknown,
  messages: (typeof myLearningMessages)['english'],
  textOf: ProblemText,
): { title: string; detail: string | undefined } {
  const isAnswered = statusOf(error) > 0
  return {
    title: (isAnswered ? messages.loadFailed : messages.unreachable)[list],
    detail: isAnswered ? textOf(error) : undefined,
  }
}
