import { expect, test } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { taskProblems } from '../bootcamps/taskProblems.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { englishText } from '../testing/englishText.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { submitErrorText, uploadErrorText } from './taskErrors.ts'

const words = {
  messages: bootcampTaskMessages.english,
  problems: taskProblems.english,
  textOf: englishText(taskProblems, fieldMessages),
}

test.each([
  [refusal('access_token_expired'), 'Session expired. Please refresh the page and try again.'],
  [
    new AdapterError({ status: 413, serverMessage: 'Too large for this proxy.' }),
    'File size too large. Maximum size is 10MB.',
  ],
  [refusal('unsupported_file'), 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.'],
  [
    new AdapterError({ status: 429, serverMessage: 'Too many uploads. Please try again later.' }),
    'Too many uploads. Please try again later.',
  ],
  [
    new AdapterError({ status: 408, serverMessage: 'Request Timeout' }),
    'The upload took too long. Please try again on a faster connection, or with a smaller file.',
  ],
  [new AdapterError({ status: 500 }), 'Failed to upload file'],
  [new AdapterError({ status: 0 }), 'Failed to upload file'],
])('an upload that fails: %s', (error, text) => {
  expect(uploadErrorText(error, words)).toBe(text)
})

test('a submission that fails', () => {
  expect(submitErrorText(refusal('task_incomplete', { problem: 'weeklyTask' }), words)).toBe(
    'Weekly task file is required',
  )
  expect(submitErrorText(new AdapterError({ status: 0 }), words)).toBe(
    'Failed to submit task. Please try again.',
  )
})
