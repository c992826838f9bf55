import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { updatePassword } from '@rampart/contract/calls/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { createTokens } from '../auth/tokens.ts'
import { addTestParticipant, pdf } from '../bootcamps/taskFixture.ts'
import { readConfig } from '../config.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { refuseFor } from '../http/apiError.ts'
import type { ApiError } from '../http/apiError.ts'
import { addCourse, addUser, testPassword } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import { changePassword, requirePassword } from './password.service.ts'

const api = useTestApi()
const newPassword = 'a brook over mossy stones'
/** Parameters of a quick hash. */
const cheap = { memoryCost: 8, timeCost: 1 }
const profile = {
  firstName: 'Lea',
  lastName: 'Löwe <b>',
  phoneNumber: '2348012345678',
  linkedInProfile: 'linkedin.com/in/lea',
  gender: 'female',
}

test('learners change their own profile, but not the address', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const response = await api.put('/user/profile', { ...profile, email: user.email }, headers)
  expect(response.json()).toMatchObject({
    success: true,
    message: 'Profile updated successfully!',
    data: { ...profile, email: user.email },
  })
  expect((await api.get('/user', headers)).json()).toMatchObject({ data: profile })
  const moved = await api.put('/user/profile', { ...profile, email: 'other@example.org' }, headers)
  expect(moved.statusCode).toBe(400)
  expect(moved.json()).toMatchObject({ errors: [{ path: 'email', code: 'email_fixed' }] })
  const wrong = await api.put(
    '/user/profile',
    { ...profile, email: user.email, phoneNumber: 'call me' },
    headers,
  )
  expect(wrong.json()).toMatchObject({
    errors: [
      {
        path: 'phoneNumber',
        msg: 'Phone number must be in country-code format, for example 2348012345678.',
      },
    ],
  })
})

test('preferences are kept', async () => {
  const headers = await api.signedIn(await addUser(api.db))
  expect((await api.get('/user/preferences', headers)).json()).toEqual({
    success: true,
    data: { theme: 'system', motion: 'system' },
  })
  expect(
    (await api.put('/user/preferences', { theme: 'dark', motion: 'reduced' }, headers)).statusCode,
  ).toBe(200)
  expect((await api.get('/user/preferences', headers)).json()).toMatchObject({
    data: { theme: 'dark', motion: 'reduced' },
  })
  expect(
    (await api.put('/user/preferences', { theme: 'pink', motion: 'system' }, headers)).statusCode,
  ).toBe(400)
})

test('a changed password ends every earlier token but gives the next one', async () => {
  const user = await addUser(api.db)
  const [here, elsewhere] = [await api.signedIn(user), await api.signedIn(user)]
  const response = await api.put(
    '/user/password',
    { currentPassword: testPassword, newPassword },
    here,
  )
  const { message, token } = response.json<{ message: string; token: string }>()
  expect(message).toBe('Password updated successfully!')
  for (const headers of [here, elsewhere])
    expect((await api.get('/user', headers)).statusCode).toBe(401)
  expect((await api.get('/user', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'Your password was changed' },
  ])
})

test.each(['語', '𠮷'])('the longest password of %s can be set and signs in', async (character) => {
  const user = await addUser(api.db)
  const longest = character.repeat(128)
  const changed = await api.put(
    '/user/password',
    { currentPassword: testPassword, newPassword: longest },
    await api.signedIn(user),
  )
  expect(changed.statusCode).toBe(200)
  expect((await api.post('/auth/login', { email: user.email, password: longest })).statusCode).toBe(
    200,
  )
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'Your password was changed' },
  ])
})

