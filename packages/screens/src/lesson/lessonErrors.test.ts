import { expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { lessonMessages } from './lesson.messages.ts'
import { accessFailure } from './lessonErrors.ts'

it.each([
  [400, 'This identifier is not valid.', 'This identifier is not valid.', false],
  [400, undefined, 'Failed to fetch lesson. Please try again later.', false],
  [401, 'Please sign in to continue.', 'Authentication required. Please sign in to access this lesson.', false],
  [403, 'You are not enrolled in this course.', 'You are not enrolled in this course. Please enroll to access lessons.', false],
  [403, 'An active subscription is required for this course.', "You don't have permission to access this lesson.", false],
  [403, undefined, "You don't have permission to access this lesson.", false],
  [404, 'This lesson does not exist.', 'Lesson not found. Please check the URL and try again.', false],
  [429, 'Too many requests.', 'Failed to fetch lesson. Please try again later.', false],
  [500, 'Something went wrong.', 'Failed to fetch lesson. Please try again later.', true],
  [503, undefined, 'Failed to fetch lesson. Please try again later.', true],
  [0, undefined, 'An error occurred while fetching the lesson.', true],
] as const)('says for %i with %j: %s', (status, serverMessage, text, canRetry) => {
  expect(accessFailure(new AdapterError(serverMessage ? { status, serverMessage } : { status }), lessonMessages.english)).toEqual({ text, canRetry })
})

it('takes anything thrown for an exception', () => {
  expect(accessFailure(new TypeError('x'), lessonMessages.english)).toEqual({ text: 'An error occurred while fetching the lesson.', canRetry: true })
})
