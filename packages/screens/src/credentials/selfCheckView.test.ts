import { expect, test } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { badge, certificate, hostileCertificate } from '../testing/credentialFixtures.ts'
import { verificationOf } from './checks.fixtures.ts'
import { checkMessages } from './checks.messages.ts'
import { selfCheckMessages } from './selfCheck.messages.ts'
import { failureView, resultView } from './selfCheckView.ts'
import { signedDocument } from './verifyAnything/documents.fixtures.ts'

const inEnglish = {
  messages: selfCheckMessages.english,
  checks: checkMessages.english,
  locale: 'en-US',
}
const valid = (document: unknown) => ({ document, ...verificationOf('valid') })
const pageLine = (view: ReturnType<typeof resultView>) =>
  view.checks.find(({ name }) => name === 'page')

test.each([certificate, hostileCertificate, badge])(
  'what is shown is what was signed',
  (record) => {
    const view = resultView(valid(signedDocument(record)), record, inEnglish)
    expect(view).toMatchObject({ verdict: 'valid', canRetry: false })
    expect(pageLine(view)?.outcome).toBe('passed')
  },
)

test.each<[string, object, string]>([
  [
    'name',
    { participantName: 'Mallory' },
    'Recipient is “Mallory” on this page, but “Dana Learner” was signed.',
  ],
  [
    'no name',
    { participantName: null },
    'Recipient is nothing on this page, but “Dana Learner” was signed.',
  ],
  [
    'title',
    { course: { title: 'Brain Surgery' } },
    'Title is “Brain Surgery” on this page, but “Incident Response 101” was signed.',
  ],
  [
    'ID',
    { credentialId: 'CSN-OTHER' },
    'ID is “CSN-OTHER” on this page, but “CSN-DEMO000001” was signed.',
  ],
  [
    'date',
    { issuedAt: '2025-08-14T09:00:00Z' },
    'Issued on is “Thursday, August 14, 2025” on this page, but “Friday, August 14, 2026” was signed.',
  ],
  [
    'status',
    { status: 'Revoked' },
    'Status is “Revoked” on this page, but not in the issuer’s list.',
  ],
])('another %s than signed is said', (_what, changes, words) => {
  const view = resultView(
    valid(signedDocument(certificate)),
    { ...certificate, ...changes },
    inEnglish,
  )
  expect(view).toMatchObject({
    verdict: 'altered',
    headline: 'This page does not show what was signed',
    canRetry: true,
  })
  expect(pageLine(view)).toMatchObject({ outcome: 'failed', words })
})

test.each(['revoked', 'superseded'] as const)(
  '%s stays the verdict where the page differs as well',
  (verdict) => {
    const view = resultView(
      { document: signedDocument(certificate), ...verificationOf(verdict) },
      { ...certificate, participantName: 'Ada' },
      inEnglish,
    )
    expect(view.verdict).toBe(verdict)
    expect(pageLine(view)?.outcome).toBe('failed')
  },
)

test.each(['altered', 'untrusted'] as const)(
  'of a document that is %s nothing is compared',
  (verdict) => {
    const view = resultView(
      { document: signedDocument(certificate), ...verificationOf(verdict) },
      { ...certificate, participantName: 'Ada' },
      inEnglish,
    )
    expect(view).toMatchObject({ verdict, canRetry: false })
    expect(pageLine(view)?.outcome).toBe('notReached')
  },
)

test('what could not be loaded claims nothing', () => {
  const away = failureView(new AdapterError({ status: 0 }), 'badge', inEnglish)
  expect(away).toMatchObject({
    verdict: 'unknown',
    headline: 'This badge could not be fully checked',
    canRetry: true,
    hasFiles: true,
  })
  expect(failureView(new AdapterError({ status: 404 }), 'badge', inEnglish)).toMatchObject({
    verdict: 'unknown',
    hasFiles: false,
  })
})
