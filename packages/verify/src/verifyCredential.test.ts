import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { generate } from '@digitalbazaar/ed25519-multikey'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { BitstringStatusList, createCredential } from '@digitalbazaar/vc-bitstring-status-list'
import { expect, onTestFinished, test, vi } from 'vitest'
import { didDocumentUrl, didWebOf } from './didWeb.ts'
import { bundledLoader, credentialContexts } from './documents.ts'
import { verifyCredential } from './verifyCredential.ts'

const did = 'did:web:learn.example.org'
const key = await generate({ controller: did, seed: new Uint8Array(32).fill(7) })
const document = {
  id: did,
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  verificationMethod: [
    {
      id: `${did}#${key.publicKeyMultibase}`,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key.publicKeyMultibase,
    },
  ],
  assertionMethod: [`${did}#${key.publicKeyMultibase}`],
}

interface SignedFile {
  readonly validUntil: string
  readonly credentialStatus: object
  readonly credentialSubject: object
}

/** A credential of this issuer without a status, valid through 2027. */
function signed(changes: object = {}): Promise<object> {
  const credential = {
    '@context': [...credentialContexts],
    id: 'https://learn.example.org/cert/view/CSN-1',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: 'Learn' },
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2027-12-31T23:59:59Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: 'Ada', identityType: 'name' },
      ],
    },
    ...changes,
  }
  return sign(credential)
}

function sign(credential: object): Promise<object> {
  const suite = new DataIntegrityProof({
    cryptosuite,
    signer: key.signer(),
    date: '2026-01-01T00:00:00Z',
  })
  return issue({ credential, suite, documentLoader: bundledLoader() })
}

/** The place of a credential in the list of revoked ones. */
const statusAt = (index: number) => ({
  id: `https://learn.example.org/status#${index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(index),
  statusListCredential: 'https://learn.example.org/status',
})

const verify = (
  json: unknown,
  { document: found = document as unknown, now = new Date('2026-06-01') } = {},
) => verifyCredential(json, { fetchJson: async () => found, trustedIssuers: [did], now })

test('what is right is valid, in words', async () => {
  const { verdict, checks } = await verify(await signed())
  expect(verdict).toBe('valid')
  expect(checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'form passed',
    'issuer passed',
    'key passed',
    'signature passed',
    'dates passed',
    'status passed',
  ])
})

test.each<[string, object]>([
  ['the other type of badges', { type: ['VerifiableCredential', 'AchievementCredential'] }],
  ['no name of its holder', { credentialSubject: { type: ['AchievementSubject'] } }],
])('what has %s is valid', async (_what, changes) => {
  expect((await verify(await signed(changes))).verdict).toBe('valid')
})

test('past its end it has expired', async () => {
  const { verdict, checks } = await verify(await signed(), { now: new Date('2028-01-01') })
  expect(verdict).toBe('expired')
  expect(checks).toContainEqual({ name: 'dates', outcome: 'failed', reason: 'expired' })
})

test('if nothing can be hashed, as on pages without TLS, nothing is claimed', async () => {
  const json = await signed()
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('crypto', { getRandomValues: () => 0 })
  const { verdict, checks } = await verify(json)
  expect(verdict).toBe('unknown')
  expect(checks.at(-1)).toMatchObject({ name: 'signature', outcome: 'unknown' })
})

test.each<[string, object]>([
  ['of another issuer', { ...document, id: 'did:web:elsewhere.example' }],
  ['without keys', { id: did }],
])('a document %s says nothing', async (_what, found) => {
  expect((await verify(await signed(), { document: found })).verdict).toBe('unknown')
})

test.each<[string, object]>([
  ['that is not published', { ...document, verificationMethod: [] }],
  ['that may not sign credentials', { ...document, assertionMethod: [] }],
  [
    'of another controller',
    {
      ...document,
      verificationMethod: document.verificationMethod.map((method) => ({
        ...method,
        controller: 'did:web:elsewhere.example',
      })),
    },
  ],
])('a key %s does not count', async (_what, found) => {
  const { verdict, checks } = await verify(await signed(), { document: found })
  expect(verdict).toBe('altered')
  expect(checks.at(-1)?.name).toBe('key')
})

test.each<[string, object]>([
  ['no type of Verifiable Credentials', { type: ['OpenBadgeCredential'] }],
  ['no type of badges', { type: ['VerifiableCredential'] }],
  ['one text as its type', { type: 'VerifiableCredential OpenBadgeCredential' }],
  ['no ID', { id: undefined }],
  ['no issuer', { issuer: {} }],
  ['no proof', { proof: undefined }],
  ['a list as its issuer', { issuer: [did] }],
])('what has %s is no signed credential', async (_what, changes) => {
  const { verdict, checks } = await verify({ ...(await signed()), ...changes })
  expect({ verdict, reasons: checks.map(({ reason }) => reason) }).toEqual({
    verdict: 'altered',
    reasons: ['unsigned'],
  })
})

test('one changed letter is found', async () => {
  const { verdict, checks } = await verify({
    ...(await signed()),
    validUntil: '2028-12-31T23:59:59Z',
  })
  expect(verdict).toBe('altered')
  expect(checks.at(-1)).toMatchObject({ name: 'signature', outcome: 'failed', reason: 'altered' })
})

test('a file without contexts is altered', async () => {
  expect((await verify({ ...(await signed()), '@context': undefined })).verdict).toBe('altered')
})

function withForeignProof(json: object): object {
  const { proof } = json as { proof: object }
  const foreign = { ...proof, verificationMethod: 'did:web:elsewhere.example#key' }
  return { ...json, proof: [proof, foreign] }
}

test('one right proof does not carry another of a foreign key', async () => {
  const { verdict, checks } = await verify(withForeignProof(await signed()))
  expect(verdict).toBe('altered')
  expect(checks.at(-1)?.reason).toBe('key_foreign')
})

test('an issuer of another kind is named by its address, in short', async () => {
  const issuer = `https://elsewhere.example/${'issuer'.repeat(20)}`
  const { verdict, checks } = await verify({ ...(await signed()), issuer })
  expect(verdict).toBe('untrusted')
  expect(checks.at(-1)).toMatchObject({ reason: 'issuer_other', host: issuer.slice(0, 80) })
})

