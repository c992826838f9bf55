import { createHash } from 'node:crypto'
import { apiBase } from '@rampart/contract/calls/call'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifyCredential } from '@rampart/verify'
import { revokeCredentials } from '../../accounts/accounts.store.ts'
import { noMails } from '../../testing/noMails.ts'
import { issueCourseCredential } from '../issue.ts'
import { credentials } from '../credentials.tables.ts'
import { useDemoRecords } from '../../testing/demoSite.ts'
import { addCourse, addUser, only } from '../../testing/records.ts'
import { testKey, useTestApi } from '../../testing/testApi.ts'
import { users } from '../../users/users.tables.ts'
import { currentKey, rotateKey } from './keys.ts'
import { reissue, revoke } from './operations.ts'
import { findRecord } from './records.store.ts'
import { listPublicKeys } from './signing.store.ts'
import { credentialVersions, statusLists } from './signing.tables.ts'
import { createStatusLists } from './statusList.ts'
import { signedVersion } from './versions.ts'

const api = useTestApi()
useDemoRecords(api)

// Nothing here may use the network.
beforeEach(
  () => void vi.stubGlobal('fetch', () => Promise.reject(new Error('The network is off.'))),
)
afterEach(() => void vi.unstubAllGlobals())

const publicUrl = 'http://localhost:3000'
const did = 'did:web:localhost%3A3000'
const issuer = () => ({
  db: api.db,
  publicUrl,
  brand: api.siteData.config.brand,
  secrets: [testKey] as const,
  now: () => api.clock,
})

