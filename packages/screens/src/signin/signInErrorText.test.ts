import { expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { signInErrorText } from './useSignIn.ts'

it('prefers the words of the server', () => {
  expect(signInErrorText(new AdapterError({ status: 401, serverMessage: 'Invalid email or password.' }))).toBe('Invalid email or password.')
})
it('falls back to the error, then to the text of the specification', () => {
  expect(signInErrorText(new AdapterError({ status: 0 }))).toBe('The server could not be reached.')
  expect(signInErrorText(new Error('No token received. Please check your API response.'))).toBe('No token received. Please check your API response.')
  expect(signInErrorText(new AdapterError({ status: 500 }))).toBe('Failed to sign in. Please try again.')
  expect(signInErrorText('?')).toBe('Failed to sign in. Please try again.')
})