test('another issuer is named and asked nothing', async () => {
  const fetchJson = vi.fn<() => Promise<unknown>>()
  const json = await signed()
  const { verdict, checks } = await verifyCredential(json, { fetchJson, trustedIssuers: [] })
  expect(verdict).toBe('untrusted')
  expect(checks.at(-1)).toMatchObject({ reason: 'issuer_other', host: 'learn.example.org' })
  expect(fetchJson).not.toHaveBeenCalled()
})

test('before its day it is not valid, but for clocks that differ by minutes', async () => {
  const at = async (now: string) => (await verify(await signed(), { now: new Date(now) })).checks
  expect(await at('2025-12-31T23:54:00Z')).toContainEqual(
    expect.objectContaining({ name: 'dates', reason: 'not_yet_valid' }),
  )
  expect(await at('2025-12-31T23:56:00Z')).toContainEqual(
    expect.objectContaining({ name: 'dates', outcome: 'passed' }),
  )
})

test('a truth value written as text is refused, though it signs alike', async () => {
  const json = JSON.stringify(await signed())
  expect(
    (await verify(JSON.parse(json.replace('"hashed":false', '"hashed":"false"')))).verdict,
  ).toBe('altered')
})

const credentialsVocabulary = 'https://www.w3.org/2018/credentials#'
const badgesVocabulary = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'

