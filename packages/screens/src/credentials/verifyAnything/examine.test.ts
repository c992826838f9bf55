import type { Verification } from '@rampart/verify'
import { expect, test, vi } from 'vitest'
import { AdapterError } from '../../adapters/errors.ts'
import { badge, certificate, verification as valid } from '../../testing/credentialFixtures.ts'
import { signedDocument } from './documents.fixtures.ts'
import { examine } from './examine.ts'
import type { ExamineParts } from './examine.ts'

const { type, credentialId } = certificate
const id = { kind: 'id', source: null, type, credentialId } as const
const document = { kind: 'document', source: 'a.json', json: signedDocument(certificate) } as const
const found = (verdict: Verification['verdict']): Verification => ({ ...valid, verdict })
const offline = async () => Promise.reject(new AdapterError({ status: 0 }))
const busy = async () => Promise.reject(new AdapterError({ status: 429 }))

function parts(
  changes: Partial<ExamineParts> & {
    verify?: ExamineParts['verification']['verify']
    document?: ExamineParts['verification']['document']
  } = {},
) {
  const {
    verify = async () => valid,
    document: read = async () => signedDocument(certificate),
    ...rest
  } = changes
  return {
    findRecord: async () => certificate,
    verification: { verify, document: read },
    origin: 'https://rampart.example',
    ...rest,
  } satisfies ExamineParts
}

test('an ID: its record beside the document that the site has signed', async () => {
  const read = vi.fn(async () => signedDocument(certificate))
  const result = await examine(id, parts({ document: read }))
  expect(read).toHaveBeenCalledWith({ type, credentialId })
  expect(result).toMatchObject({
    verdict: 'valid',
    checks: valid.checks,
    named: { type, credentialId },
  })
  expect(result.document?.recipient).toBe(result.record?.recipient)
})

test('an ID with O for 0 goes by the ID of the record that it found', async () => {
  const read = vi.fn(async () => signedDocument(certificate))
  const typed = { ...id, credentialId: credentialId.replaceAll('0', 'O') }
  const result = await examine(typed, parts({ document: read }))
  expect(read).toHaveBeenCalledWith({ type, credentialId })
  expect(result).toMatchObject({ verdict: 'valid', named: { type, credentialId } })
})

test('an ID that nothing was issued under', async () => {
  expect(await examine(id, parts({ findRecord: async () => null }))).toMatchObject({
    verdict: 'notFound',
    record: null,
  })
})

test('what cannot be read leaves the outcome unknown', async () => {
  expect(await examine(id, parts({ findRecord: offline }))).toMatchObject({
    verdict: 'unknown',
    record: undefined,
  })
  expect(await examine(id, parts({ document: offline }))).toMatchObject({
    verdict: 'unknown',
    document: null,
    record: { status: 'Valid' },
  })
  expect(await examine(document, parts({ verify: offline }))).toMatchObject({
    verdict: 'unknown',
    record: { status: 'Valid' },
  })
  expect(await examine(document, parts({ findRecord: offline }))).toMatchObject({
    verdict: 'valid',
    record: undefined,
  })
})

test('a document is looked up under the ID that it names', async () => {
  const findRecord = vi.fn(async () => badge)
  const result = await examine({ ...document, json: signedDocument(badge) }, parts({ findRecord }))
  expect(findRecord).toHaveBeenCalledWith({ type: 'badge', credentialId: 'BDG-DEMO000001' })
  expect(result).toMatchObject({ verdict: 'valid', record: { title: 'Container Fundamentals' } })
})

test('of a document of elsewhere nothing is asked', async () => {
  const findRecord = vi.fn(async () => certificate)
  const json = {
    ...signedDocument(certificate),
    id: 'https://elsewhere.example/cert/view/CSN-DEMO000001',
  }
  const result = await examine(
    { ...document, json },
    parts({ findRecord, verify: async () => found('untrusted') }),
  )
  expect(findRecord).not.toHaveBeenCalled()
  expect(result).toMatchObject({ verdict: 'untrusted', named: null, record: null })
})

test('a record that was taken back outweighs a list that is older', async () => {
  const findRecord = async () => ({ ...certificate, status: 'Revoked' })
  expect((await examine(id, parts({ findRecord }))).verdict).toBe('revoked')
  expect((await examine(document, parts({ findRecord, verify: offline }))).verdict).toBe('revoked')
  expect(
    (await examine(document, parts({ findRecord, verify: async () => found('altered') }))).verdict,
  ).toBe('altered')
})

test('only a site that asks to wait is passed on', async () => {
  await expect(examine(id, parts({ findRecord: busy }))).rejects.toMatchObject({ status: 429 })
  await expect(examine(document, parts({ findRecord: busy }))).rejects.toMatchObject({
    status: 429,
  })
})
