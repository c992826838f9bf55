import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { addUser, testPassword } from '../testing/records.ts'
import type { Odd } from '../testing/softwareAuthenticator.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import {
  addPasskey,
  beginLogin,
  beginPasskey,
  newAuthenticator,
  outcome,
  over,
  refused,
  sendLogin,
  sendPasskey,
} from './passkeyFixture.ts'
import { deletePasskeys } from './passkeys.store.ts'
import { passkeys } from './passkeys.tables.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

const password = { currentPassword: testPassword }
const wrong = { currentPassword: 'not it' }
const listOf = async (user: UserRow) =>
  (await api.get('/user/passkeys', await api.signedIn(user))).json().data
const remove = async (user: UserRow, id: string, body = password) =>
  api.delete(`/user/passkeys/${id}`, body, await api.signedIn(user))

test('a browser is told what to make: a passkey that finds its account and checks its user', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const creation = await beginPasskey(api, headers)
  expect(creation).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'localhost', name: 'Rampart' },
    user: {
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: user.email,
      displayName: 'Lena Learner',
    },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  })
  const again = await beginPasskey(api, headers)
  expect(again.user.id).toBe(creation.user.id)
  expect(again.challenge).not.toBe(creation.challenge)
  const other = await beginPasskey(api, await api.signedIn(await addUser(api.db)))
  expect(other.user.id).not.toBe(creation.user.id)
})

test('it is listed by what keeps it, its owner gets a mail, and it is recorded', async () => {
  await api.takeMails()
  const user = await addUser(api.db)
  const { passkey, authenticator } = await addPasskey(api, user, {
    isSynced: true,
    model: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd',
    transports: ['hybrid', 'internal'],
  })
  expect(passkey).toEqual({
    _id: expect.any(String),
    name: null,
    provider: 'iCloud Keychain',
    kind: 'device',
    isSynced: true,
    createdAt: api.clock.toISOString(),
    lastUsedAt: null,
  })
  const key = await addPasskey(api, user, { transports: ['usb', 'nfc'] })
  expect(key.passkey).toMatchObject({ provider: null, kind: 'security_key', isSynced: false })
  expect(key.creation.excludeCredentials).toHaveLength(1)
  api.clock = new Date(api.clock.getTime() + 1000)
  await sendLogin(api, authenticator.get(await beginLogin(api)))
  expect((await listOf(user)).map(({ _id }: { _id: string }) => _id)).toEqual([
    passkey._id,
    key.passkey._id,
  ])
  const mails = (await api.takeMails()).filter(({ subject }) => /passkey/.test(subject))
  expect(mails).toMatchObject(
    [1, 2].map(() => ({ to: user.email, subject: 'A passkey was added to your account' })),
  )
  expect(mails[0]?.text).toContain('a new password does not remove it')
  const entries = await listAudit(api.db, { subject: `user:${user.id}`, action: 'passkey_added' })
  expect(entries).toMatchObject([1, 2].map(() => ({ actorKind: 'learner', actor: user.id })))
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'passkey_added', userId: user.id }),
  )
})

test.each<[string, Odd]>([
  ['another origin', { origin: 'https://rampart.example' }],
  ['another site', { rpId: 'rampart.example' }],
  ['a user who was not verified', { isVerified: false }],
  ['an answer to showing one', { type: 'webauthn.get' }],
])('%s makes none', async (_what, odd) => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const made = newAuthenticator(api).create(await beginPasskey(api, headers), odd)
  expect(outcome(await sendPasskey(api, headers, made))).toEqual(refused)
  expect(await listOf(user)).toEqual([])
})