test('of parallel changes with one old password one is made, and the others are told', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  const chosen = Array.from({ length: 5 }, (_, index) => `a brook over ${index} stones`)
  const changes = await Promise.all(
    chosen.map(async (password) => ({
      password,
      answer: await api.put(
        '/user/password',
        { currentPassword: testPassword, newPassword: password },
        headers,
      ),
    })),
  )
  const made = changes.filter(({ answer }) => answer.statusCode === 200)
  expect(made).toHaveLength(1)
  // A change that begins after the first one has succeeded sends a token that has ended.
  for (const { answer } of changes.filter((change) => change !== made[0]))
    expect(['409 password_just_changed', '401 unauthenticated']).toContain(
      `${answer.statusCode} ${answer.json().code}`,
    )
  const token = made[0]?.answer.json<{ token: string }>().token
  expect((await api.get('/user', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  const signIn = (password = '') => api.post('/auth/login', { email: user.email, password })
  expect((await signIn(made[0]?.password)).statusCode).toBe(200)
  expect(await api.takeMails()).toMatchObject([
    { to: user.email, subject: 'Your password was changed' },
  ])
})

const changing = () => ({
  db: api.db,
  now: () => api.clock,
  mails: { add: async () => undefined, forget: async () => undefined },
  config: readConfig({}),
  tokens: createTokens([testKey]),
  rateLimitScale: 1,
  addressScale: () => 1,
})

test('a change whose old password was checked before another change was made is refused', async () => {
  const user = await addUser(api.db)
  const change = (password: string) =>
    changePassword(
      changing(),
      user,
      testPassword,
      password,
      randomUUID(),
      refuseFor(updatePassword),
    )
  await change(newPassword)
  await expect(change('a brook under a bridge')).rejects.toMatchObject({
    code: 'password_just_changed',
    statusCode: 409,
  })
  expect(
    (await api.post('/auth/login', { email: user.email, password: newPassword })).statusCode,
  ).toBe(200)
})

test('a password is the same in every way to type it, also one that was stored as it was typed', async () => {
  const composed = 'caf\u00E9 in the rain'
  const decomposed = composed.normalize('NFD')
  const signIns = async (passwordHash: string) => {
    const { email } = await addUser(api.db, { passwordHash })
    const signIn = async (password: string) =>
      (await api.post('/auth/login', { email, password })).statusCode
    return [await signIn(composed), await signIn(decomposed)]
  }
  expect(await signIns(await hashPassword(decomposed))).toEqual([200, 200])
  // Stored before passwords were normalized.
  expect(await signIns(await hash(composed, cheap))).toEqual([200, 200])
  expect(await signIns(await hash(decomposed, cheap))).toEqual([401, 200])
})

test('the right one among parallel guesses of the current password counts no more than ten do', async () => {
  const user = await addUser(api.db)
  const guess = (password: string) =>
    requirePassword(changing(), user, password, refuseFor(updatePassword)).then(
      () => 'right',
      (error: ApiError) => error.code,
    )
  const wrong = Array.from({ length: 30 }, (_, index) => guess(`wrong ${index}`))
  expect(await guess(testPassword)).toBe('too_many_requests')
  const codes = await Promise.all(wrong)
  expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(10)
})

test('a wrong current password is an error of the field, never a 401', async () => {
  await api.takeMails()
  const headers = await api.signedIn(await addUser(api.db))
  const response = await api.put(
    '/user/password',
    { currentPassword: 'not it', newPassword },
    headers,
  )
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'wrong_password',
    message: 'The current password is incorrect.',
    errors: [{ path: 'currentPassword', code: 'wrong_password' }],
  })
  expect((await api.get('/user', headers)).statusCode).toBe(200)
  expect(await api.takeMails()).toEqual([])
})

test('an account that an operator disabled is closed', async () => {
  const user = await addUser(api.db)
  const headers = await api.signedIn(user)
  await api.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
  expect((await api.get('/user', headers)).statusCode).toBe(401)
  expect(
    (await api.post('/auth/login', { email: user.email, password: testPassword })).statusCode,
  ).toBe(401)
})

