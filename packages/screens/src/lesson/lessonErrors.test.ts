import { expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { englishText } from '../testing/englishText.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { lessonMessages } from './lesson.messages.ts'
import { accessFailure } from './lessonErrors.ts'
import { lessonProblems } from './lessonProblems.ts'

const words = {
  messages: lessonMessages.english,
  problems: lessonProblems.english,
  textOf: englishText(lessonProblems),
}

it('knows by the code that the learner is not enrolled', () => {
  const reworded = new AdapterError({ status: 403, code: 'not_enrolled', serverMessage: 'No.' })
  for (const error of [refusal('not_enrolled'), reworded])
    expect(accessFailure(error, words)).toEqual({
      text: 'You are not enrolled in this course. Please enroll to access lessons.',
      canRetry: false,
    })
})

it.each([
  [400, 'This identifier is not valid.', 'This identifier is not valid.', false],
  [400, undefined, 'Failed to fetch lesson. Please try again later.', false],
  [
    401,
    'Please sign in to continue.',
    'Authentication required. Please sign in to access this lesson.',
    false,
  ],
  [
    403,
    'An active subscription is required for this course.',
    "You don't have permission to access this lesson.",
    false,
  ],
  [403, undefined, "You don't have permission to access this lesson.", false],
  [
    404,
    'This lesson does not exist.',
    'Lesson not found. Please check the URL and try again.',
    false,
  ],
  [429, 'Too many requests.', 'Failed to fetch lesson. Please try again later.', false],
  [500, 'Something went wrong.', 'Failed to fetch lesson. Please try again later.', true],
  [503, undefined, 'Failed to fetch lesson. Please try again later.', true],
  [0, undefined, 'An error occurred while fetching the lesson.', true],
] as const)('says for %i with %j: %s', (status, serverMessage, text, canRetry) => {
  expect(
    accessFailure(new AdapterError(serverMessage ? { status, serverMessage } : { status }), words),
  ).toEqual({ text, canRetry })
})

it('takes anything thrown for an exception', () => {
  expect(accessFailure(new TypeError('x'), words)).toEqual({
    text: 'An error occurred while fetching the lesson.',
    canRetry: true,
  })
})