/** Files whose JSON says something else than what was signed, with a signature that matches it. */
test.each<[string, (signedFile: SignedFile) => object]>([
  [
    'its end under its whole address',
    ({ validUntil, ...file }) => ({
      ...file,
      [`${credentialsVocabulary}validUntil`]: {
        '@value': validUntil,
        '@type': 'http://www.w3.org/2001/XMLSchema#dateTime',
      },
    }),
  ],
  [
    'its status under its whole address',
    ({ credentialStatus, ...file }) => ({
      ...file,
      [`${credentialsVocabulary}credentialStatus`]: credentialStatus,
    }),
  ],
  [
    'its status in a part that has no meaning',
    ({ credentialStatus, ...file }) => ({ ...file, '@nest': { credentialStatus } }),
  ],
  [
    'nobody',
    ({ credentialSubject, ...file }) => ({
      ...file,
      credentialSubject: {
        ...credentialSubject,
        identifier: {
          type: 'IdentityObject',
          hashed: false,
          identityType: 'name',
          [`${badgesVocabulary}identityHash`]: 'Ada',
        },
      },
    }),
  ],
  [
    'its status under a name of its own',
    ({ credentialStatus, ...file }) => ({
      ...file,
      '@context': [
        ...credentialContexts,
        { state: { '@id': `${credentialsVocabulary}credentialStatus`, '@type': '@id' } },
      ],
      state: credentialStatus,
    }),
  ],
  [
    'another person',
    ({ credentialSubject, ...file }) => ({
      ...file,
      '@context': [
        ...credentialContexts,
        {
          identityHash: '@index',
          hashed: {
            '@id': `${badgesVocabulary}hashed`,
            '@type': 'https://www.w3.org/2001/XMLSchema#boolean',
          },
          identityType: `${badgesVocabulary}identityType`,
        },
      ],
      credentialSubject: {
        ...credentialSubject,
        identifier: [
          {
            type: `${badgesVocabulary}IdentityObject`,
            hashed: false,
            identityHash: 'Mallory',
            identityType: 'name',
            [`${badgesVocabulary}identityHash`]: 'Ada',
          },
        ],
      },
    }),
  ],
])('what shows %s is altered, though it signs alike', async (_what, alter) => {
  const file = (await signed({ credentialStatus: statusAt(1) })) as SignedFile
  expect((await verify(file)).verdict).toBe('unknown')
  const { verdict, checks } = await verify(alter(file))
  expect({ verdict, reason: checks.at(-1)?.reason }).toEqual({
    verdict: 'altered',
    reason: 'altered',
  })
})

/** Verifies a credential that was revoked, with this newest version of it. */
async function verifyRevoked(newest: object | null, revoked: readonly number[] = [1]) {
  const list = new BitstringStatusList({ buffer: new Uint8Array(16_384) })
  for (const index of revoked) list.setStatus(index, true)
  const id = 'https://learn.example.org/status'
  const statusList = await sign({
    ...(await createCredential({ id, list, statusPurpose: 'revocation' })),
    issuer: did,
    validFrom: '2026-01-01T00:00:00Z',
  })
  const refreshService = {
    id: 'https://learn.example.org/newest',
    type: '1EdTechCredentialRefresh',
  }
  const json = await signed({ credentialStatus: statusAt(1), refreshService })
  const found = new Map([
    [id, statusList],
    [refreshService.id, newest],
  ])
  const fetchJson = async (url: string) => found.get(url) ?? document
  const now = new Date('2026-06-01')
  return (await verifyCredential(json, { fetchJson, trustedIssuers: [did], now })).verdict
}
const later = { validFrom: '2026-02-01T00:00:00Z', credentialStatus: statusAt(2) }

test('what was revoked is superseded if a later version of it is valid', async () => {
  expect(await verifyRevoked(await signed(later))).toBe('superseded')
})

test.each<[string, () => Promise<object | null>, number[]?]>([
  ['is missing', async () => null],
  ['has another ID', () => signed({ ...later, id: 'https://learn.example.org/cert/view/CSN-2' })],
  ['is of another issuer', () => signed({ ...later, issuer: 'did:web:elsewhere.example' })],
  ['is as old', () => signed({ ...later, validFrom: '2026-01-01T00:00:00Z' })],
  ['is older', () => signed({ ...later, validFrom: '2025-12-01T00:00:00Z' })],
  ['was altered', async () => ({ ...(await signed(later)), validUntil: '2028-12-31T23:59:59Z' })],
  ['has a proof of a foreign key', async () => withForeignProof(await signed(later))],
  ['was revoked as well', () => signed(later), [1, 2]],
  [
    'has a status that cannot be read',
    () => signed({ ...later, credentialStatus: { ...statusAt(2), statusListIndex: '-1' } }),
  ],
])('it stays revoked if the newest version %s', async (_what, newest, revoked) => {
  expect(await verifyRevoked(await newest(), revoked)).toBe('revoked')
})

