import { describe, expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { accountProblems } from '../signin/accountProblems.ts'
import { englishText } from '../testing/englishText.ts'
import { refusal as refusalOf } from '../testing/memory/refusals.ts'
import { profileMessages } from './profile.messages.ts'
import { deletionErrors, passwordErrors, passwordProblems, profileErrors } from './profileErrors.ts'

const messages = profileMessages.english
const fields = fieldMessages.english
const textOf = englishText(accountProblems, fieldMessages)
const refusal = (...fieldErrors: { path: string; msg: string }[]) =>
  new AdapterError({ status: 400, serverMessage: 'Not valid.', fieldErrors })

describe('profile', () => {
  it('puts the words of the server at their fields, the first of each', () => {
    const error = refusal(
      { path: 'phoneNumber', msg: 'No.' },
      { path: 'phoneNumber', msg: 'Again no.' },
      { path: 'firstName', msg: 'Missing.' },
    )
    expect(profileErrors(error, messages, textOf)).toEqual({
      fields: { phoneNumber: 'No.', firstName: 'Missing.' },
    })
  })
  it('shows the first of them if it has no field here', () => {
    expect(
      profileErrors(
        refusal(
          { path: 'constructor', msg: 'Unknown field.' },
          { path: 'firstName', msg: 'Missing.' },
        ),
        messages,
        textOf,
      ),
    ).toEqual({
      form: 'Unknown field.',
    })
  })
  it('falls back to the text of the specification, not to the message', () => {
    expect(profileErrors(refusal(), messages, textOf)).toEqual({
      form: 'Failed to update profile. Please try again.',
    })
    expect(profileErrors(new AdapterError({ status: 0 }), messages, textOf)).toEqual({
      form: 'Failed to update profile. Please try again.',
    })
  })
  it('says nothing of an expired session, nor of none at all', () => {
    expect(
      profileErrors(
        new AdapterError({ status: 401, serverMessage: 'Please sign in.' }),
        messages,
        textOf,
      ),
    ).toEqual({})
    expect(profileErrors(null, messages, textOf)).toEqual({})
  })
})

describe('password', () => {
  it('knows the fields by the names of the server', () => {
    expect(
      passwordErrors(refusal({ path: 'currentPassword', msg: 'Wrong.' }), messages, textOf),
    ).toEqual({
      fields: { oldPassword: 'Wrong.' },
    })
    expect(
      passwordErrors(refusal({ path: 'newPassword', msg: 'Too common.' }), messages, textOf),
    ).toEqual({
      fields: { newPassword: 'Too common.' },
    })
    expect(passwordErrors(refusalOf('wrong_password'), messages, textOf)).toEqual({
      fields: { oldPassword: 'The current password is incorrect.' },
    })
    expect(
      deletionErrors(refusal({ path: 'currentPassword', msg: 'Wrong.' }), messages, textOf),
    ).toEqual({
      fields: { password: 'Wrong.' },
    })
  })
  it('shows the message otherwise, else the text of the specification', () => {
    expect(
      passwordErrors(
        new AdapterError({ status: 429, serverMessage: 'Too many tries.' }),
        messages,
        textOf,
      ),
    ).toEqual({ form: 'Too many tries.' })
    expect(passwordErrors(new AdapterError({ status: 500 }), messages, textOf)).toEqual({
      form: 'Failed to update password. Please try again.',
    })
    expect(deletionErrors(new AdapterError({ status: 0 }), messages, textOf)).toEqual({
      form: 'Your account could not be deleted. Please try again.',
    })
  })
})

describe('new passwords', () => {
  const good = { oldPassword: 'old', newPassword: 'correct horse', confirmation: 'correct horse' }
  it('may be sent when both are the same and long enough', () =>
    expect(passwordProblems(good, messages, fields)).toBeUndefined())
  it('must match', () =>
    expect(passwordProblems({ ...good, confirmation: 'Correct horse' }, messages, fields)).toEqual({
      confirmation: 'New passwords do not match',
    }))
  it('must be long enough', () => {
    expect(
      passwordProblems({ ...good, newPassword: 'short', confirmation: 'short' }, messages, fields),
    ).toEqual({ newPassword: 'Use at least 8 characters.' })
  })
  it('must be there', () => {
    expect(
      passwordProblems({ oldPassword: '', newPassword: '', confirmation: '' }, messages, fields),
    ).toEqual({
      oldPassword: 'Enter your old password.',
      newPassword: 'Enter a new password.',
    })
  })
})
