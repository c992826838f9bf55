import { generate } from '@digitalbazaar/ed25519-multikey'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { toOpenBadge } from './openBadge.ts'
import type { CredentialRecord } from './records.store.ts'
import { sign } from './sign.ts'

// What Open Badges 3.0 requires of the parts that we use (appendix B, data models), in words of our
// own: the official JSON schema is under 1EdTech's own license, so no copy of it is here. Where
// that one leaves room, this one is as strict as what we issue.
const text = { type: 'string', minLength: 1 }
const uri = { type: 'string', format: 'uri' }
const moment = { type: 'string', format: 'date-time' }
const listOf = (...required: string[]) => ({
  type: 'array',
  items: text,
  allOf: required.map((entry) => ({ contains: { const: entry } })),
  minItems: required.length,
})
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

const identity = object(
  {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: text,
    identityType: { enum: ['name', 'emailAddress'] },
    salt: text,
  },
  ['salt'],
)

const schema = object(
  {
    '@context': {
      type: 'array',
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.\\d\\.\\d\\.json$' },
      ],
      additionalItems: uri,
      minItems: 2,
    },
    id: uri,
    type: listOf('VerifiableCredential', 'OpenBadgeCredential'),
    name: text,
    image: object({ id: uri, type: { const: 'Image' }, caption: text }),
    issuer: object({ id: uri, type: listOf('Profile'), name: text, url: uri }),
    validFrom: moment,
    awardedDate: moment,
    credentialSubject: object({
      type: listOf('AchievementSubject'),
      identifier: { type: 'array', items: identity, minItems: 1 },
      achievement: object({
        id: uri,
        type: listOf('Achievement'),
        achievementType: { enum: ['Badge', 'Certificate', 'CertificateOfCompletion'] },
        name: text,
        description: text,
        criteria: object({ narrative: text }),
      }),
    }),
    evidence: {
      type: 'array',
      items: object({
        id: uri,
        type: listOf('Evidence'),
        name: text,
        narrative: text,
        genre: text,
      }),
      minItems: 1,
    },
    credentialStatus: object({
      id: uri,
      type: { const: 'BitstringStatusListEntry' },
      statusPurpose: { const: 'revocation' },
      statusListIndex: { type: 'string', pattern: '^\\d+$' },
      statusListCredential: uri,
    }),
    credentialSchema: {
      type: 'array',
      items: object({ id: uri, type: { const: '1EdTechJsonSchemaValidator2019' } }),
      minItems: 1,
    },
    refreshService: object({ id: uri, type: { const: '1EdTechCredentialRefresh' } }),
    proof: {
      type: 'array',
      items: object({
        type: { const: 'DataIntegrityProof' },
        cryptosuite: { const: 'eddsa-rdfc-2022' },
        created: moment,
        verificationMethod: uri,
        proofPurpose: { const: 'assertionMethod' },
        proofValue: { type: 'string', pattern: '^z[1-9A-HJ-NP-Za-km-z]+$' },
      }),
      minItems: 1,
    },
  },
  ['evidence'],
)

const ajv = new Ajv2019({ allErrors: true, strictTuples: false, strictTypes: false })
addFormats.default(ajv)
const validate = ajv.compile(schema)

const record: CredentialRecord = {
  type: 'certificate',
  credentialId: 'CSN-1',
  source: 'course',
  name: 'Ada Early',
  title: 'Git Basics',
  status: 'Valid',
  issuedAt: new Date('2026-03-14T09:00:00Z'),
  version: 1,
  reissuedAt: null,
  revokedAt: null,
  revocationReason: null,
  email: 'ada@example.org',
  slug: 'git-basics',
  description: 'From one commit to two branches.',
  domain: 'devops',
  level: 'beginner',
  evidence: [],
}

const solvedLabs: CredentialRecord['evidence'] = [
  {
    path: 'exposed-bucket',
    title: 'The Exposed Bucket',
    solved: 5,
    checks: 5,
    minutes: 12,
    solvedAt: '2026-03-14T09:00:00.123Z',
  },
  {
    path: 'hostile',
    title: '<img src=x onerror=alert(1)> “‮',
    solved: 1,
    checks: 1,
    minutes: 1,
    solvedAt: '2026-03-15T09:00:00Z',
  },
]

async function signed(changes: Partial<CredentialRecord> = {}) {
  const { publicKeyMultibase, secretKeyMultibase } = await generate({})
  const links = addresses('https://learn.example.org')
  const key = { publicKey: publicKeyMultibase, secretKey: secretKeyMultibase }
  const badge = toOpenBadge(
    { ...record, ...changes },
    { addresses: links, issuerName: 'Rampart', status: { list: 1, index: 7 }, salt: 'salt' },
  )
  return sign(badge, { key, controller: links.did, date: record.issuedAt })
}

test.each<[string, Partial<CredentialRecord>]>([
  ['a course certificate', {}],
  ['a bootcamp certificate', { source: 'bootcamp', slug: 'aws' }],
  ['a badge', { type: 'badge', credentialId: 'BDG-1' }],
  ['one whose holder has no address any more', { email: null }],
  ['a badge of a track of labs', { type: 'badge', source: 'track', domain: 'cloud engineering' }],
  ['one with evidence', { evidence: solvedLabs }],
  ['a badge of a track with evidence', { type: 'badge', source: 'track', evidence: solvedLabs }],
  ['one that was corrected', { reissuedAt: new Date('2026-04-01T09:00:00.123Z'), version: 2 }],
])('%s has the form that Open Badges 3.0 requires', async (_what, changes) => {
  validate(await signed(changes))
  expect(validate.errors).toBeNull()
})

test.each<[string, string, string]>([
  ['a date of no form', '"validFrom":"2026-03-14T09:00:00Z"', '"validFrom":"yesterday"'],
  ['a truth value written as text', '"hashed":false', '"hashed":"false"'],
  ['another type', '"OpenBadgeCredential"', '"Diploma"'],
  ['evidence of another type', '"type":["Evidence"]', '"type":["Proof"]'],
  ['evidence at no address', '"id":"https://learn.example.org/cert/view/CSN-1#lab-', '"id":"lab '],
  ['evidence without words', '"narrative":"Solved', '"words":"Solved'],
  ['an identity of no known kind', '"identityType":"name"', '"identityType":"nick"'],
])('%s is noticed', async (_what, right, wrong) => {
  const text = JSON.stringify(await signed({ evidence: solvedLabs }))
  expect(text).toContain(right)
  expect(validate(JSON.parse(text.replace(right, wrong)))).toBe(false)
})
