import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { found } from '@rampart/verify/checks'
import { expect, test } from 'vitest'
import { badge, certificate, verification } from '../../testing/credentialFixtures.ts'
import { checkMessages } from '../checks.messages.ts'
import { credentialMessages } from '../credentials.messages.ts'
import { recordFacts } from './documentFields.ts'
import type { Examined } from './examine.ts'
import { resultRows, resultsCsv, summaryOf } from './resultRows.ts'
import type { Item } from './useVerifyAnything.ts'
import { verifyAnythingMessages } from './verifyAnything.messages.ts'

const messages = verifyAnythingMessages.english
const words = {
  messages,
  checks: checkMessages.english,
  credentials: credentialMessages.english,
  locale: 'en-US',
}
const pages = {
  credentialHref: ({ type, credentialId }: CredentialId) => credentialPagePath(type, credentialId),
}
const idOf = ({ type, credentialId }: CredentialId) => ({ type, credentialId })
const facts = recordFacts(certificate)
const examined: Examined = {
  verdict: 'valid',
  checks: verification.checks,
  named: idOf(certificate),
  document: { ...facts, status: null },
  record: facts,
}
const idItem = (outcome?: Examined): Item => ({
  given: { kind: 'id', source: null, ...idOf(certificate) },
  outcome,
})
const rowOf = (item: Item) => resultRows([item], pages, words)[0]

test('a valid certificate and a valid badge', () => {
  expect(rowOf(idItem(examined))).toEqual({
    key: '0',
    id: 'CSN-DEMO000001',
    recipient: 'Dana Learner',
    title: 'Incident Response 101',
    issuedOn: 'Friday, August 14, 2026',
    verdict: 'valid',
    verdictLabel: 'Valid',
    page: { href: '/cert/view/CSN-DEMO000001', label: 'View certificate' },
  })
  const outcome: Examined = {
    ...examined,
    named: idOf(badge),
    record: recordFacts(badge),
    document: null,
  }
  expect(rowOf({ given: { kind: 'id', source: null, ...idOf(badge) }, outcome })).toMatchObject({
    page: { href: '/badge/view/BDG-DEMO000001', label: 'View badge' },
  })
})

test.each<[string, Item, object]>([
  [
    'not checked yet',
    idItem(),
    { id: 'CSN-DEMO000001', verdict: 'checking', verdictLabel: 'Checking' },
  ],
  [
    'not found',
    idItem({ ...examined, verdict: 'notFound', document: null, record: null }),
    { note: expect.stringMatching(/^Nothing was issued/) },
  ],
  [
    'not readable',
    { given: { kind: 'unreadable', source: 'cv.png', reason: 'Why.' }, outcome: undefined },
    { source: 'cv.png', note: 'Why.' },
  ],
  [
    'altered',
    {
      given: { kind: 'document', source: 'a.json', json: {} },
      outcome: {
        ...examined,
        verdict: 'altered',
        document: { ...facts, recipient: 'Dan Learner', status: null },
      },
    },
    {
      recipient: 'Dan Learner',
      source: 'a.json',
      note: 'Differs from the record: Recipient (Dana Learner).',
      isNoteCritical: true,
    },
  ],
  [
    'of an unknown list',
    idItem({
      ...examined,
      verdict: 'unknown',
      checks: [found('status_unreachable')],
    }),
    { note: expect.stringMatching(/^The issuer’s list of revoked credentials/) },
  ],
  [
    'not looked up',
    idItem({ ...examined, verdict: 'unknown', checks: [], record: undefined }),
    { note: expect.stringMatching(/could not be looked up/) },
  ],
  [
    'without a record',
    idItem({ ...examined, record: null }),
    { note: 'The site has no record under its ID.', isNoteCritical: true },
  ],
])('%s', (_what, item, row) => {
  expect(rowOf(item)).toMatchObject(row)
})

test('the summary counts what there is', () => {
  const revoked = idItem({ ...examined, verdict: 'revoked' })
  expect(summaryOf([idItem(examined), revoked, idItem()], messages)).toBe('Checked 2 of 3 …')
  expect(summaryOf([revoked, idItem(examined), idItem(examined)], messages)).toBe(
    '3 checked: 2 valid, 1 revoked.',
  )
})

test('in a spreadsheet nothing becomes a formula', () => {
  const item: Item = {
    given: { kind: 'unreadable', source: '=cmd|"/c calc"!A1.png', reason: 'Zoë, "why"' },
    outcome: undefined,
  }
  expect(resultsCsv(resultRows([item], pages, words), messages)).toBe(
    '\uFEFFCredential,File,Recipient,Title,Issued on,Result,Note\r\n,"\'=cmd|""/c calc""!A1.png",,,,Not readable,"Zoë, ""why"""\r\n',
  )
})
