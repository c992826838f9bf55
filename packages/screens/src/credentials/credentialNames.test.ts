import { expect, it } from 'vitest'
import { credentialKind, credentialTitle, isRevoked, recipientName } from './credentialNames.ts'
import { credentialMessages } from './credentials.messages.ts'

const { english } = credentialMessages

it.each([
  [{ certificateType: 'course', course: { title: 'Git Basics' }, bootcampName: null }, 'Git Basics', 'Course Certificate'],
  [{ certificateType: 'course', course: null, bootcampName: null }, 'Course Certificate', 'Course Certificate'],
  [{ certificateType: 'bootcamp', course: null, bootcampName: 'AWS Cloud Bootcamp' }, 'AWS Cloud Bootcamp', 'Bootcamp Certificate'],
  [{ certificateType: 'bootcamp', course: null, bootcampName: '' }, 'Bootcamp Certificate', 'Bootcamp Certificate'],
  [{ certificateType: null, course: { title: 'Git Basics' }, bootcampName: null }, 'Git Basics', 'Digital Badge'],
  [{ certificateType: null, course: { title: '' }, bootcampName: null }, 'Course Badge', 'Digital Badge'],
  [{ course: { title: 'Git Basics' } }, 'Git Basics', 'Digital Badge'],
] as const)('%j is titled %s, a %s', (credential, title, name) => {
  expect(credentialTitle(credential, english)).toBe(title)
  expect(english.kinds[credentialKind(credential)]).toBe(name)
})

it('calls whoever was not recorded Unknown', () => {
  expect(recipientName('Dana Learner', english)).toBe('Dana Learner')
  expect(recipientName(null, english)).toBe('Unknown')
  expect(recipientName('  ', english)).toBe('Unknown')
})

it('knows what is taken back, however it is spelled', () => {
  expect(isRevoked('Revoked')).toBe(true)
  expect(isRevoked(' REVOKED ')).toBe(true)
  expect(isRevoked('Valid')).toBe(false)
})
