import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { endTokens } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { countAttempts, signInLimits } from './attemptLimits.ts'
import { devices } from './auth.tables.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

let host = 0
const newAddress = () => `203.0.113.${++host}`

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

interface Try {
  readonly device?: string | null
  readonly password?: string
  readonly remoteAddress?: string
  readonly userAgent?: string
}

const login = (
  { email }: Pick<UserRow, 'email'>,
  { device, password = testPassword, remoteAddress = newAddress(), userAgent = chrome }: Try = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, ...(device !== undefined && { device }) },
    remoteAddress,
    headers: { 'user-agent': userAgent },
  })

/** Signs in as a browser does that keeps the token of its device. Returns the next token. */
async function known(user: UserRow, device: string | null = null): Promise<string> {
  const response = await login(user, { device })
  expect(response.statusCode).toBe(200)
  return response.json().data.device
}

const fail = async (user: UserRow, times: number, device?: string) => {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect((await login(user, { password: 'wrong', ...(device && { device }) })).statusCode).toBe(
      401,
    )
}

test('a client that sends no device gets none, and the response of the specification', async () => {
  const body = (await login(await addUser(api.db))).json()
  expect(Object.keys(body)).toEqual(['success', 'token', 'data'])
  expect(Object.keys(body.data)).toEqual(['token', 'user'])
  expect(await api.db.select().from(devices)).toEqual([])
})

test('a device has another token after each sign-in, hashed, and stays one device', async () => {
  const user = await addUser(api.db)
  const first = await known(user)
  const second = await known(user, first)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(second).not.toBe(first)
  const rows = await api.db.select().from(devices).where(eq(devices.userId, user.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(second)
  expect(await known(user, first)).toBeTruthy()
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toHaveLength(2)
})

test('strangers lock out strangers; a known device gets in', async () => {
  const user = await addUser(api.db)
  const device = await known(user)
  await fail(user, 10)
  expect((await login(user)).statusCode).toBe(429)
  expect((await login(user, { device: null })).statusCode).toBe(429)
  expect((await login(user, { device: 'x'.repeat(43) })).statusCode).toBe(429)
  expect((await login(user, { device })).statusCode).toBe(200)
})

test('a closed address does not keep a known device out', async () => {
  const user = await addUser(api.db)
  const device = await known(user)
  const remoteAddress = newAddress()
  const scales = { rateLimitScale: 1, addressScale: () => 1 }
  for (let attempt = 0; attempt < 150; attempt += 1)
    await countAttempts(
      api.db,
      signInLimits(`${attempt}@example.org`, remoteAddress, null, scales),
      api.clock,
    )
  expect((await login(user, { remoteAddress })).statusCode).toBe(429)
  expect((await login(user, { remoteAddress, device })).statusCode).toBe(200)
})

test('a stolen device token gives ten guesses and locks out nobody', async () => {
  const user = await addUser(api.db)
  const device = await known(user)
  await fail(user, 10, device)
  expect((await login(user, { device })).statusCode).toBe(429)
  expect((await login(user)).statusCode).toBe(200)
  expect((await api.get('/user', { authorization: `Bearer ${device}` })).statusCode).toBe(401)
})

test("another account's device is a stranger", async () => {
  const [user, other] = [await addUser(api.db), await addUser(api.db)]
  const device = await known(other)
  await fail(user, 10)
  expect((await login(user, { device })).statusCode).toBe(429)
  expect((await login(other, { device })).statusCode).toBe(200)
})

test.each(['', ' ', 'x'.repeat(65), 'ünïcode', 7, {}, ['x']])(
  'a device token %j is refused before anything is hashed',
  async (device) => {
    const response = await login(await addUser(api.db), { device: device as string })
    expect(response.statusCode).toBe(400)
  },
)

test('parallel sign-ins with one device token all get a right one', async () => {
  const user = await addUser(api.db)
  const device = await known(user)
  await api.takeMails()
  const responses = await Promise.all([1, 2, 3].map(() => login(user, { device })))
  const next = responses.map((response) => response.json().data.device as string)
  expect(new Set(next).size).toBe(3)
  for (const token of next) expect(await known(user, token)).toBeTruthy()
  expect(api.queuedMails).toEqual([])
})

test('no more than twenty devices of an account are known: the last used', async () => {
  const user = await addUser(api.db)
  const first = await known(user)
  for (let count = 0; count < 20; count += 1) {
    api.clock = new Date(api.clock.getTime() + 1000)
    await known(user)
  }
  const rows = await api.db.select().from(devices).where(eq(devices.userId, user.id))
  expect(rows).toHaveLength(20)
  await api.takeMails()
  api.clock = new Date(api.clock.getTime() + 3_600_000)
  await known(user, first)
  expect(api.queuedMails).toHaveLength(1)
})

test('a new device is known beside twenty that were used at a later time, by a clock that was ahead', async () => {
  const user = await addUser(api.db)
  for (let count = 0; count < 20; count += 1) await known(user)
  const ahead = api.clock
  api.clock = new Date(ahead.getTime() - 90_000)
  const added = await known(user)
  api.clock = ahead
  await api.takeMails()
  await known(user, added)
  expect(api.queuedMails).toEqual([])
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toHaveLength(20)
})

test('a mail reports a sign-in from a new device, except the very first one', async () => {
  await api.takeMails()
  const user = await addUser(api.db)
  const device = await known(user)
  await known(user, device)
  expect(await api.takeMails()).toEqual([])
  await login(user, { device: null })
  const [mail, ...more] = await api.takeMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: user.email, subject: 'New sign-in to your account' })
  expect(mail?.text).toContain('Chrome on Linux')
  expect(
    await listAudit(api.db, { subject: `user:${user.id}`, action: 'device_new' }),
  ).toMatchObject([{ actorKind: 'learner', actor: user.id }])
  await login(user, { userAgent: `${'x'.repeat(9_000)} <b>\u202Eeman</b>` })
  const [unknown] = await api.takeMails()
  expect(unknown?.text).toContain('an unknown browser or program')
  expect(unknown?.html).not.toMatch(/eman|xxx/)
})

