import { invalidEmailMessage } from '@rampart/contract/rules/accessEmail'
import { expect, it } from 'vitest'
import { emptySignUp, signUpDetails, signUpProblems } from './signUpRules.ts'

const nia = { firstName: ' Nia ', lastName: 'New', email: ' nia@example.org ', password: ' two words ', invitation: '' }

it('asks for every field, for an invitation only where one is wanted', () => {
  expect(Object.keys(signUpProblems(emptySignUp, 'open'))).toEqual(['firstName', 'lastName', 'email', 'password'])
  expect(signUpProblems(nia, 'open')).toEqual({})
  expect(signUpProblems(nia, 'invitation')).toEqual({ invitation: 'Enter your invitation code.' })
  expect(signUpProblems({ ...nia, invitation: 'COME-IN' }, 'invitation')).toEqual({})
})

it('takes blanks alone for nothing', () => {
  expect(signUpProblems({ ...nia, firstName: '  ', email: 'nobody' }, 'open')).toEqual({ firstName: 'Enter your first name.', email: invalidEmailMessage })
})

it('removes blanks around everything but the password', () => {
  const details = { firstName: 'Nia', lastName: 'New', email: 'nia@example.org', password: ' two words ' }
  expect(signUpDetails(nia)).toEqual({ ...details, invitation: null })
  expect(signUpDetails({ ...nia, invitation: ' COME-IN ' })).toEqual({ ...details, invitation: 'COME-IN' })
})
