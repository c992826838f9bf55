import { expect, test } from 'vitest'
import { badge, bootcampCertificate, certificate } from '../../testing/credentialFixtures.ts'
import { checkMessages } from '../checks.messages.ts'
import { compareFacts, documentFacts, recordFacts } from './documentFields.ts'
import { namedCredential } from './namedCredential.ts'
import { signedDocument } from './documents.fixtures.ts'

test('a document of ours says what its record says', () => {
  for (const record of [certificate, bootcampCertificate, badge]) {
    const { status, ...facts } = recordFacts(record)
    expect(status).toBe('Valid')
    expect(documentFacts(signedDocument(record))).toEqual({ ...facts, status: null })
  }
})

test.each([
  null,
  7,
  'text',
  [],
  {},
  { id: 7, credentialSubject: [] },
  { id: ' ', credentialSubject: { identifier: [null, 'x'], achievement: 'x' } },
])('%j says nothing', (json) => {
  expect(documentFacts(json)).toEqual({
    recipient: null,
    title: null,
    id: null,
    issuedOn: null,
    status: null,
  })
})

test('a hash is no name, an unreadable date none, and long texts are cut', () => {
  const hashed = { identityType: 'name', hashed: true, identityHash: 'sha256$1' }
  const json = {
    validFrom: 'soon',
    credentialSubject: { identifier: [hashed], achievement: { name: 'x'.repeat(1000) } },
  }
  expect(documentFacts(json)).toEqual({
    recipient: null,
    title: 'x'.repeat(300),
    id: null,
    issuedOn: null,
    status: null,
  })
})

test('fields are listed side by side', () => {
  const given = { ...documentFacts(signedDocument(certificate)), recipient: 'Dana Leaner' }
  expect(compareFacts(given, recordFacts(certificate), 'en-US', checkMessages.english)).toEqual([
    {
      name: 'recipient',
      label: 'Recipient',
      given: 'Dana Leaner',
      recorded: 'Dana Learner',
      isDifferent: true,
    },
    {
      name: 'title',
      label: 'Title',
      given: 'Incident Response 101',
      recorded: 'Incident Response 101',
      isDifferent: false,
    },
    {
      name: 'id',
      label: 'ID',
      given: 'CSN-DEMO000001',
      recorded: 'CSN-DEMO000001',
      isDifferent: false,
    },
    {
      name: 'issuedOn',
      label: 'Issued on',
      given: 'Friday, August 14, 2026',
      recorded: 'Friday, August 14, 2026',
      isDifferent: false,
    },
    { name: 'status', label: 'Status', given: null, recorded: 'Valid', isDifferent: false },
  ])
})

test('two encodings of a letter are the same letter', () => {
  const [recipient] = compareFacts(
    { ...recordFacts(certificate), recipient: 'Zoe\u0308' },
    { ...recordFacts(certificate), recipient: 'Zo\u00EB' },
    'en-US',
    checkMessages.english,
  )
  expect(recipient?.isDifferent).toBe(false)
})

test('only a document of this site names one of its credentials', () => {
  const origin = 'https://rampart.example'
  expect(namedCredential(signedDocument(badge), origin)).toEqual({
    type: 'badge',
    credentialId: 'BDG-DEMO000001',
  })
  expect(namedCredential(signedDocument(badge), 'https://elsewhere.example')).toBeNull()
  expect(namedCredential({}, origin)).toBeNull()
})
