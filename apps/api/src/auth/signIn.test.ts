import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { addressKey } from '../http/addressKey.ts'
import { refuse } from '../http/apiError.ts'
import { addUser, only, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { setPassword } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { countAttempts, signInLimits } from './attemptLimits.ts'
import { failureCounters } from '../http/counters.tables.ts'
import { deniedTokens } from './auth.tables.ts'
import { sweepRows } from '../sweepRows.ts'
import * as passwords from './passwords.ts'

// Other files of this worker may have loaded the module already.
vi.hoisted(() => vi.resetModules())
vi.mock('./passwords.ts', { spy: true })

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

/** Each test signs in from its own address. */
let host = 0
const newAddress = () => `198.51.100.${++host}`

const login = (email: unknown, password: unknown, remoteAddress = newAddress()) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  })

test('a learner signs in, in any case of letters, and gets a token of eight hours', async () => {
  const user = await addUser(api.db, { email: 'mixed@example.org' })
  const response = await login(' Mixed@Example.ORG ', testPassword)
  expect(response.statusCode).toBe(200)
  const body = response.json()
  expect(body).toEqual({
    success: true,
    token: body.token,
    data: {
      token: body.token,
      user: { _id: user.id, firstName: 'Lena', lastName: 'Learner', email: 'mixed@example.org' },
    },
  })
  const claims = decodeJwt(body.token)
  expect(claims).toMatchObject({ iss: 'rampart', aud: 'learner', sub: user.id, tokenVersion: 1 })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(8 * 3600)
  expect(String(claims.jti)).toHaveLength(22)
  expect(response.headers['cache-control']).toBe('no-store')
  const profile = await api.get('/user', { authorization: `Bearer ${body.token}` })
  expect(profile.json().data.email).toBe('mixed@example.org')
})

test('an unknown address and a wrong password look the same, and both cost a hash', async () => {
  const { email } = await addUser(api.db)
  const unknown = await login('nobody@example.org', testPassword)
  expect(passwords.verifyAgainstNobody).toHaveBeenCalledOnce()
  const wrong = await login(email, 'Wrong-horse-7')
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual({
    success: false,
    message: 'Invalid email or password.',
    code: 'invalid_credentials',
  })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual(unknown.json())
})

test('texts that are too long are refused before they are hashed', async () => {
  const calls = vi.mocked(passwords.verifyPassword).mock.calls.length
  const { email } = await addUser(api.db)
  for (const response of [
    await login(email, '𠮷'.repeat(129)),
    await login(`${'日'.repeat(125)}@example.org`, testPassword),
  ]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, code: 'invalid_request' })
  }
  expect(passwords.verifyPassword).toHaveBeenCalledTimes(calls)
})

test('ten failures block an account for 15 minutes, even for the right password', async () => {
  const { email } = await addUser(api.db)
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect((await login(email, 'wrong')).statusCode).toBe(401)
  const refused = await login(email, testPassword)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  const retryAfter = Number(refused.headers['retry-after'])
  expect(retryAfter).toBeGreaterThan(14 * 60)
  expect(retryAfter).toBeLessThanOrEqual(15 * 60)
  api.clock = new Date(api.clock.getTime() + 15 * 60_000 + 1)
  expect((await login(email, testPassword)).statusCode).toBe(200)
})

test('failures that a clock years ahead of time counted block nobody afterward', async () => {
  const { email } = await addUser(api.db)
  const today = api.clock
  api.clock = new Date('2039-01-01')
  for (let attempt = 1; attempt <= 10; attempt += 1) await login(email, 'wrong')
  expect((await login(email, testPassword)).statusCode).toBe(429)
  api.clock = today
  expect((await login(email, testPassword)).statusCode).toBe(200)
})

test('parallel guesses learn no more than ten guesses do', async () => {
  const { email } = await addUser(api.db)
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => login(email, `wrong ${index}`)),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('150 failures close an address, for any accounts; a /64 network counts as one', async () => {
  const { email } = await addUser(api.db)
  // All but thirty are only counted, as each takes a hash.
  const scales = { rateLimitScale: 1, addressScale: () => 1 }
  const ofAddress = signInLimits(null, addressKey('2001:db8::1'), null, scales)
  for (let attempt = 1; attempt <= 120; attempt += 1)
    await countAttempts(api.db, ofAddress, api.clock)
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    expect(
      (await login(`${attempt}@example.org`, 'wrong', `2001:db8::${attempt}`)).statusCode,
    ).toBe(401)
  }
  expect((await login(email, testPassword, '2001:db8::ffff')).statusCode).toBe(429)
  expect((await login(email, testPassword, '2001:db8:0:1::1')).statusCode).toBe(200)
})

