import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { addUser, only, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import { deniedTokens, failureCounters } from './auth.tables.ts'
import { sweep } from './auth.store.ts'
import * as passwords from './passwords.ts'

vi.mock('./passwords.ts', { spy: true })

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

/** Each test signs in from an address of its own. */
let host = 0
const newAddress = () => `198.51.100.${++host}`

const login = (email: unknown, password: unknown, remoteAddress = newAddress()) =>
  api.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress })

test('a learner signs in, in any case of letters, and gets a token of eight hours', async () => {
  const user = await addUser(api.db, { email: 'mixed@example.org' })
  const response = await login(' Mixed@Example.ORG ', testPassword)
  expect(response.statusCode).toBe(200)
  const body = response.json()
  expect(body).toEqual({
    success: true,
    token: body.token,
    data: { token: body.token, user: { _id: user.id, firstName: 'Lena', lastName: 'Learner', email: 'mixed@example.org' } },
  })
  const claims = decodeJwt(body.token)
  expect(claims).toMatchObject({ iss: 'rampart', aud: 'learner', sub: user.id, tokenVersion: 1 })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(8 * 3600)
  expect(String(claims.jti)).toHaveLength(22)
  expect(response.headers['cache-control']).toBe('no-store')
  const profile = await api.get('/user', { authorization: `Bearer ${body.token}` })
  expect(profile.json().data.email).toBe('mixed@example.org')
})

test('an unknown address and a wrong password cannot be told apart, and both cost a hash', async () => {
  const { email } = await addUser(api.db)
  const unknown = await login('nobody@example.org', testPassword)
  expect(passwords.verifyAgainstNobody).toHaveBeenCalledOnce()
  const wrong = await login(email, 'Wrong-horse-7')
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual({ success: false, message: 'Invalid email or password.', code: 'invalid_credentials' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual(unknown.json())
})

test('the hash for unknown addresses costs what every other does', () => {
  expect(passwords.isOutdated(passwords.decoy)).toBe(false)
})

test('texts that are too long are refused before they are hashed', async () => {
  const calls = vi.mocked(passwords.verifyPassword).mock.calls.length
  const { email } = await addUser(api.db)
  for (const response of [await login(email, '日'.repeat(129)), await login(`${'日'.repeat(125)}@example.org`, testPassword)]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, code: 'invalid_request' })
  }
  expect(passwords.verifyPassword).toHaveBeenCalledTimes(calls)
})

test('ten failures on an account close it for a quarter of an hour, the right password included', async () => {
  const { email } = await addUser(api.db)
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await login(email, 'wrong')).statusCode).toBe(401)
  const refused = await login(email, testPassword)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  const retryAfter = Number(refused.headers['retry-after'])
  expect(retryAfter).toBeGreaterThan(14 * 60)
  expect(retryAfter).toBeLessThanOrEqual(15 * 60)
  api.clock = new Date(api.clock.getTime() + 15 * 60_000 + 1)
  expect((await login(email, testPassword)).statusCode).toBe(200)
})

test('guesses sent at the same moment tell no more than ten do', { timeout: 60_000 }, async () => {
  const { email } = await addUser(api.db)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => login(email, `wrong ${index}`)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('thirty failures close an address, whatever the accounts; a /64 network counts as one', { timeout: 60_000 }, async () => {
  const { email } = await addUser(api.db)
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    expect((await login(`${attempt}@example.org`, 'wrong', `2001:db8::${attempt}`)).statusCode).toBe(401)
  }
  expect((await login(email, testPassword, '2001:db8::ffff')).statusCode).toBe(429)
  expect((await login(email, testPassword, '2001:db8:0:1::1')).statusCode).toBe(200)
})

test('signing in does not count: a class behind one address signs in together', { timeout: 60_000 }, async () => {
  const { email } = await addUser(api.db)
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 35 }, () => login(email, testPassword, address)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(35).fill(200))
})

test('more sign-ins than the hashes can take are turned away with a time', { timeout: 60_000 }, async () => {
  const { email } = await addUser(api.db)
  const answers = await Promise.all(Array.from({ length: 60 }, () => login(email, testPassword)))
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503)
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(answers.length - turnedAway.length).toBeGreaterThanOrEqual(36)
  for (const answer of turnedAway) {
    expect(answer.json()).toMatchObject({ success: false, code: 'busy' })
    expect(answer.headers['retry-after']).toBe('2')
  }
})

test('a hash of other parameters is made anew at the next sign-in', async () => {
  const old = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const user = await addUser(api.db, { passwordHash: old })
  expect((await login(user.email, testPassword)).statusCode).toBe(200)
  const { passwordHash } = await only(api.db.select().from(users).where(eq(users.id, user.id)))
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect((await login(user.email, testPassword)).statusCode).toBe(200)
})

test('signing out ends the token at once, again and again', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const other = await api.signedIn(user)
  const json = { 'content-type': 'application/json' }
  expect((await api.post('/auth/logout', '', { ...headers, ...json })).json()).toEqual({ success: true })
  expect((await api.get('/user', headers)).statusCode).toBe(401)
  expect((await api.post('/auth/logout', undefined, headers)).statusCode).toBe(200)
  expect((await api.post('/auth/logout', {}, headers)).statusCode).toBe(200)
  expect((await api.get('/user', other)).statusCode).toBe(200)
})

test('rows without effect are swept, others stay', async () => {
  const past = new Date(Date.now() - 1000)
  const future = new Date(Date.now() + 60_000)
  await api.db.delete(deniedTokens)
  await api.db.delete(failureCounters)
  await api.db.insert(deniedTokens).values([
    { jti: 'past', expiresAt: past },
    { jti: 'future', expiresAt: future },
  ])
  await api.db.insert(failureCounters).values([
    { key: 'past', count: 1, windowEndsAt: past },
    { key: 'future', count: 1, windowEndsAt: future },
  ])
  await sweep(api.db, new Date())
  expect((await api.db.select().from(deniedTokens)).map(({ jti }) => jti)).toEqual(['future'])
  expect((await api.db.select().from(failureCounters)).map(({ key }) => key)).toEqual(['future'])
})