test('a name that is left out of what is signed is refused', async () => {
  const file = JSON.stringify(await signed())
  const { verdict } = await verify(
    JSON.parse(file.replace('{', '{"__proto__":{"name":"Mallory"},')),
  )
  expect(verdict).toBe('altered')
})

test('a file that is nested too deep for the libraries is altered', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const file = JSON.stringify(await signed()).replace('{', `{"name":${deep},`)
  expect((await verify(JSON.parse(file))).verdict).toBe('altered')
})

test('a list of one subject is refused, though it signs alike', async () => {
  const { credentialSubject, ...file } = (await signed()) as SignedFile
  const { verdict } = await verify({ ...file, credentialSubject: [credentialSubject] })
  expect(verdict).toBe('altered')
})

test('an end in a list, which signs alike, is an end', async () => {
  const { validUntil, ...file } = (await signed()) as SignedFile
  const listed = { ...file, validUntil: [validUntil] }
  expect((await verify(listed)).verdict).toBe('valid')
  expect((await verify(listed, { now: new Date('2028-01-01') })).verdict).toBe('expired')
})

test.each([[{ toString: 1, valueOf: 1 }], [5], [[['2027-12-31T23:59:59Z']]], ['soon']])(
  'an end that is no date, %j, does not pass',
  async (validUntil) => {
    const { verdict, checks } = await verify({ ...(await signed()), validUntil })
    expect(verdict).not.toBe('valid')
    expect(checks.find(({ name }) => name === 'dates')).not.toMatchObject({ outcome: 'passed' })
  },
)

test('null in place of an end signs like none, and is none', async () => {
  const file = await signed({ validUntil: undefined })
  const { verdict, checks } = await verify({ ...file, validUntil: null })
  expect(verdict).toBe('valid')
  expect(checks).toContainEqual(expect.objectContaining({ reason: 'never_expires' }))
})

test.each([
  [
    'https://learn.example.org',
    'did:web:learn.example.org',
    'https://learn.example.org/.well-known/did.json',
  ],
  [
    'https://learn.example.org:8443',
    'did:web:learn.example.org%3A8443',
    'https://learn.example.org:8443/.well-known/did.json',
  ],
  [
    'http://localhost:3000',
    'did:web:localhost%3A3000',
    'http://localhost:3000/.well-known/did.json',
  ],
  [
    'https://[2001:db8::7]',
    'did:web:%5B2001%3Adb8%3A%3A7%5D',
    'https://[2001:db8::7]/.well-known/did.json',
  ],
  [
    'http://learn.localhost:3000',
    'did:web:learn.localhost%3A3000',
    'http://learn.localhost:3000/.well-known/did.json',
  ],
  [
    'http://127.0.0.1:3000',
    'did:web:127.0.0.1%3A3000',
    'http://127.0.0.1:3000/.well-known/did.json',
  ],
  ['http://[::1]:3000', 'did:web:%5B%3A%3A1%5D%3A3000', 'http://[::1]:3000/.well-known/did.json'],
])('%s issues as %s', (origin, issuer, url) => {
  expect(didWebOf(origin)).toBe(issuer)
  expect(didDocumentUrl(issuer)).toBe(url)
})

test('codes of signs in an identifier may have small letters', () => {
  expect(didDocumentUrl('did:web:localhost%3a3000')).toBe(
    'http://localhost:3000/.well-known/did.json',
  )
})

test.each([
  'did:key:z6Mk',
  'did:web:',
  'did:web:a/b',
  'did:web:user@host',
  'did:web:host:path',
  'https://host',
  'did:web:host%2Fpath',
  'did:web:%5B::1%5D',
  'did:web:%5B%3A%3A1%5D%2Fpath',
  'did:web:%5B%3A%3A1%2F%5D',
])('%s leads nowhere', (issuer) => {
  expect(didDocumentUrl(issuer)).toBeNull()
})