test('what no authenticator makes is refused', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const make = async () => newAuthenticator(api).create(await beginPasskey(api, headers))
  for (const change of [
    { attestationObject: 'AAAA' },
    { attestationObject: Buffer.from('a0', 'hex').toString('base64url') },
    { clientDataJSON: 'AAAA' },
    { id: 'AAAA' },
  ])
    expect([
      change,
      ...outcome(await sendPasskey(api, headers, { ...(await make()), ...change })),
    ]).toEqual([change, ...refused])
  for (const [part, value] of [
    ['attestationObject', 'A'.repeat(16_385)],
    ['id', 'A'.repeat(1365)],
    ['transports', Array.from({ length: 8 }, () => 'usb')],
    ['transports', ['pigeon']],
  ] as const) {
    const response = await sendPasskey(api, headers, { ...(await make()), [part]: value } as never)
    expect([part, response.json().code, response.json().errors[0].code]).toEqual([
      part,
      'invalid_request',
      'passkey_part',
    ])
  }
  expect(await listOf(user)).toEqual([])
})

test('the attestation of the maker is dropped unread, with any content', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const made = newAuthenticator(api).create(await beginPasskey(api, headers))
  const bytes = Buffer.from(made.attestationObject, 'base64url')
  // 'fmt': 'none' becomes 'fmt': 'tpm!', which no library knows.
  const at = bytes.indexOf('none')
  bytes.write('tpm!', at)
  const added = await sendPasskey(api, headers, {
    ...made,
    attestationObject: bytes.toString('base64url'),
  })
  expect(added.statusCode).toBe(200)
})

test('a challenge makes one passkey, in its own session, for five minutes', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const authenticator = newAuthenticator(api)
  const creation = await beginPasskey(api, headers)
  const elsewhere = await sendPasskey(api, await api.signedIn(user), authenticator.create(creation))
  expect(outcome(elsewhere)).toEqual(over)
  const others = await api.signedIn(await addUser(api.db))
  expect(outcome(await sendPasskey(api, others, authenticator.create(creation)))).toEqual(over)
  const responses = await Promise.all(
    [1, 2, 3].map(() => sendPasskey(api, headers, authenticator.create(creation))),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  const late = await beginPasskey(api, headers)
  api.clock = new Date(api.clock.getTime() + 5 * 60_000)
  expect(outcome(await sendPasskey(api, headers, authenticator.create(late)))).toEqual(over)
  const { challenge } = await beginLogin(api)
  expect(
    outcome(await sendPasskey(api, headers, authenticator.create(late, { challenge }))),
  ).toEqual(over)
  expect(await listOf(user)).toHaveLength(1)
  // Everything of the account was removed after the challenge was taken.
  const removed = await beginPasskey(api, headers)
  await deletePasskeys(api.db, user.id)
  expect(outcome(await sendPasskey(api, headers, authenticator.create(removed)))).toEqual(over)
  expect(await listOf(user)).toEqual([])
})

test('a passkey is of one account', async () => {
  const [owner, thief] = [await addUser(api.db), await addUser(api.db)]
  const headers = await api.signedIn(owner)
  const made = newAuthenticator(api).create(await beginPasskey(api, headers))
  expect((await sendPasskey(api, headers, made)).statusCode).toBe(200)
  const others = await api.signedIn(thief)
  const { challenge } = await beginPasskey(api, others)
  const clientDataJSON = Buffer.from(
    Buffer.from(made.clientDataJSON, 'base64url')
      .toString()
      .replace(/"challenge":"[^"]+"/, `"challenge":"${challenge}"`),
  ).toString('base64url')
  const stolen = await sendPasskey(api, others, { ...made, clientDataJSON })
  expect(outcome(stolen)).toEqual([409, 'passkey_known'])
  expect(await listOf(thief)).toEqual([])
  expect(await listOf(owner)).toHaveLength(1)
})

