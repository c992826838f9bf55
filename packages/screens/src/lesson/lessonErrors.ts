import { messageOf, statusOf } from '../adapters/errors.ts'

const texts: Partial<Record<number, string>> = {
  0: 'An error occurred while fetching the lesson.',
  401: 'Authentication required. Please sign in to access this lesson.',
  403: "You don't have permission to access this lesson.",
  404: 'Lesson not found. Please check the URL and try again.',
}
const other = 'Failed to fetch lesson. Please try again later.'
const notEnrolled = 'You are not enrolled in this course. Please enroll to access lessons.'

/** Why a lesson cannot be shown, and whether another try may help (specification §6, §8). */
export function accessFailure(error: unknown): { text: string; canRetry: boolean } {
  const status = statusOf(error)
  const canRetry = status === 0 || status >= 500
  if (status === 400) return { text: messageOf(error, other), canRetry }
  if (status === 403 && /not enrolled/i.test(messageOf(error, ''))) return { text: notEnrolled, canRetry }
  return { text: texts[status] ?? other, canRetry }
}
