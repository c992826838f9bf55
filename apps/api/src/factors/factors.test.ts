import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import { beginTotp, enableTotp } from './factorFixture.ts'
import { recoveryCodes, totpSecrets } from './factors.tables.ts'
import { resealTotp, stepOf } from './totp.ts'
import { confirmTotp, findTotp } from './totp.store.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

const password = { currentPassword: testPassword }
const wrong = { currentPassword: 'not it' }

const factorsOf = async (user: UserRow) =>
  (await api.get('/user/factors', await api.signedIn(user))).json().data
const confirm = async (user: UserRow, code: string) =>
  api.post('/user/totp/confirm', { code }, await api.signedIn(user))

test('an app is set up by a secret and turned on by its first code', async () => {
  const user = await addUser(api.db)
  const begun = await api.post('/user/totp', password, await api.signedIn(user))
  const { secret, uri, qr } = begun.json().data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(uri)
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe(`/Rampart:${user.email}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Rampart',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(qr.size).toBeGreaterThan(20)
  // The corner's frame: seven dark squares, then a light one.
  expect(qr.path).toMatch(/^M0 0h7v1h-7z(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(await factorsOf(user)).toEqual({ totpSince: null, passkeySince: null, recoveryCodes: 0 })
})

test('a code turns it on, shows ten recovery codes once, mails the owner and is recorded', async () => {
  await api.takeMails()
  const user = await addUser(api.db)
  const now = api.clock.toISOString()
  const { recoveryCodes: codes } = await enableTotp(api, user)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await factorsOf(user)).toEqual({ totpSince: now, passkeySince: null, recoveryCodes: 10 })
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'A second factor was added to your account' },
  ])
  const entries = await listAudit(api.db, { subject: `user:${user.id}` })
  expect(entries).toMatchObject([
    { action: 'recovery_codes_made', actorKind: 'learner', actor: user.id },
    { action: 'factor_added', actorKind: 'learner', actor: user.id },
  ])
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'factor_added', userId: user.id }),
  )
})

test('neither secret nor codes can be read in the database, and a secret is of its account alone', async () => {
  const user = await addUser(api.db)
  const { secret, recoveryCodes: codes, code } = await enableTotp(api, user)
  const rows = JSON.stringify([
    await api.db.select().from(totpSecrets),
    await api.db.select().from(recoveryCodes),
  ])
  for (const plain of [secret, ...codes, ...codes.map((each) => each.replaceAll('-', ''))])
    expect(rows).not.toContain(plain)
  const row = await findTotp(api.db, user.id)
  if (!row) throw new Error('The secret is missing.')
  expect(stepOf([testKey], row, code(), api.clock)).not.toBeNull()
  const moved = { ...row, userId: (await addUser(api.db)).id }
  expect(stepOf([testKey], moved, code(), api.clock)).toBeNull()
})

test('another AUTH_SECRET seals the secrets again; without the old one they then open still', async () => {
  const user = await addUser(api.db)
  const { code } = await enableTotp(api, user)
  const next = Buffer.from('another key for tests, long enough to be one')
  const opensWith = async (...secrets: [Buffer, ...Buffer[]]) => {
    const row = await findTotp(api.db, user.id)
    return row !== null && stepOf(secrets, row, code(), api.clock) !== null
  }
  expect([await opensWith(next, testKey), await opensWith(next)]).toEqual([true, false])
  await resealTotp(api.db, [next, testKey])
  expect([await opensWith(next), await opensWith(testKey)]).toEqual([true, false])
  await resealTotp(api.db, [testKey, next])
  expect(await opensWith(testKey)).toBe(true)
})

test('beginning again replaces a secret that was not confirmed, and none that was', async () => {
  const user = await addUser(api.db)
  const first = await beginTotp(api, user)
  const compared = await findTotp(api.db, user.id)
  if (!compared) throw new Error('The secret is missing.')
  const second = await beginTotp(api, user)
  expect(second.secret).not.toBe(first.secret)
  // Begun again after a code of the first was compared, and before it was confirmed.
  expect(await confirmTotp(api.db, compared, { step: 1, now: api.clock })).toBe(false)
  expect((await confirm(user, first.code())).json()).toMatchObject({ code: 'factor_code_invalid' })
  expect((await confirm(user, second.code())).statusCode).toBe(200)
  const again = await api.post('/user/totp', password, await api.signedIn(user))
  expect([again.statusCode, again.json().code]).toEqual([409, 'totp_on'])
  expect((await confirm(user, second.code(30_000))).json().code).toBe('totp_on')
  expect((await findTotp(api.db, user.id))?.confirmedAt).toEqual(api.clock)
})

test('without a secret no code is right; ten wrong ones end the trying', async () => {
  const user = await addUser(api.db)
  for (let times = 0; times < 10; times += 1)
    expect((await confirm(user, '000000')).json()).toMatchObject({
      code: 'factor_code_invalid',
      errors: [{ path: 'code' }],
    })
  const { code } = await beginTotp(api, user)
  const refused = await confirm(user, code())
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('of parallel confirmations one makes the codes', async () => {
  const user = await addUser(api.db)
  const { code } = await beginTotp(api, user)
  const responses = await Promise.all([1, 2, 3].map(() => confirm(user, code())))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
})

test('every change takes the password, and wrong ones are counted', async () => {
  const user = await addUser(api.db)
  await enableTotp(api, user)
  const other = await addUser(api.db)
  for (const response of [
    await api.delete('/user/totp', wrong, await api.signedIn(user)),
    await api.post('/user/recovery-codes', wrong, await api.signedIn(user)),
    await api.post('/user/totp', wrong, await api.signedIn(other)),
  ])
    expect([response.statusCode, response.json().code]).toEqual([400, 'wrong_password'])
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
  for (let times = 2; times < 10; times += 1)
    await api.delete('/user/totp', wrong, await api.signedIn(user))
  const refused = await api.delete('/user/totp', password, await api.signedIn(user))
  expect(refused.statusCode).toBe(429)
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
})

test('removing the app removes the recovery codes, tells the owner once, and may be repeated', async () => {
  const user = await addUser(api.db)
  await enableTotp(api, user)
  await api.takeMails()
  for (let times = 0; times < 2; times += 1) {
    const response = await api.delete('/user/totp', password, await api.signedIn(user))
    expect(response.json()).toEqual({ success: true })
  }
  expect(await factorsOf(user)).toEqual({ totpSince: null, passkeySince: null, recoveryCodes: 0 })
  expect(
    await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
  ).toEqual([])
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'A second factor was removed from your account' },
  ])
  const removals = await listAudit(api.db, { subject: `user:${user.id}`, action: 'factor_removed' })
  expect(removals).toHaveLength(1)
  expect(api.logLines.filter(({ event }) => event === 'factor_removed')).toHaveLength(1)
})

test('new recovery codes replace the earlier ones; without a factor there are none', async () => {
  const user = await addUser(api.db)
  const none = await api.post('/user/recovery-codes', password, await api.signedIn(user))
  expect([none.statusCode, none.json().code]).toEqual([409, 'no_factor'])
  await beginTotp(api, user)
  const begun = await api.post('/user/recovery-codes', password, await api.signedIn(user))
  expect(begun.json().code).toBe('no_factor')
  const { recoveryCodes: first } = await enableTotp(api, user)
  const renewed = await api.post('/user/recovery-codes', password, await api.signedIn(user))
  const { recoveryCodes: second } = renewed.json().data
  expect(new Set([...first, ...second]).size).toBe(20)
  expect(await factorsOf(user)).toMatchObject({ recoveryCodes: 10 })
})
