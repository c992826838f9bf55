import { expect, test } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { ruleMessages } from '../rules/rules.messages.ts'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { submitErrorText, uploadErrorText } from './taskErrors.ts'

const messages = bootcampTaskMessages.english
const rules = ruleMessages.english

test.each([
  [401, 'Session has expired.', 'Session expired. Please refresh the page and try again.'],
  [413, 'Too large.', 'File size too large. Maximum size is 10MB.'],
  [415, 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.', 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.'],
  [429, 'Too many uploads. Please try again later.', 'Too many uploads. Please try again later.'],
  [500, undefined, 'Failed to upload file'],
  [0, undefined, 'Failed to upload file'],
])('an upload that fails with %i', (status, serverMessage, text) => {
  expect(uploadErrorText(new AdapterError({ status, ...(serverMessage && { serverMessage }) }), messages, rules)).toBe(text)
})

test('a submission that fails', () => {
  expect(submitErrorText(new AdapterError({ status: 400, serverMessage: 'Weekly task file is required' }), messages)).toBe('Weekly task file is required')
  expect(submitErrorText(new AdapterError({ status: 0 }), messages)).toBe('Failed to submit task. Please try again.')
})
