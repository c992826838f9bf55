import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createKeyedHash } from '../audit/keyedHash.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { addPasskey, beginLogin } from '../passkeys/passkeyFixture.ts'
import { addCourse, addUser, testPassword } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import { securityEvents } from './securityEvents.ts'

const manual = new URL('../../../../docs/operating.md', import.meta.url)
const hash = createKeyedHash(testKey)
const client = hash('127.0.0.1')

const told = new Set(['event', 'code', 'client', 'account', 'userId', 'participantId', 'problem'])

test('docs/operating.md has a row for each event, and no other', async () => {
  const [, section = ''] = (await readFile(manual, 'utf8')).split('\n## Security events\n')
  const [rows = ''] = section.split('\n## ')
  const named = [...rows.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)].map(([, name, level]) => [
    name,
    level,
  ])
  const levels = { info: 'info', warn: 'warning' }
  expect(named).toEqual(
    Object.entries(securityEvents).map(([name, level]) => [name, levels[level]]),
  )
})

describe('calls of visitors and learners', () => {
  const api = useTestApi()
  const newPassword = 'a brook over mossy stones'

  /**
   * The events that were logged: what is said besides when and of which request. Warnings alone
   * name the network address.
   */
  const events = () =>
    api.logLines
      .filter((line) => 'event' in line)
      .map((line) => {
        expect('remoteAddress' in line).toBe(line['level'] === 40)
        return Object.fromEntries(Object.entries(line).filter(([key]) => told.has(key)))
      })

  test('signing in and out', async () => {
    const user = await addUser(api.db)
    const account = hash(user.email)
    const signIn = (password: string, email = user.email.toUpperCase()) =>
      api.post('/auth/login', { email, password })
    await signIn('not it')
    await signIn('not it', 'nobody@example.org')
    const { token } = (await signIn(testPassword)).json<{ token: string }>()
    await api.post('/auth/logout', undefined, { authorization: `Bearer ${token}` })
    await api.get('/user', { authorization: `Bearer ${token}` })
    await api.get('/user')
    const failed = { event: 'sign_in_failed', code: 'invalid_credentials', client }
    expect(events()).toEqual([
      { ...failed, account },
      { ...failed, account: hash('nobody@example.org') },
      { event: 'signed_in', userId: user.id, account, client },
      { event: 'signed_out', userId: user.id, client },
      { event: 'token_refused', code: 'unauthenticated', client },
    ])
    expect(JSON.stringify(api.logLines)).not.toMatch(
      new RegExp(`${user.email}|${token}|not it|nobody@`, 'i'),
    )
  })

  test('passwords, codes and the account', async () => {
    const user = await addUser(api.db)
    const headers = await api.signedIn(user)
    const account = hash(user.email)
    await api.put('/user/password', { currentPassword: 'not it', newPassword }, headers)
    await api.get('/user/export', headers)
    const asked = await api.post('/auth/forgot-password', { email: user.email })
    const { reset } = asked.json<{ data: { reset: string } }>().data
    const otp = /\b\d{8}\b/.exec((await api.takeMails())[0]?.text ?? '')?.[0] ?? ''
    const resetting = { email: user.email, reset, newPassword }
    await api.post('/auth/reset-password', {
      ...resetting,
      otp: otp === '00000000' ? '1'.repeat(8) : '0'.repeat(8),
    })
    await api.post('/auth/reset-password', { ...resetting, otp })
    const later = await api.signedIn({ ...user, tokenVersion: user.tokenVersion + 1 })
    const current = { currentPassword: newPassword }
    const changed = await api.put(
      '/user/password',
      { ...current, newPassword: `${newPassword}!` },
      later,
    )
    const { token } = changed.json<{ token: string }>()
    await api.delete(
      '/user',
      { currentPassword: `${newPassword}!`, deleteCredentials: false },
      { authorization: `Bearer ${token}` },
    )
    const { id: userId } = user
    expect(events()).toEqual([
      { event: 'password_refused', code: 'wrong_password', userId, client },
      { event: 'account_exported', userId, client },
      { event: 'password_reset_asked', account, client },
      { event: 'code_refused', code: 'code_invalid', account, client },
      { event: 'password_reset', account, client },
      { event: 'password_changed', userId, client },
      { event: 'account_deleted', userId, client },
    ])
    expect(JSON.stringify(api.logLines)).not.toMatch(
      new RegExp(`${user.email}|${otp}|${token}|${newPassword}`),
    )
  })

  test('second factors: with the account, as the password was right', async () => {
    const user = await addUser(api.db)
    const { secret, recoveryCodes } = await enableTotp(api, user)
    const signedIn = await api.post('/auth/login', { email: user.email, password: testPassword })
    const { challenge } = signedIn.json<{ data: { factor: { challenge: string } } }>().data.factor
    await api.post('/auth/login/recovery', { challenge, code: '0'.repeat(16) })
    await api.post('/auth/login/recovery', { challenge, code: recoveryCodes[0] })
    const current = { currentPassword: testPassword }
    await api.post('/user/recovery-codes', current, await api.signedIn(user))
    await api.delete('/user/totp', current, await api.signedIn(user))
    const { id: userId } = user
    expect(events()).toEqual([
      { event: 'factor_added', userId, client },
      { event: 'recovery_codes_made', userId, client },
      { event: 'factor_refused', code: 'factor_code_invalid', userId, client },
      { event: 'signed_in', userId, account: hash(user.email), client },
      { event: 'recovery_codes_made', userId, client },
      { event: 'factor_removed', userId, client },
    ])
    expect(JSON.stringify(api.logLines)).not.toMatch(
      new RegExp(`${user.email}|${secret}|${challenge}|${recoveryCodes[0]}`),
    )
    await api.takeMails()
  })

  test('passkeys: without an account if nobody is known', async () => {
    const user = await addUser(api.db)
    const { authenticator, passkey } = await addPasskey(api, user)
    const shown = authenticator.get(await beginLogin(api))
    const send = (id: string) => api.post('/auth/passkey', { passkey: { ...shown, id } })
    await send('nobody')
    const right = authenticator.get(await beginLogin(api), { counter: 9 })
    await api.post('/auth/passkey', { passkey: right })
    const copy = authenticator.get(await beginLogin(api), { counter: 9 })
    await api.post('/auth/passkey', { passkey: copy })
    const current = { currentPassword: testPassword }
    await api.delete(`/user/passkeys/${passkey._id}`, current, await api.signedIn(user))
    const { id: userId } = user
    const refused = { event: 'passkey_refused', code: 'passkey_refused', client }
    expect(events()).toEqual([
      { event: 'passkey_added', userId, client },
      refused,
      { event: 'signed_in', userId, account: hash(user.email), client },
      { event: 'passkey_count_back', userId, client },
      refused,
      { event: 'passkey_removed', userId, client },
    ])
    expect(JSON.stringify(api.logLines)).not.toMatch(
      new RegExp(`${user.email}|${shown.id}|${shown.clientDataJSON}`),
    )
    await api.takeMails()
  })

  test('a new account', async () => {
    const person = { firstName: 'Nia', lastName: 'New', email: 'nia@example.org', invitation: null }
    const begun = await api.post('/auth/signup', { ...person, password: newPassword })
    const { registration } = begun.json<{ data: { registration: string } }>().data
    const otp = /\b\d{8}\b/.exec((await api.takeMails())[0]?.text ?? '')?.[0] ?? ''
    await api.post('/auth/confirm', { registration, otp })
    expect(events()).toEqual([{ event: 'account_created', userId: expect.any(String), client }])
  })

  test("others' records and closed courses", async () => {
    const user = await addUser(api.db)
    const headers = await api.signedIn(user)
    const course = await addCourse(api.db)
    const missing = '/lab/sessions/0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44'
    await api.get(missing, headers)
    await api.get(`/lesson/${course.lessonIds[0]}`, headers)
    await api.get('/course/no-such-course')
    const refused = { event: 'access_refused', userId: user.id, client }
    expect(events()).toEqual([
      { ...refused, code: 'session_not_found' },
      { ...refused, code: 'not_enrolled' },
    ])
  })

  test("a participant's token, and what is refused to a participant", async () => {
    const { participant } = await addTestParticipant(api)
    await api.get('/bootcamp-task/task', { authorization: 'Bearer a.b.c' })
    await api.get('/bootcamp-task/task?x=1', await api.admitted(participant))
    expect(events()).toEqual([
      { event: 'token_refused', code: 'access_token_invalid', client },
      { event: 'input_refused', code: 'invalid_request', participantId: participant.id, client },
    ])
  })

  test.each([
    [
      'a field that no page sends',
      '{"email":"a@example.org","password":"x","admin":true}',
      'invalid_request',
    ],
    [
      'a NUL character',
      String.raw`{"email":"a@example.org","password":"x\u0000"}`,
      'invalid_request',
    ],
    ['a key that reaches a prototype', '{"__proto__":{"admin":true}}', 'invalid_json'],
    ['a body that is too large', `"${'x'.repeat(65_536)}"`, 'body_too_large'],
  ])('%s is logged as refused input', async (_what, payload, code) => {
    await api.post('/auth/login', payload, { 'content-type': 'application/json' })
    expect(events()).toMatchObject([{ event: 'input_refused', code, client }])
  })

  test('what people type wrong is no event', async () => {
    await api.post('/auth/signup', { email: 'nobody', password: 'short', firstName: '' })
    await api.get('/no-such-call')
    expect(events()).toEqual([])
  })
})

describe('limits', () => {
  const api = useTestApi({ RATE_LIMIT_SCALE: '0.01' })

  test('of sign-ins and of all calls', async () => {
    for (let count = 0; count < 2; count += 1)
      await api.post('/auth/login', { email: 'a@example.org', password: 'x' })
    for (let count = 0; count < 12; count += 1) await api.get('/explore')
    const named = api.logLines.flatMap(({ event }) => event ?? [])
    expect(named).toEqual(['sign_in_failed', 'sign_in_limited', 'rate_limited', 'rate_limited'])
  })
})
