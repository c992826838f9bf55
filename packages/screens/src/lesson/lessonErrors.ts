import { hasCode, statusOf } from '../adapters/errors.ts'
import type { ProblemText } from '../problems/problemText.ts'
import type { lessonMessages } from './lesson.messages.ts'
import type { lessonProblems } from './lessonProblems.ts'

/** The texts for a lesson's failure. */
interface LessonWords {
  readonly messages: (typeof lessonMessages)['english']
  readonly problems: (typeof lessonProblems)['english']
  readonly textOf: ProblemText
}

/** Why a lesson cannot be shown, and whether another try may help (specification §6, §8). */
export function accessFailure(
  error: unknown,
  words: LessonWords,
): { text: string; canRetry: boolean } {
  const status = statusOf(error)
  return { text: reason(status, error, words), canRetry: status === 0 || status >= 500 }
}

function reason(status: number, error: unknown, { messages, problems, textOf }: LessonWords) {
  switch (status) {
    case 0:
      return messages.unreachable
    case 400:
      return textOf(error) ?? messages.loadFailed
    case 401:
      return messages.notSignedIn
    case 403:
      return hasCode(error, 'not_enrolled') ? problems.not_enrolled : messages.notPermitted
    case 404:
      return problems.lesson_not_found
    default:
      return messages.loadFailed
  }
}
