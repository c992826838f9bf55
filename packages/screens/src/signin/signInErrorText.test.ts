import { expect, it } from 'vitest'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { AdapterError } from '../adapters/errors.ts'
import { englishText } from '../testing/englishText.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { accountProblems } from './accountProblems.ts'
import { signInMessages } from './signIn.messages.ts'
import { signInErrorText } from './signInErrorText.ts'

const textOf = (error: unknown) =>
  signInErrorText(
    error,
    signInMessages.english,
    adapterMessages.english,
    englishText(accountProblems),
  )

it('prefers the words of the code, then of the server', () => {
  expect(textOf(refusal('invalid_credentials'))).toBe('Invalid email or password.')
  expect(textOf(new AdapterError({ status: 401, serverMessage: 'Not this time.' }))).toBe(
    'Not this time.',
  )
})
it('falls back to the error, then to the text of the specification', () => {
  expect(textOf(new AdapterError({ status: 0 }))).toBe('The server could not be reached.')
  expect(textOf(new AdapterError({ status: 0, isUnreadable: true }))).toBe(
    'No token received. Please check your API response.',
  )
  expect(textOf(new Error('No token received. Please check your API response.'))).toBe(
    'No token received. Please check your API response.',
  )
  expect(textOf(new AdapterError({ status: 500 }))).toBe('Failed to sign in. Please try again.')
  expect(textOf('?')).toBe('Failed to sign in. Please try again.')
})