/** A learner who has completed a course. */
async function graduate() {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const headers = await api.signedIn(user)
  await api.post('/course/enroll', { courseId: course.id, accessCode: null }, headers)
  for (const id of course.lessonIds) await api.post(`/lesson/${id}/complete`, undefined, headers)
  const [certificate] = await api.db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, user.id))
  return { user, headers, csnId: certificate?.credentialId ?? '' }
}

test('the export holds all data of the learner, no secrets and no data of others', async () => {
  const [{ user, headers, csnId }, other] = [await graduate(), await graduate()]
  const { body } = await api.get('/user/export', headers)
  expect(JSON.parse(body)).toMatchObject({
    data: {
      profile: { email: user.email },
      enrolments: [{ course: 'A Course' }],
      completedLessons: [{}, {}, {}, {}],
      certificates: [{ id: csnId }],
    },
  })
  for (const secret of ['argon2', other.user.email, other.user.id, other.csnId])
    expect(body).not.toContain(secret)
})

test('the export lists files of bootcamps by name, size and date, only those of the same account', async () => {
  const user = await addUser(api.db)
  const own = await addTestParticipant(api, {
    email: user.email,
    userId: user.id,
    bootcampSlug: 'cyber',
  })
  const other = await addTestParticipant(api, { bootcampSlug: 'cyber' })
  await own.upload('weeklyTask', pdf('week-1.pdf'))
  await other.upload('weeklyTask', pdf('of-another.pdf'))
  const { body } = await api.get('/user/export', await api.signedIn(user))
  expect(JSON.parse(body)).toMatchObject({
    data: {
      bootcamps: [{ bootcamp: 'cyber', email: user.email }],
      bootcampTasks: [{ bootcamp: 'cyber', status: 'not_submitted' }],
      bootcampFiles: [
        {
          bootcamp: 'cyber',
          kind: 'weeklyTask',
          name: 'week-1.pdf',
          size: 200,
          type: 'application/pdf',
          uploadedAt: api.clock.toISOString(),
        },
      ],
    },
  })
  for (const foreign of ['of-another', other.participant.email, 'storedAs'])
    expect(body).not.toContain(foreign)
})

test('a deleted account is gone, and its certificate can still be verified', async () => {
  const { user, headers, csnId } = await graduate()
  expect(
    (await api.delete('/user', { currentPassword: 'not it', deleteCredentials: false }, headers))
      .statusCode,
  ).toBe(400)
  const before = (await api.get(`/certificate/verify/${csnId}`)).json()
  expect(
    (
      await api.delete(
        '/user',
        { currentPassword: testPassword, deleteCredentials: false },
        headers,
      )
    ).json(),
  ).toMatchObject({ success: true })
  expect((await api.get('/user', headers)).statusCode).toBe(401)
  expect(
    (await api.post('/auth/login', { email: user.email, password: testPassword })).statusCode,
  ).toBe(401)
  expect(await api.db.select().from(enrolments).where(eq(enrolments.userId, user.id))).toEqual([])
  expect(
    JSON.stringify(await api.db.select().from(users).where(eq(users.id, user.id))),
  ).not.toContain(user.email)
  expect((await api.get(`/certificate/verify/${csnId}`)).json()).toEqual(before)
  expect(await api.takeMails()).toContainEqual(
    expect.objectContaining({
      to: user.email,
      subject: 'Your account was deleted',
      text: expect.stringContaining('can still be verified'),
    }),
  )
  // The address can be used again.
  await addUser(api.db, { email: user.email })
})

test('the certificates are revoked with the account if the learner asks for it', async () => {
  const { user, headers, csnId } = await graduate()
  await api.delete('/user', { currentPassword: testPassword, deleteCredentials: true }, headers)
  expect(await api.takeMails()).toContainEqual(
    expect.objectContaining({ to: user.email, text: expect.stringContaining('were revoked') }),
  )
  expect((await api.get(`/certificate/verify/${csnId}`)).json()).toMatchObject({
    certificate: { status: 'Revoked', participantName: null },
  })
})
