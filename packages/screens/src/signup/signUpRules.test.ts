import { expect, it } from 'vitest'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { signUpMessages } from './signUp.messages.ts'
import { emptySignUp, signUpDetails, signUpProblems } from './signUpRules.ts'

const words = {
  messages: signUpMessages.english,
  passwords: forgotPasswordMessages.english,
  fields: fieldMessages.english,
}
const nia = {
  firstName: ' Nia ',
  lastName: 'New',
  email: ' nia@example.org ',
  password: ' two words ',
  invitation: '',
}

it('asks for every field, for an invitation only if one is wanted', () => {
  expect(Object.keys(signUpProblems(emptySignUp, 'open', words))).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
  ])
  expect(signUpProblems(nia, 'open', words)).toEqual({})
  expect(signUpProblems(nia, 'invitation', words)).toEqual({
    invitation: 'Enter your invitation code.',
  })
  expect(signUpProblems({ ...nia, invitation: 'COME-IN' }, 'invitation', words)).toEqual({})
})

it('takes blanks alone for nothing', () => {
  expect(signUpProblems({ ...nia, firstName: '  ', email: 'nobody' }, 'open', words)).toEqual({
    firstName: 'Enter your first name.',
    email: 'Please enter a valid email address',
  })
})

it('removes blanks around everything but the password', () => {
  const details = {
    firstName: 'Nia',
    lastName: 'New',
    email: 'nia@example.org',
    password: ' two words ',
  }
  expect(signUpDetails(nia)).toEqual({ ...details, invitation: null })
  expect(signUpDetails({ ...nia, invitation: ' COME-IN ' })).toEqual({
    ...details,
    invitation: 'COME-IN',
  })
})
