import { expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import { useLabs } from '../testing/labs.ts'
import { addCourse, addUser, testPassword } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import { listAudit, readChain } from './audit.store.ts'
import { createKeyedHash } from './keyedHash.ts'
import { verifyChain } from './verifyChain.ts'

const api = useTestApi({ STARTING_CREDITS: '7' })
const labs = useLabs(api)
const newPassword = 'a brook over mossy stones'
const here = `address:${createKeyedHash(testKey)('127.0.0.1')}`

/** What is recorded about an account, oldest first. */
const recorded = async (userId: string) =>
  (await listAudit(api.db, { subject: `user:${userId}` })).toReversed()

/** The code of the one mail that was queued. */
const mailedCode = async () => /\b\d{8}\b/.exec((await api.takeMails())[0]?.text ?? '')?.[0] ?? ''

const byLearner = (id: string) => ({ actorKind: 'learner', actor: id, origin: here })

test('an account that is opened is recorded with its first credits', async () => {
  const person = { firstName: 'Nia', lastName: 'New', email: 'nia@example.org' }
  const begun = await api.post('/auth/signup', {
    ...person,
    password: newPassword,
    invitation: null,
  })
  const { registration } = begun.json<{ data: { registration: string } }>().data
  const before = await listAudit(api.db, {})
  await api.post('/auth/confirm', { registration, otp: '00000000' })
  expect(await listAudit(api.db, {})).toEqual(before)
  await api.post('/auth/confirm', { registration, otp: await mailedCode() })
  const [credits, account] = await listAudit(api.db, {})
  // The caller was a visitor until then, so the actor is the site.
  expect(account).toMatchObject({ action: 'account_created', actorKind: 'system', origin: here })
  expect(credits).toMatchObject({
    action: 'credits_changed',
    subject: account?.subject,
    details: { kind: 'grant', amount: 7, balance: 7 },
  })
})

test('changed and reset passwords, sign-outs and deletion are recorded with the learner', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  expect((await api.post('/auth/logout', undefined, headers)).statusCode).toBe(200)
  expect((await api.post('/auth/logout', undefined, headers)).statusCode).toBe(200)
  const passwords = { currentPassword: testPassword, newPassword }
  const wrong = { ...passwords, currentPassword: 'not it' }
  expect((await api.put('/user/password', wrong, await api.signedIn(user))).statusCode).toBe(400)
  const changed = await api.put('/user/password', passwords, await api.signedIn(user))
  const { token } = changed.json<{ token: string }>()
  const asked = await api.post('/auth/forgot-password', { email: user.email })
  const mails = await api.takeMails()
  const otp = /\b\d{8}\b/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? ''
  const { reset } = asked.json<{ data: { reset: string } }>().data
  const body = { email: user.email, reset, otp, newPassword: 'a stone under running water' }
  expect((await api.post('/auth/reset-password', body)).statusCode).toBe(200)
  expect((await api.get('/user', { authorization: `Bearer ${token}` })).statusCode).toBe(401)
  const deleted = await api.delete(
    '/user',
    { currentPassword: 'a stone under running water', deleteCredentials: true },
    await api.signedIn({ ...user, tokenVersion: user.tokenVersion + 2 }),
  )
  expect(deleted.statusCode).toBe(200)
  const who = byLearner(user.id)
  expect(await recorded(user.id)).toMatchObject([
    { ...who, action: 'session_ended' },
    { ...who, action: 'password_changed' },
    { ...who, action: 'password_reset' },
    { ...who, action: 'account_deleted', details: { deleteCredentials: true } },
  ])
  const all = JSON.stringify(await listAudit(api.db, {}))
  for (const secret of [user.email, user.lastName, '127.0.0.1', newPassword])
    expect(all).not.toContain(secret)
  expect(await verifyChain(readChain(api.db))).toHaveProperty('entries')
})

test('credits are recorded with the one who moves them: the learner who starts a lab, the site that ends it', async () => {
  const lab = await labs.addLab()
  const user = await labs.addLearner(10)
  expect((await labs.start(user, lab.path)).statusCode).toBe(200)
  api.clock = new Date(api.clock.getTime() + 24 * 60 * 60 * 1000)
  await labs.runner().sweep()
  const [granted, held, back] = await recorded(user.id)
  expect(granted).toMatchObject({ actorKind: 'system', origin: null, details: { amount: 10 } })
  expect(held).toMatchObject({ ...byLearner(user.id), details: { kind: 'hold', amount: -2 } })
  expect(back).toMatchObject({ actorKind: 'system', details: { kind: 'refund', amount: 2 } })
  expect(back?.details['balance']).toBe(10)
})

test('a credential that a learner earns is recorded once', async () => {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { completionCredential: 'badge' })
  await api.db.insert(enrolments).values({ userId: user.id, courseId: course.id })
  const headers = await api.signedIn(user)
  for (const id of [...course.lessonIds, ...course.lessonIds])
    await api.post(`/lesson/${id}/complete`, undefined, headers)
  const issued = await listAudit(api.db, { action: 'credential_issued' })
  expect(issued).toMatchObject([{ ...byLearner(user.id), details: { userId: user.id } }])
  const id = issued[0]?.subject.replace('credential:', '') ?? ''
  await api.delete('/user', { currentPassword: testPassword, deleteCredentials: true }, headers)
  expect(await listAudit(api.db, { subject: `credential:${id}` })).toMatchObject([
    { ...byLearner(user.id), action: 'credential_revoked' },
    { action: 'credential_issued' },
  ])
})
