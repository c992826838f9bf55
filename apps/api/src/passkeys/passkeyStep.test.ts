import type { PasskeyRequest } from '@rampart/contract/entities/passkey'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { resetFactors } from '../factors/resetFactors.ts'
import { addUser, testPassword } from '../testing/records.ts'
import type { Odd, SoftwareAuthenticator } from '../testing/softwareAuthenticator.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import {
  addPasskey,
  beginLogin,
  newAddress,
  newAuthenticator,
  outcome,
  over,
  refused,
  sendLogin,
} from './passkeyFixture.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

const password = { currentPassword: testPassword }
const send = (path: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/auth/login${path}`,
    payload,
    remoteAddress: newAddress(),
  })
const login = ({ email }: UserRow) => send('', { email, password: testPassword })
const factorsOf = async (user: UserRow) =>
  (await api.get('/user/factors', await api.signedIn(user))).json().data
const ask = async (user: UserRow) =>
  api.post('/user/passkey-step', password, await api.signedIn(user))
const stop = async (user: UserRow) =>
  api.delete('/user/passkey-step', password, await api.signedIn(user))

/** A learner whose passkey is required after the password. */
async function addAsking() {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  const added = await addPasskey(api, user, { isCounting: false })
  const recoveryCodes: string[] = (await ask(user)).json().data.recoveryCodes
  await api.takeMails()
  return { user, recoveryCodes, ...added }
}

/** Gives the right password. Returns the challenge of the sign-in. */
async function pend(user: UserRow): Promise<string> {
  const response = await login(user)
  expect(response.statusCode).toBe(200)
  return response.json().data.factor.challenge
}

async function beginStep(challenge: string): Promise<PasskeyRequest> {
  const begun = await send('/passkey/begin', { challenge })
  expect(begun.statusCode).toBe(200)
  return begun.json().data
}

const show = (
  challenge: string,
  device: SoftwareAuthenticator,
  request: PasskeyRequest,
  odd?: Odd,
) => send('/passkey', { challenge, passkey: device.get(request, odd) })

test('having a passkey asks for nothing after the password', async () => {
  const user = await addUser(api.db)
  await addPasskey(api, user)
  expect((await login(user)).json()).toHaveProperty('token')
  expect(await factorsOf(user)).toEqual({ totpSince: null, passkeySince: null, recoveryCodes: 0 })
})

test('turned on, it is asked for; recovery codes come with it, once', async () => {
  const user = await addUser(api.db)
  expect(outcome(await ask(user))).toEqual([409, 'no_passkey'])
  await addPasskey(api, user)
  await api.takeMails()
  const first = await ask(user)
  expect(first.json().data.recoveryCodes).toHaveLength(10)
  expect((await ask(user)).json().data).toEqual({ recoveryCodes: null })
  expect(await factorsOf(user)).toEqual({
    totpSince: null,
    passkeySince: api.clock.toISOString(),
    recoveryCodes: 10,
  })
  expect((await login(user)).json().data.factor.methods).toEqual(['passkey', 'recovery'])
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'A second factor was added to your account' },
  ])
  const entries = await listAudit(api.db, { subject: `user:${user.id}` })
  expect(entries.map(({ action }) => action)).toEqual([
    'recovery_codes_made',
    'factor_added',
    'passkey_added',
  ])
  for (const event of ['factor_added', 'recovery_codes_made'])
    expect(api.logLines.filter((line) => line['event'] === event)).toHaveLength(1)
})

test('of parallel turns one makes the codes', async () => {
  const user = await addUser(api.db)
  await addPasskey(api, user)
  const responses = await Promise.all([1, 2, 3].map(() => ask(user)))
  const codes = responses.map((response) => response.json().data.recoveryCodes)
  expect(codes.filter((made) => made !== null)).toHaveLength(1)
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
})

test('a passkey of the account finishes the sign-in', async () => {
  const { user, authenticator } = await addAsking()
  const challenge = await pend(user)
  const request = await beginStep(challenge)
  expect(request.allowCredentials).toEqual([
    { id: expect.any(String), type: 'public-key', transports: ['internal'] },
  ])
  const response = await show(challenge, authenticator, request, { userHandle: null })
  expect(response.json()).toMatchObject({
    token: expect.any(String),
    data: { user: { _id: user.id } },
  })
  expect(outcome(await send('/passkey/begin', { challenge }))).toEqual(over)
})

test.each<[string, Odd]>([
  ['another origin', { origin: 'https://rampart.example' }],
  ['another site', { rpId: 'rampart.example' }],
  ['a user who was not verified', { isVerified: false }],
  ['the handle of nobody', { userHandle: 'bm9ib2R5' }],
])('%s is refused', async (_what, odd) => {
  const { user, authenticator } = await addAsking()
  const challenge = await pend(user)
  const response = await show(challenge, authenticator, await beginStep(challenge), odd)
  expect(outcome(response)).toEqual(refused)
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'passkey_refused', userId: user.id }),
  )
  expect((await show(challenge, authenticator, await beginStep(challenge))).statusCode).toBe(200)
})

test('a passkey of another account is refused, also by its owner', async () => {
  const [mine, other] = [await addAsking(), await addAsking()]
  const challenge = await pend(mine.user)
  const request = await beginStep(challenge)
  const { allowCredentials: _own, ...any } = request
  expect(outcome(await show(challenge, other.authenticator, any))).toEqual(refused)
})

test('a passkey that no account has is refused', async () => {
  const { user, creation } = await addAsking()
  const challenge = await pend(user)
  const { allowCredentials: _own, ...any } = await beginStep(challenge)
  const unknown = newAuthenticator(api)
  // Made, but never added.
  unknown.create(creation)
  expect(outcome(await show(challenge, unknown, any))).toEqual(refused)
})

test('a challenge counts once, in its own sign-in, and not in place of one without a password', async () => {
  const { user, authenticator } = await addAsking()
  const [first, second] = [await pend(user), await pend(user)]
  const request = await beginStep(first)
  expect(outcome(await show(second, authenticator, request))).toEqual(refused)
  expect(outcome(await sendLogin(api, authenticator.get(request)))).toEqual(over)
  expect(outcome(await show(first, authenticator, await beginLogin(api)))).toEqual(refused)
  const responses = await Promise.all([1, 2, 3].map(() => show(first, authenticator, request)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
})

test('five wrong ones end the sign-in, ten the trying for the account', async () => {
  const { user, authenticator } = await addAsking()
  const challenge = await pend(user)
  const requests: PasskeyRequest[] = []
  for (let times = 0; times < 6; times += 1) requests.push(await beginStep(challenge))
  const wrong = { isVerified: false }
  for (const request of requests.slice(0, 5))
    expect(outcome(await show(challenge, authenticator, request, wrong))).toEqual(refused)
  const last = requests[5]
  if (!last) throw new Error('A request is missing.')
  expect(outcome(await show(challenge, authenticator, last))).toEqual(over)
  const next = await pend(user)
  for (let times = 0; times < 5; times += 1)
    await show(next, authenticator, await beginStep(next), wrong)
  expect((await login(user)).statusCode).toBe(429)
})

test('a recovery code replaces it, and its use is recorded', async () => {
  const { user, recoveryCodes } = await addAsking()
  const challenge = await pend(user)
  const response = await send('/recovery', { challenge, code: recoveryCodes[0] ?? '' })
  expect(response.statusCode).toBe(200)
  const uses = await listAudit(api.db, {
    subject: `user:${user.id}`,
    action: 'recovery_code_used',
  })
  expect(uses).toMatchObject([{ actorKind: 'learner', actor: user.id }])
})

test('with an app on, either does, and the codes stay until the last of them is off', async () => {
  const { user, authenticator } = await addAsking()
  const headers = await api.signedIn(user)
  const begun = await api.post('/user/totp', password, headers)
  expect(begun.statusCode).toBe(200)
  await stop(user)
  expect(await factorsOf(user)).toMatchObject({ passkeySince: null, recoveryCodes: 0 })
  const app = await enableTotp(api, user)
  expect((await login(user)).json().data.factor.methods).toEqual(['passkey', 'totp', 'recovery'])
  const challenge = await pend(user)
  expect((await show(challenge, authenticator, await beginStep(challenge))).statusCode).toBe(200)
  expect((await ask(user)).json().data).toEqual({ recoveryCodes: null })
  await api.takeMails()
  await api.delete('/user/totp', password, headers)
  expect(await factorsOf(user)).toMatchObject({ totpSince: null, recoveryCodes: 10 })
  const [mail] = await api.takeMails()
  expect(mail?.text).toContain('the recovery codes still work')
  expect((await login(user)).json().data.factor.methods).toEqual(['passkey', 'recovery'])
  const pending = await pend(user)
  const used = await send('/recovery', { challenge: pending, code: app.recoveryCodes[0] ?? '' })
  expect(used.statusCode).toBe(200)
})

test('an app that comes second makes no codes', async () => {
  const { user, recoveryCodes } = await addAsking()
  const app = await enableTotp(api, user)
  expect(app.recoveryCodes).toBeNull()
  const challenge = await pend(user)
  expect((await send('/recovery', { challenge, code: recoveryCodes[0] ?? '' })).statusCode).toBe(
    200,
  )
})

test('turned off, the password is enough and the codes end; what was pending is over', async () => {
  const { user, authenticator } = await addAsking()
  const challenge = await pend(user)
  const request = await beginStep(challenge)
  for (let times = 0; times < 2; times += 1)
    expect((await stop(user)).json()).toEqual({ success: true })
  expect(await factorsOf(user)).toEqual({ totpSince: null, passkeySince: null, recoveryCodes: 0 })
  expect(outcome(await show(challenge, authenticator, request))).toEqual(over)
  expect(await api.takeMails()).toMatchObject([
    { subject: 'A second factor was removed from your account' },
  ])
  expect((await login(user)).json()).toHaveProperty('token')
  expect(api.logLines.filter(({ event }) => event === 'factor_removed')).toHaveLength(1)
})

test('with the last passkey ends that it is asked for', async () => {
  const { user, passkey } = await addAsking()
  const { passkey: second } = await addPasskey(api, user)
  const headers = await api.signedIn(user)
  await api.takeMails()
  await api.delete(`/user/passkeys/${passkey._id}`, password, headers)
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
  await api.delete(`/user/passkeys/${second._id}`, password, headers)
  expect(await factorsOf(user)).toEqual({ totpSince: null, passkeySince: null, recoveryCodes: 0 })
  expect((await api.takeMails()).map(({ subject }) => subject)).toEqual([
    'A passkey was removed from your account',
    'A passkey was removed from your account',
    'A second factor was removed from your account',
  ])
  expect((await login(user)).json()).toHaveProperty('token')
})

test('recovery codes can be renewed for a passkey that is asked for', async () => {
  const { user, recoveryCodes } = await addAsking()
  const renewed = await api.post('/user/recovery-codes', password, await api.signedIn(user))
  expect(new Set([...recoveryCodes, ...renewed.json().data.recoveryCodes]).size).toBe(20)
})

test('an operator who resets the factors of an account removes its passkeys', async () => {
  const { user, authenticator } = await addAsking()
  await api.siteData.withMails((mails) => resetFactors(api.db, mails, user.email))
  expect(outcome(await sendLogin(api, authenticator.get(await beginLogin(api))))).toEqual(refused)
  expect((await login(user)).json()).toHaveProperty('token')
  expect((await api.takeMails()).map(({ subject }) => subject)).toContain(
    'A second factor was removed from your account',
  )
  // The next one is as the first.
  await addPasskey(api, user, {}, newAuthenticator(api))
  expect((await ask(user)).json().data.recoveryCodes).toHaveLength(10)
})