/** Reads an address as a browser would, without using one. */
async function fetchJson(address: string): Promise<unknown> {
  const { origin, pathname } = new URL(address)
  expect(origin).toBe(publicUrl)
  const response = await api.get(
    pathname === '/.well-known/did.json' ? '/issuer/did.json' : pathname.replace(apiBase, ''),
  )
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`)
  return response.json()
}

const verify = (json: unknown, now?: Date) =>
  verifyCredential(json, { fetchJson, trustedIssuers: [did], ...(now && { now }) })
const outcomes = async (json: unknown) =>
  (await verify(json)).checks.map(({ name, outcome }) => `${name} ${outcome}`)

async function readSigned(id: string): Promise<Record<string, unknown>> {
  const response = await api.get(
    `/${id.startsWith('BDG') ? 'badge' : 'certificate'}/file/${id}.json`,
  )
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** Issues a certificate to a new learner. */
async function issueOne(name = 'Ada Early'): Promise<string> {
  const [firstName = '', ...rest] = name.split(' ')
  const user = await addUser(api.db, { firstName, lastName: rest.join(' ') })
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  await api.db.transaction((tx) =>
    issueCourseCredential(tx, noMails, {
      userId: user.id,
      courseId: course.id,
      issuedAt: new Date('2026-03-14T09:00:00Z'),
    }),
  )
  return (await only(api.db.select().from(credentials).where(eq(credentials.userId, user.id))))
    .credentialId
}

test.each(['CSN-DEMO000001', 'CSN-DEMO000002', 'BDG-DEMO000001'])(
  'the demo credential %s proves itself',
  async (id) => {
    const { verdict, checks } = await verify(await readSigned(id))
    expect(verdict).toBe('valid')
    expect(checks.map(({ reason }) => reason)).toEqual([
      'signed',
      'issuer_trusted',
      'key_published',
      'unchanged',
      'never_expires',
      'not_revoked',
    ])
    expect(checks[1]?.host).toBe('localhost:3000')
  },
)

test('the holder is named, and the address is there as a salted hash alone', async () => {
  const signed = await readSigned('CSN-DEMO000001')
  const [name, email] = (signed['credentialSubject'] as { identifier: Record<string, string>[] })
    .identifier
  expect(name).toMatchObject({ identityType: 'name', identityHash: 'Dana Learner', hashed: false })
  const [dana] = await api.db.select().from(users).where(eq(users.firstName, 'Dana'))
  expect(email?.['salt']).toMatch(/^[\w-]{22}$/)
  expect(email?.['identityHash']).toBe(
    `sha256$${createHash('sha256').update(`${dana?.email}${email?.['salt']}`).digest('hex')}`,
  )
  expect(JSON.stringify(signed)).not.toContain(dana?.email)
})

/** Every text, number and boolean of a JSON document, by its path. */
function leaves(
  value: unknown,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, entry]) =>
    leaves(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function edited(json: object, path: readonly (string | number)[], value: unknown): object {
  const copy = structuredClone(json)
  let place: Record<string | number, unknown> = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>
  place[path.at(-1) ?? ''] = value
  return copy
}

test('every single edit of a signed file is found', async () => {
  const signed = await readSigned('CSN-DEMO000001')
  const all = leaves(signed)
  expect(all.length).toBeGreaterThan(40)
  const accepted: string[] = []
  for (const { path, value } of all) {
    const last = typeof value === 'string' ? value.at(-1) : ''
    const changes =
      typeof value === 'string'
        ? [
            `${value.slice(0, -1)}${last === 'x' ? 'y' : 'x'}`,
            '',
            null,
            value.toUpperCase() === value ? `${value} ` : value.toUpperCase(),
          ]
        : [!value, null, String(value)]
    for (const change of changes) {
      const { verdict } = await verify(edited(signed, path, change))
      if (verdict !== 'altered' && verdict !== 'untrusted')
        accepted.push(`${path.join('.')} = ${JSON.stringify(change)}: ${verdict}`)
    }
  }
  expect(accepted).toEqual([])
})

test('nothing can be added or left out', async () => {
  const signed = await readSigned('CSN-DEMO000001')
  const keys = Object.keys(signed)
  const without = keys.map((key) =>
    Object.fromEntries(Object.entries(signed).filter(([name]) => name !== key)),
  )
  const withMore = [
    { ...signed, validUntil: '2030-01-01T00:00:00Z' },
    { ...signed, description: 'Best of all' },
    { ...signed, favouriteColour: 'volt' },
    { ...signed, evidence: [{ type: ['Evidence'], narrative: 'none' }] },
    { ...signed, proof: [] },
    {
      ...signed,
      proof: [
        ...(signed['proof'] as object[]),
        { type: 'DataIntegrityProof', cryptosuite: 'none' },
      ],
    },
  ]
  for (const json of [...without, ...withMore])
    expect(['altered', 'untrusted']).toContain((await verify(json)).verdict)
  for (const json of [
    null,
    1,
    'text',
    [],
    {},
    { type: ['VerifiableCredential', 'OpenBadgeCredential'] },
  ])
    expect(await outcomes(json)).toEqual(['form failed'])
})

test('a revoked one says so', async () => {
  const { verdict, checks } = await verify(await readSigned('CSN-DEMO000003'))
  expect(verdict).toBe('revoked')
  expect(checks.at(-1)).toEqual({
    name: 'status',
    outcome: 'failed',
    reason: 'revoked',
  })

  const id = await issueOne()
  const signed = await readSigned(id)
  expect((await verify(signed)).verdict).toBe('valid')
  await revoke(api.db, id.toLowerCase(), { reason: 'Cheated', now: api.clock })
  expect((await verify(signed)).verdict).toBe('revoked')
  expect((await api.get(`/certificate/verify/${id}`)).json()).toMatchObject({
    certificate: { status: 'Revoked' },
  })
  await expect(revoke(api.db, id, { reason: 'Again', now: api.clock })).rejects.toThrow(
    `${id} is revoked already.`,
  )
})

test('issued again under the same ID, the file from before is superseded', async () => {
  const id = await issueOne('Ada Erly')
  const before = await readSigned(id)
  const record = await reissue(api.db, id, { name: '  Ada Early ', now: api.clock })
  expect(record).toMatchObject({ name: 'Ada Early', version: 2, status: 'Valid' })
  const after = await readSigned(id)
  expect(after).toMatchObject({ id: before['id'], awardedDate: before['awardedDate'] })
  expect(JSON.stringify(after)).toContain('"identityHash":"Ada Early"')
  expect(Date.parse(String(after['validFrom']))).toBeGreaterThan(
    Date.parse(String(before['validFrom'])),
  )
  expect((await verify(after)).verdict).toBe('valid')
  const old = await verify(before)
  expect(old.verdict).toBe('superseded')
  expect(old.checks.at(-1)?.reason).toBe('superseded')

  // Again in the same second: the versions must still differ in date.
  await reissue(api.db, id, { name: 'Ada B. Early', now: api.clock })
  expect((await verify(after)).verdict).toBe('superseded')
  await revoke(api.db, id, { reason: 'Cheated', now: api.clock })
  expect([(await verify(before)).verdict, (await verify(after)).verdict]).toEqual([
    'revoked',
    'revoked',
  ])
  await expect(reissue(api.db, id, { name: 'Somebody', now: api.clock })).rejects.toThrow(
    'cannot be issued again',
  )
})

test('a credential keeps the brand that it was signed by until it is issued again', async () => {
  const id = await issueOne()
  const { icon } = issuer().brand
  const nameSignedBy = async (name: string) => {
    const record = await findRecord(api.db, id)
    if (!record) throw new Error('The certificate is missing.')
    return JSON.parse(await signedVersion({ ...issuer(), brand: { name, icon } }, record)).issuer
      .name
  }
  expect(await nameSignedBy('First')).toBe('First')
  expect(await nameSignedBy('Second')).toBe('First')
  await reissue(api.db, id, { name: 'Ada Lovelace-King', now: api.clock })
  expect(await nameSignedBy('Second')).toBe('Second')
})

test('of a version that was read before its holder left, no name is kept', async () => {
  const id = await issueOne()
  const record = await findRecord(api.db, id)
  const isThis = eq(credentials.credentialId, id)
  const { userId } = await only(api.db.select().from(credentials).where(isThis))
  if (!record || userId === null) throw new Error('The certificate is missing.')
  await api.db.transaction((tx) => revokeCredentials(tx, userId, api.clock))
  await signedVersion(issuer(), record)
  const isOf = eq(credentialVersions.credentialId, id)
  expect(await only(api.db.select().from(credentialVersions).where(isOf))).toMatchObject({
    version: 1,
    json: null,
  })
})

test('many who ask at once get one version, the same bytes', async () => {
  const id = await issueOne()
  const record = await findRecord(api.db, id)
  if (!record) throw new Error('The certificate is missing.')
  const texts = await Promise.all(Array.from({ length: 20 }, () => signedVersion(issuer(), record)))
  expect(new Set(texts).size).toBe(1)
  expect(
    await api.db.select().from(credentialVersions).where(eq(credentialVersions.credentialId, id)),
  ).toHaveLength(1)
})

test('many who reissue at once make one version', async () => {
  const id = await issueOne()
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_value, index) =>
      reissue(api.db, id, { name: `Ada ${index}`, now: api.clock }),
    ),
  )
  const done = results.filter(({ status }) => status === 'fulfilled').length
  expect(await findRecord(api.db, id)).toMatchObject({ version: 1 + done })
})

test('of processes that start at once one makes the key; each opens it with the same secret', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => currentKey(issuer())))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
})

test('a new key signs what comes, and what came before stays right', async () => {
  const before = await readSigned('CSN-DEMO000001')
  const publicKey = await rotateKey(issuer())
  const after = await readSigned(await issueOne())
  expect(after['proof']).toMatchObject([{ verificationMethod: `${did}#${publicKey}` }])
  expect(await readSigned('CSN-DEMO000001')).toEqual(before)
  expect([(await verify(before)).verdict, (await verify(after)).verdict]).toEqual([
    'valid',
    'valid',
  ])
})

