import { expect, it } from 'vitest'
import { arabicCredentials } from '../messages/arabicCredentials.ts'
import {
  credentialTitle,
  isRevoked,
  kindMessages,
  recipientName,
  statusText,
} from './credentialNames.ts'
import { credentialMessages } from './credentials.messages.ts'

const { english } = credentialMessages

it.each([
  [
    { type: 'certificate', source: 'course', course: { title: 'Git Basics' }, bootcampName: null },
    'Git Basics',
    'Course Certificate',
  ],
  [
    { type: 'certificate', source: 'course', course: null, bootcampName: null },
    'Course Certificate',
    'Course Certificate',
  ],
  [
    { type: 'certificate', source: 'bootcamp', course: null, bootcampName: 'AWS Cloud Bootcamp' },
    'AWS Cloud Bootcamp',
    'Bootcamp Certificate',
  ],
  [
    { type: 'certificate', source: 'bootcamp', course: null, bootcampName: '' },
    'Bootcamp Certificate',
    'Bootcamp Certificate',
  ],
  [
    { type: 'badge', source: 'course', course: { title: 'Git Basics' }, bootcampName: null },
    'Git Basics',
    'Digital Badge',
  ],
  [
    { type: 'badge', source: 'course', course: { title: '' }, bootcampName: null },
    'Course Badge',
    'Digital Badge',
  ],
] as const)('%j is titled %s, a %s', (credential, title, name) => {
  expect(credentialTitle(credential, english)).toBe(title)
  expect(kindMessages(credential, english).chip).toBe(name)
})

it('calls a recipient without a name Unknown', () => {
  expect(recipientName('Dana Learner', english)).toBe('Dana Learner')
  expect(recipientName(null, english)).toBe('Unknown')
  expect(recipientName('  ', english)).toBe('Unknown')
})

it('knows what is taken back, however it is spelled', () => {
  expect(isRevoked('Revoked')).toBe(true)
  expect(isRevoked(' REVOKED ')).toBe(true)
  expect(isRevoked('Valid')).toBe(false)
})

it('puts a status into the language of the page, if it is one of the two', () => {
  expect(['Valid', ' REVOKED '].map((status) => statusText(status, english))).toEqual([
    'Valid',
    'Revoked',
  ])
  const { credentials } = arabicCredentials
  expect(statusText('Valid', credentials)).toBe('صالحة')
  expect(statusText('Revoked', credentials)).toBe('ملغاة')
  expect(statusText('Under review', credentials)).toBeUndefined()
})
