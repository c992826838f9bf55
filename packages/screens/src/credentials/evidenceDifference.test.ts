import { expect, test } from 'vitest'
import { certificate, solvedLabs } from '../testing/credentialFixtures.ts'
import { evidenceDifference } from './evidenceDifference.ts'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'

const record = { ...certificate, evidence: [...solvedLabs] }
const document = signedDocument(record)
const [first, second] = solvedLabs.map((lab) => ({ ...lab }))
if (!first || !second) throw new Error('The fixtures have two labs.')

test.each([
  ['what was signed', document, record],
  ['nothing where nothing was signed', signedDocument(certificate), certificate],
  [
    'a single entry without a list',
    { ...document, evidence: document.evidence?.[0] },
    { evidence: [first] },
  ],
])('%s is no difference', (_what, given, shown) => {
  expect(evidenceDifference(given, shown)).toBeUndefined()
})

test.each([
  ['more checks', [{ ...first, solved: 9, checks: 9 }, second]],
  ['less time', [{ ...first, minutes: 1 }, second]],
  ['another day', [{ ...first, solvedAt: '2026-08-11T16:20:00.000Z' }, second]],
  ['another name', [{ ...first, title: 'Another' }, second]],
  ['another lab of that name', [{ ...first, path: 'another' }, second]],
  ['one more', [first, second, { ...first, path: 'third' }]],
  ['one less', [first]],
  ['none', []],
  ['another order', [second, first]],
])('%s than signed is a difference', (_what, evidence) => {
  expect(evidenceDifference(document, { evidence })).toBeDefined()
})

test('says both in words', () => {
  expect(evidenceDifference(signedDocument(certificate), { evidence: [first] })).toEqual({
    shown:
      'Solved 5 of 5 checks in the hands-on lab “The Exposed Bucket” in 12 minutes on 2026-08-10.',
    signed: null,
  })
})

test.each([null, 1, 'text', {}, [], [null], [{ narrative: 3 }], { narrative: 'x'.repeat(900) }])(
  'signed evidence that is %j is a difference, and breaks nothing',
  (evidence) => {
    const found = evidenceDifference({ ...document, evidence }, record)
    expect(found?.shown).toContain('The Exposed Bucket')
    expect((found?.signed ?? '').length).toBeLessThanOrEqual(300)
  },
)
