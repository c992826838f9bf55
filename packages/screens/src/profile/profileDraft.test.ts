import { expect, it } from 'vitest'
import { profile } from '../testing/fixtures.ts'
import { changesTo, readProfileDraft } from './profileDraft.ts'

it('reads what was kept', () => {
  expect(
    readProfileDraft('{"firstName":"Dana","gender":"female","labTime":"double","phoneNumber":""}'),
  ).toEqual({
    firstName: 'Dana',
    gender: 'female',
    labTime: 'double',
    phoneNumber: '',
  })
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"firstName":1,"gender":"none","labTime":"forever","email":"other@demo.test","country":"X"}',
])('takes nothing from %j', (text) => {
  expect(readProfileDraft(text)).toEqual({})
})

it('leaves out what is as it is kept', () => {
  expect(changesTo(profile, { firstName: profile.firstName, lastName: 'Other' })).toEqual({
    lastName: 'Other',
  })
})