test('sign-ins on new devices mail three times an hour; each is on the list of sessions', async () => {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  await api.takeMails()
  for (let times = 0; times < 5; times += 1)
    expect((await login(user, { device: null })).statusCode).toBe(200)
  expect(api.queuedMails).toHaveLength(3)
  const list = await api.get('/user/sessions', await api.signedIn(user))
  expect(list.json().data).toHaveLength(5)
  api.clock = new Date(api.clock.getTime() + 3_601_000)
  await login(user, { device: null })
  expect(api.queuedMails).toHaveLength(4)
})

test('a program that keeps no device causes one mail while it signs in again and again', async () => {
  await api.takeMails()
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  for (let times = 0; times < 3; times += 1) await login(user, { userAgent: 'curl/8.5' })
  expect(api.queuedMails).toMatchObject([{ kind: 'new-sign-in', userId: user.id }])
  await login(user, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
  expect(api.queuedMails).toHaveLength(2)
})

test('a program that names the browser of the owner, and no device, is told of', async () => {
  const user = await addUser(api.db)
  await known(user)
  await api.takeMails()
  expect((await login(user)).statusCode).toBe(200)
  expect(api.queuedMails).toMatchObject([{ kind: 'new-sign-in', userId: user.id }])
})

test('a program is told of again once its session has ended', async () => {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  await login(user, { userAgent: 'curl/8.5' })
  await endTokens(api.db, user.id)
  await api.takeMails()
  await login(user, { userAgent: 'curl/8.5' })
  expect(api.queuedMails).toMatchObject([{ kind: 'new-sign-in', userId: user.id }])
})

test('a sign-in whose token was replaced before the mail was written is told of', async () => {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  await api.takeMails()
  const { token } = (await login(user, { device: null })).json()
  const ended = await api.delete('/user/sessions', undefined, { authorization: `Bearer ${token}` })
  expect(ended.statusCode).toBe(200)
  const [mail] = await api.takeMails()
  expect(mail).toMatchObject({ to: user.email, subject: 'New sign-in to your account' })
  expect(mail?.text).toContain('Somebody signed in to your account on a new device.')
})

test('a wrong password mails nobody', async () => {
  await api.takeMails()
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  await fail(user, 1)
  expect(api.queuedMails).toEqual([])
})

test('a reset of the password forgets every device, a change all but its own', async () => {
  const user = await addUser(api.db)
  const [own, other] = [await login(user, { device: null }), await known(user)]
  const { token, device } = own.json().data
  const newPassword = 'a brook over mossy stones'
  const change = { currentPassword: testPassword, newPassword }
  const changed = await api.put('/user/password', change, { authorization: `Bearer ${token}` })
  expect(changed.statusCode).toBe(200)
  await api.takeMails()
  expect((await login(user, { device, password: newPassword })).statusCode).toBe(200)
  expect(api.queuedMails).toEqual([])
  expect((await login(user, { device: other, password: newPassword })).statusCode).toBe(200)
  expect(api.queuedMails).toMatchObject([{ kind: 'new-sign-in' }])

  await api.takeMails()
  const { reset } = (await api.post('/auth/forgot-password', { email: user.email })).json().data
  const otp = /\b\d{8}\b/.exec((await api.takeMails())[0]?.text ?? '')?.[0]
  const response = await api.post('/auth/reset-password', {
    email: user.email,
    reset,
    otp,
    newPassword: testPassword,
  })
  expect(response.statusCode).toBe(200)
  expect(await api.db.select().from(devices).where(eq(devices.userId, user.id))).toEqual([])
})