test('an account has twenty at most, also when two come at the same time', async () => {
  const user = await addUser(api.db)
  const { passkey } = await addPasskey(api, user)
  const row = (await api.db.select().from(passkeys).where(eq(passkeys.id, passkey._id)))[0]
  if (!row) throw new Error('The passkey is missing.')
  const { id: _id, ...values } = row
  await api.db
    .insert(passkeys)
    .values(
      Array.from({ length: 18 }, (_, at) => ({ ...values, credentialId: `${user.id}-${at}` })),
    )
  const headers = await api.signedIn(user)
  const creations = [await beginPasskey(api, headers), await beginPasskey(api, headers)]
  const responses = await Promise.all(
    creations.map((creation) => sendPasskey(api, headers, newAuthenticator(api).create(creation))),
  )
  expect(responses.map(outcome).toSorted()).toEqual([
    [200, undefined],
    [409, 'passkeys_full'],
  ])
  const more = await api.post('/user/passkeys/begin', password, headers)
  expect(outcome(more)).toEqual([409, 'passkeys_full'])
})

test('to add and to remove takes the password, and wrong ones are counted', async () => {
  const user = await addUser(api.db)
  const { passkey } = await addPasskey(api, user)
  const headers = await api.signedIn(user)
  for (const response of [
    await api.post('/user/passkeys/begin', wrong, headers),
    await remove(user, passkey._id, wrong),
    await api.post('/user/passkey-step', wrong, headers),
    await api.delete('/user/passkey-step', wrong, headers),
  ])
    expect(outcome(response)).toEqual([400, 'wrong_password'])
  for (let times = 4; times < 10; times += 1) await remove(user, passkey._id, wrong)
  expect((await remove(user, passkey._id)).statusCode).toBe(429)
  expect(await listOf(user)).toHaveLength(1)
})

test('its owner names it; nobody else does, nor with what cannot be seen', async () => {
  const user = await addUser(api.db)
  const { passkey } = await addPasskey(api, user)
  const rename = async (who: UserRow, name: string, id = passkey._id) =>
    api.put(`/user/passkeys/${id}`, { name }, await api.signedIn(who))
  expect((await rename(user, ' My phone ')).json().data).toEqual({ ...passkey, name: 'My phone' })
  const other = await addUser(api.db)
  expect(outcome(await rename(other, 'Mine'))).toEqual([404, 'not_found'])
  expect(outcome(await rename(user, 'Mine', 'nothing'))).toEqual([404, 'not_found'])
  for (const [name, code] of [
    ['', 'required'],
    ['a'.repeat(61), 'too_long'],
    ['\u202Etxt', 'invisible'],
  ] as const)
    expect((await rename(user, name)).json().errors).toMatchObject([{ path: 'name', code }])
  expect(await listOf(user)).toMatchObject([{ name: 'My phone' }])
})

test('a removed one is gone at once, its owner gets one mail, and others keep theirs', async () => {
  const [user, other] = [await addUser(api.db), await addUser(api.db)]
  const { passkey, authenticator } = await addPasskey(api, user)
  const kept = await addPasskey(api, other)
  await api.takeMails()
  expect((await remove(other, passkey._id)).json()).toEqual({ success: true })
  expect(await listOf(user)).toHaveLength(1)
  expect(api.queuedMails).toEqual([])
  for (const id of [passkey._id, passkey._id, 'nothing'])
    expect((await remove(user, id)).json()).toEqual({ success: true })
  expect(await listOf(user)).toEqual([])
  expect(await listOf(other)).toEqual([kept.passkey])
  expect(outcome(await sendLogin(api, authenticator.get(await beginLogin(api))))).toEqual(refused)
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'A passkey was removed from your account' },
  ])
  const removals = await listAudit(api.db, {
    subject: `user:${user.id}`,
    action: 'passkey_removed',
  })
  expect(removals).toMatchObject([{ actorKind: 'learner', actor: user.id }])
  expect(api.logLines.filter(({ event }) => event === 'passkey_removed')).toHaveLength(1)
})

test('handles name nobody', async () => {
  const user = await addUser(api.db)
  const { creation } = await addPasskey(api, user)
  const handle = Buffer.from(creation.user.id, 'base64url')
  for (const text of [user.id, user.email, user.id.replaceAll('-', '')])
    expect(handle.includes(text)).toBe(false)
  expect(handle).toHaveLength(32)
})
