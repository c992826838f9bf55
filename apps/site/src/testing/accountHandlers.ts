import { confirmSignup, forgotPassword, login, logout, resetPassword, signup, signupSetting } from '@rampart/contract/calls/auth'
import { profile } from '@rampart/screens/testing/fixtures.ts'
import { answer, failure } from './answer.ts'

/** The code that every mail holds in stories. */
export const storyCode = '12345678'

/** What the server says of any other code. */
export const codeRefused = 'This code is not valid or has expired. Please check it, or ask for a new one.'

const { firstName, lastName, email } = profile
const refused = failure(400, codeRefused)

/** The calls about getting in and back in; any password is right, and signing in gives `token`. */
export const accountHandlers = (token: string) => [
  answer(login, { token, data: { token, user: { _id: 'user-1', firstName, lastName, email } } }),
  answer(logout, {}),
  answer(forgotPassword, { message: 'If this address has an account, a code is on its way to it.' }),
  answer(resetPassword, ({ body }) => (body.otp === storyCode ? { message: 'Your password has been reset. Please sign in.' } : refused)),
  answer(signupSetting, { data: { signup: 'open' } }),
  answer(signup, { message: 'A code is on its way to your address.', data: { registration: 'registration-1' } }),
  answer(confirmSignup, ({ body }) => (body.otp === storyCode ? { message: 'Your account is ready. Please sign in.' } : refused)),
]