test('with another secret a key cannot be opened: another one signs, both are published', async () => {
  const known = await currentKey(issuer())
  const other = {
    ...issuer(),
    secrets: [Buffer.from('another secret that is long enough to be one')] as const,
  }
  const fresh = await currentKey(other)
  expect(fresh.publicKey).not.toBe(known.publicKey)
  // The processes do not replace each other's key again and again.
  expect([(await currentKey(issuer())).publicKey, (await currentKey(other)).publicKey]).toEqual([
    known.publicKey,
    fresh.publicKey,
  ])
  expect(await listPublicKeys(api.db)).toEqual(
    expect.arrayContaining([known.publicKey, fresh.publicKey]),
  )
})

test('the list of revoked credentials stays the same until something is revoked', async () => {
  const id = await issueOne()
  await readSigned(id)
  const read = async () => (await api.get('/issuer/status/1')).body
  const list = await read()
  expect(await read()).toBe(list)
  await revoke(api.db, id, { reason: 'Cheated', now: api.clock })
  expect(await read()).not.toBe(list)
  expect((await api.get('/issuer/status/2')).statusCode).toBe(404)
})

test('what was revoked is superseded by a newer version of itself alone', async () => {
  const [id, other] = [await issueOne(), await issueOne()]
  const json = await readSigned(id)
  await reissue(api.db, other, { name: 'Ada Later', now: api.clock })
  await revoke(api.db, id, { reason: 'Cheated', now: api.clock })
  const verdict = async (newest: () => Promise<unknown>) => {
    const read = (url: string) => (url.endsWith(`${id}.json`) ? newest() : fetchJson(url))
    return (await verifyCredential(json, { fetchJson: read, trustedIssuers: [did] })).verdict
  }
  expect(await verdict(() => readSigned(other))).toBe('revoked')
  expect(await verdict(() => Promise.reject(new Error('offline')))).toBe('revoked')
})

test('a list that could not be signed is signed when it is asked for again', async () => {
  await readSigned(await issueOne())
  const failing = { ...issuer(), publicUrl: '' }
  const read = createStatusLists(failing)
  await expect(read(1)).rejects.toThrow('Invalid URL')
  failing.publicUrl = publicUrl
  expect((await read(1))?.type).toBe('application/vc')
})