test('signing in does not count: a class behind one address signs in together', async () => {
  const { email } = await addUser(api.db)
  const address = newAddress()
  // Seven at a time: on a slow machine more would wait longer than the limit.
  for (let group = 1; group <= 5; group += 1) {
    const responses = await Promise.all(
      Array.from({ length: 7 }, () => login(email, testPassword, address)),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200))
  }
})

test('a sign-in that cannot wait gets a time; each address has its own queue', async () => {
  const { email, passwordHash } = await addUser(api.db)
  const address = newAddress()
  vi.mocked(passwords.verifyPassword).mockRejectedValueOnce(refuse('busy', { retryAfter: 12 }))
  const response = await login(email, testPassword, address)
  expect(passwords.verifyPassword).toHaveBeenLastCalledWith(passwordHash, testPassword, address)
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('12')
  expect(response.json()).toEqual({
    success: false,
    code: 'busy',
    message: 'The server is busy. Please try again in 12 seconds.',
    details: { retryAfter: 12 },
  })
  await login('nobody@example.org', testPassword, address)
  expect(passwords.verifyAgainstNobody).toHaveBeenLastCalledWith(testPassword, address)
})

test('a hash with other parameters is replaced at the next sign-in', async () => {
  const old = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const user = await addUser(api.db, { passwordHash: old })
  expect((await login(user.email, testPassword)).statusCode).toBe(200)
  const { passwordHash } = await only(api.db.select().from(users).where(eq(users.id, user.id)))
  expect(passwordHash).not.toBe(old)
  expect(passwords.isOutdated(passwordHash)).toBe(false)
  expect((await login(user.email, testPassword)).statusCode).toBe(200)
})

test('a hash that is replaced while the password is changed brings the old one not back', async () => {
  const old = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const user = await addUser(api.db, { passwordHash: old })
  const changed = await passwords.hashPassword('a brook over mossy stones')
  vi.mocked(passwords.hashPassword).mockImplementationOnce(async () => {
    await setPassword(api.db, user, changed)
    return old
  })
  await login(user.email, testPassword)
  const { passwordHash } = await only(api.db.select().from(users).where(eq(users.id, user.id)))
  expect(passwordHash).toBe(changed)
})

test('signing out ends the token at once, and can be repeated', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const other = await api.signedIn(user)
  const json = { 'content-type': 'application/json' }
  expect((await api.post('/auth/logout', '', { ...headers, ...json })).json()).toEqual({
    success: true,
  })
  expect((await api.get('/user', headers)).statusCode).toBe(401)
  expect((await api.post('/auth/logout', undefined, headers)).statusCode).toBe(200)
  expect((await api.post('/auth/logout', {}, headers)).statusCode).toBe(200)
  expect((await api.get('/user', other)).statusCode).toBe(200)
})

test('rows without an effect are removed, others stay', async () => {
  const past = new Date(Date.now() - 1000)
  const future = new Date(Date.now() + 60_000)
  await api.db.delete(deniedTokens)
  await api.db.delete(failureCounters)
  await api.db.insert(deniedTokens).values([
    // A day more than it has to be: the clock may have been wrong.
    { jti: 'past', expiresAt: new Date(past.getTime() - 24 * 60 * 60_000) },
    { jti: 'just past', expiresAt: past },
    { jti: 'future', expiresAt: future },
  ])
  await api.db.insert(failureCounters).values([
    { key: 'past', count: 1, windowEndsAt: past },
    { key: 'future', count: 1, windowEndsAt: future },
  ])
  await sweepRows(api.db, new Date())
  expect((await api.db.select().from(deniedTokens)).map(({ jti }) => jti).toSorted()).toEqual([
    'future',
    'just past',
  ])
  expect((await api.db.select().from(failureCounters)).map(({ key }) => key)).toEqual(['future'])
})
