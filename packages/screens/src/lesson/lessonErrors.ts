import { messageOf, statusOf } from '../adapters/errors.ts'
import type { lessonMessages } from './lesson.messages.ts'

/** Why a lesson cannot be shown, and whether another try may help (specification §6, §8). */
export function accessFailure(error: unknown, messages: (typeof lessonMessages)['english']): { text: string; canRetry: boolean } {
  const status = statusOf(error)
  return { text: reason(status, error, messages), canRetry: status === 0 || status >= 500 }
}

function reason(status: number, error: unknown, messages: (typeof lessonMessages)['english']): string {
  switch (status) {
    case 0:
      return messages.unreachable
    case 400:
      return messageOf(error, messages.loadFailed)
    case 401:
      return messages.notSignedIn
    case 403:
      return /not enrolled/i.test(messageOf(error, '')) ? messages.notEnrolled : messages.notPermitted
    case 404:
      return messages.notFound
    default:
      return messages.loadFailed
  }
}