test('a site with another address signs credentials again, with that address', async () => {
  const id = await issueOne()
  const { issuer: before } = await readSigned(id)
  const record = await findRecord(api.db, id)
  if (!record) throw new Error('The credential is missing.')
  const moved = { ...issuer(), publicUrl: 'https://moved.example' }
  const after = JSON.parse(await signedVersion(moved, record)) as { issuer: unknown }
  expect(before).toMatchObject({ id: did })
  expect(after.issuer).toMatchObject({ id: 'did:web:moved.example' })
})

test('caches may keep the list for a minute, and ask then whether it has changed', async () => {
  await readSigned(await issueOne())
  const list = await api.get('/issuer/status/1')
  expect(list.headers['cache-control']).toBe('public, max-age=60')
  const etag = String(list.headers['etag'])
  expect((await api.get('/issuer/status/1', { 'if-none-match': etag })).statusCode).toBe(304)
})

test('a new key signs the list again', async () => {
  await readSigned(await issueOne())
  await api.get('/issuer/status/1')
  const publicKey = await rotateKey(issuer())
  expect((await api.get('/issuer/status/1')).json()).toMatchObject({
    proof: [{ verificationMethod: `${did}#${publicKey}` }],
  })
})

test('a revocation that is rolled back leaves the list as it was', async () => {
  const id = await issueOne()
  await readSigned(id)
  const before = (await api.get('/issuer/status/1')).body
  const failing = api.db.transaction(async (tx) => {
    await revoke(tx, id, { reason: 'Cheated', now: api.clock })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect((await api.get('/issuer/status/1')).body).toBe(before)
})

test('what is signed while it is revoked is in the list of revoked ones', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const id = await issueOne()
    const [signed] = await Promise.all([
      readSigned(id),
      revoke(api.db, id, { reason: 'Cheated', now: api.clock }),
    ])
    expect((await verify(signed)).verdict).toBe('revoked')
  }
})

test('when half of a list is given, the next one begins', async () => {
  await readSigned(await issueOne())
  await api.db.update(statusLists).set({ given: 65_536 }).where(eq(statusLists.list, 1))
  const signed = await readSigned(await issueOne())
  expect(signed['credentialStatus']).toMatchObject({
    statusListCredential: expect.stringMatching(/\/api\/issuer\/status\/2$/),
  })
  expect((await api.get('/issuer/status/2')).statusCode).toBe(200)
  expect((await verify(signed)).verdict).toBe('valid')
})

test('a foreign issuer is asked nothing; without a connection nothing is claimed', async () => {
  const signed = await readSigned('CSN-DEMO000001')
  const asked: string[] = []
  const offline = (url: string) => {
    asked.push(url)
    return Promise.reject(new Error('offline'))
  }
  expect(
    (
      await verifyCredential(signed, {
        fetchJson: offline,
        trustedIssuers: ['did:web:elsewhere.example'],
      })
    ).verdict,
  ).toBe('untrusted')
  expect(asked).toEqual([])
  expect(
    (await verifyCredential(signed, { fetchJson: offline, trustedIssuers: [did] })).verdict,
  ).toBe('unknown')
  const withoutList = (url: string) => (url.includes('/status/') ? offline(url) : fetchJson(url))
  const { verdict, checks } = await verifyCredential(signed, {
    fetchJson: withoutList,
    trustedIssuers: [did],
  })
  expect(verdict).toBe('unknown')
  expect(checks.at(-1)).toMatchObject({ name: 'status', outcome: 'unknown' })
})

test('before its day it is not valid', async () => {
  const { checks } = await verify(await readSigned('CSN-DEMO000001'), new Date('2020-01-01'))
  expect(checks).toContainEqual({ name: 'dates', outcome: 'failed', reason: 'not_yet_valid' })
})

test('programs that take Verifiable Credentials are led to the signed one', async () => {
  for (const accept of ['application/vc', 'application/vc+ld+json, application/json;q=0.5']) {
    const response = await api.get('/certificate/verify/CSN-DEMO000001', { accept })
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/api/certificate/file/CSN-DEMO000001.json',
    ])
  }
  expect(
    (await api.get('/badge/view/BDG-DEMO000001', { accept: 'application/vc' })).headers.location,
  ).toBe('/api/badge/file/BDG-DEMO000001.json')
  expect(
    (await api.get('/certificate/verify/CSN-DEMO000001', { accept: 'application/json' }))
      .statusCode,
  ).toBe(200)
})
