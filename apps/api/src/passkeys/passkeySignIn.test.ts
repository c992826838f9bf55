import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepRows } from '../sweepRows.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { addUser } from '../testing/records.ts'
import type { Odd } from '../testing/softwareAuthenticator.ts'
import { useTestApi } from '../testing/testApi.ts'
import { disableUser } from '../users/operations.ts'
import {
  addPasskey,
  beginLogin,
  beginPasskey,
  newAddress,
  newAuthenticator,
  outcome,
  over,
  refused,
  sendLogin,
} from './passkeyFixture.ts'
import { passkeyChallenges, passkeys } from './passkeys.tables.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

/** A learner who was signed in before, with a passkey. */
async function addOwner(options: Parameters<typeof addPasskey>[2] = {}) {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  const added = await addPasskey(api, user, options)
  await api.takeMails()
  return { user, ...added }
}

test('a passkey signs in with the response of a sign-in, and its use is noted', async () => {
  const { user, authenticator, passkey } = await addOwner({ isSynced: true })
  // As it was before its owner turned synchronization on.
  await api.db.update(passkeys).set({ isSynced: false }).where(eq(passkeys.id, passkey._id))
  const request = await beginLogin(api)
  expect(request).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  })
  const response = await sendLogin(api, authenticator.get(request))
  const { token } = response.json()
  expect(response.json()).toEqual({
    success: true,
    token,
    data: {
      token,
      user: { _id: user.id, firstName: 'Lena', lastName: 'Learner', email: user.email },
    },
  })
  const listed = await api.get('/user/passkeys', { authorization: `Bearer ${token}` })
  expect(listed.json().data).toEqual([{ ...passkey, lastUsedAt: api.clock.toISOString() }])
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'signed_in', userId: user.id }),
  )
  expect(await api.takeMails()).toMatchObject([{ subject: 'New sign-in to your account' }])
})

test('it stands for both factors: no code of the app is asked for', async () => {
  const { user, authenticator } = await addOwner()
  await enableTotp(api, user)
  const response = await sendLogin(api, authenticator.get(await beginLogin(api)))
  expect(response.json()).toHaveProperty('token')
})

test('a device that is known by its token sends no mail', async () => {
  const { authenticator } = await addOwner()
  const first = await sendLogin(api, authenticator.get(await beginLogin(api)), { device: null })
  const { device } = first.json().data
  expect(device).toMatch(/^[\w-]{43}$/)
  await api.takeMails()
  const second = await sendLogin(api, authenticator.get(await beginLogin(api)), { device })
  expect(second.json().data.device).not.toBe(device)
  expect(api.queuedMails).toEqual([])
})

test.each<[string, Odd]>([
  ['another origin', { origin: 'https://rampart.example' }],
  ['the same host on another port', { origin: 'http://localhost:1' }],
  ['another site', { rpId: 'rampart.example' }],
  ['a user who was not verified', { isVerified: false }],
  ['the handle of nobody', { userHandle: 'bm9ib2R5' }],
  ['an answer to making one', { type: 'webauthn.create' }],
])('%s is refused', async (_what, odd) => {
  const { authenticator } = await addOwner()
  const response = await sendLogin(api, authenticator.get(await beginLogin(api), odd))
  expect(outcome(response)).toEqual(refused)
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'passkey_refused', code: 'passkey_refused' }),
  )
  const right = await sendLogin(api, authenticator.get(await beginLogin(api)))
  expect(right.statusCode).toBe(200)
})

test('a signature, data or client data that was tampered with is refused', async () => {
  const { authenticator } = await addOwner()
  const turned = (text: string, at: number) => {
    const bytes = Buffer.from(text, 'base64url')
    bytes[at] = (bytes[at] ?? 0) ^ 1
    return bytes.toString('base64url')
  }
  for (const [part, at] of [
    ['signature', 10],
    ['authenticatorData', 36],
    ['clientDataJSON', -1],
  ] as const) {
    const shown = authenticator.get(await beginLogin(api))
    const changed =
      part === 'clientDataJSON'
        ? Buffer.from(`${Buffer.from(shown[part], 'base64url')} `).toString('base64url')
        : turned(shown[part], at)
    expect([part, ...outcome(await sendLogin(api, { ...shown, [part]: changed }))]).toEqual([
      part,
      ...refused,
    ])
  }
})

test('unknown passkeys, those of others and of closed accounts get the same response', async () => {
  const [mine, other] = [await addOwner(), await addOwner()]
  const stranger = newAuthenticator(api)
  stranger.create(mine.creation)
  const unknown = await sendLogin(api, stranger.get(await beginLogin(api)))
  expect(outcome(unknown)).toEqual(refused)
  const shown = mine.authenticator.get(await beginLogin(api))
  const ofOther = await sendLogin(api, { ...shown, userHandle: other.creation.user.id })
  expect(ofOther.json()).toEqual(unknown.json())
  const { id } = other.authenticator.get(await beginLogin(api))
  const withOtherId = await sendLogin(api, {
    ...mine.authenticator.get(await beginLogin(api)),
    id,
  })
  expect(withOtherId.json()).toEqual(unknown.json())
  await disableUser(api.db, mine.user.email, api.clock)
  const closed = await sendLogin(api, mine.authenticator.get(await beginLogin(api)))
  expect(closed.json()).toEqual(unknown.json())
})

test('a challenge counts once, for five minutes, and for what it was made for', async () => {
  const { user, authenticator } = await addOwner({ isCounting: false })
  const request = await beginLogin(api)
  const shown = authenticator.get(request)
  expect((await sendLogin(api, shown)).statusCode).toBe(200)
  expect(outcome(await sendLogin(api, shown))).toEqual(over)

  const late = await beginLogin(api)
  api.clock = new Date(api.clock.getTime() + 5 * 60_000)
  expect(outcome(await sendLogin(api, authenticator.get(late)))).toEqual(over)

  const { challenge } = await beginPasskey(api, await api.signedIn(user))
  expect(
    outcome(await sendLogin(api, authenticator.get(await beginLogin(api), { challenge }))),
  ).toEqual(over)
  const made = Buffer.alloc(32, 7).toString('base64url')
  expect(outcome(await sendLogin(api, authenticator.get(request, { challenge: made })))).toEqual(
    over,
  )
})

test('a wrong answer uses its challenge up', async () => {
  const { authenticator } = await addOwner({ isCounting: false })
  const request = await beginLogin(api)
  const shown = authenticator.get(request, { isVerified: false })
  expect(outcome(await sendLogin(api, shown))).toEqual(refused)
  expect(outcome(await sendLogin(api, authenticator.get(request)))).toEqual(over)
})

test('of answers with one challenge at the same time exactly one signs in', async () => {
  const { authenticator } = await addOwner({ isCounting: false })
  const request = await beginLogin(api)
  const responses = await Promise.all(
    [1, 2, 3, 4].map(() => sendLogin(api, authenticator.get(request))),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400])
})

test('a count that goes back, or does not change, is refused and reported', async () => {
  const { user, authenticator } = await addOwner()
  const use = async (counter: number) =>
    outcome(await sendLogin(api, authenticator.get(await beginLogin(api), { counter })))
  expect((await use(4_294_967_200))[0]).toBe(200)
  expect(api.logLines.some(({ event }) => event === 'passkey_count_back')).toBe(false)
  for (const counter of [4_294_967_199, 4_294_967_200, 0]) {
    expect(await use(counter)).toEqual(refused)
    expect(api.logLines.filter(({ event }) => event === 'passkey_count_back')).toEqual([
      expect.objectContaining({ userId: user.id, level: 40 }),
    ])
    ;(api.logLines as object[]).length = 0
  }
  expect((await use(4_294_967_201))[0]).toBe(200)
})

test('of two answers with one count one signs in', async () => {
  const { authenticator } = await addOwner()
  const requests = [await beginLogin(api), await beginLogin(api)]
  const responses = await Promise.all(
    requests.map((request) => sendLogin(api, authenticator.get(request, { counter: 9 }))),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
})

test('150 failures of an address end its trying; nobody else’s, and no account’s', async () => {
  const { authenticator } = await addOwner()
  const remoteAddress = newAddress()
  const wrong = async () =>
    sendLogin(api, authenticator.get(await beginLogin(api), { isVerified: false }), {
      remoteAddress,
    })
  for (let times = 0; times < 150; times += 1) expect(outcome(await wrong())).toEqual(refused)
  const limited = await sendLogin(api, authenticator.get(await beginLogin(api)), { remoteAddress })
  expect(limited.statusCode).toBe(429)
  expect(api.logLines).toContainEqual(expect.objectContaining({ event: 'sign_in_limited' }))
  expect((await sendLogin(api, authenticator.get(await beginLogin(api)))).statusCode).toBe(200)
})

test('what cannot be a passkey is refused before anything is looked up', async () => {
  const { authenticator } = await addOwner()
  const shown = authenticator.get(await beginLogin(api))
  for (const [part, value] of [
    ['id', 'A'.repeat(1365)],
    ['clientDataJSON', 'A'.repeat(2049)],
    ['authenticatorData', 'A'.repeat(2049)],
    ['signature', 'A'.repeat(2049)],
    ['userHandle', 'A'.repeat(89)],
    ['signature', 'not base64url!'],
    ['signature', 7],
  ] as const) {
    const response = await sendLogin(api, { ...shown, [part]: value } as never)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: `passkey.${part}`, code: 'passkey_part' }],
    })
  }
  // Well-formed texts without useful content.
  for (const [part, text] of [
    ['clientDataJSON', Buffer.from('null').toString('base64url')],
    ['clientDataJSON', Buffer.from('{"challenge":{}}').toString('base64url')],
    ['clientDataJSON', 'AAAA'],
    ['authenticatorData', 'AAAA'],
    ['signature', 'AAAA'],
  ] as const) {
    const again = authenticator.get(await beginLogin(api))
    expect(outcome(await sendLogin(api, { ...again, [part]: text }))).toEqual(refused)
  }
})

test('challenges are stored hashed, and are swept when they are over', async () => {
  await api.db.delete(passkeyChallenges)
  const { challenge } = await beginLogin(api)
  const rows = () => api.db.select().from(passkeyChallenges)
  expect(JSON.stringify(await rows())).not.toContain(challenge)
  const end = api.clock.getTime() + 5 * 60_000
  await sweepRows(api.db, new Date(end - 1))
  expect(await rows()).toHaveLength(1)
  await sweepRows(api.db, new Date(end))
  expect(await rows()).toEqual([])
})

test('a passkey that is removed opens nothing any more', async () => {
  const { user, authenticator } = await addOwner()
  const request = await beginLogin(api)
  await api.db.delete(passkeys).where(eq(passkeys.userId, user.id))
  expect(outcome(await sendLogin(api, authenticator.get(request)))).toEqual(refused)
})
