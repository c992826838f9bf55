import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonCompletions } from '../lessons/lessons.tables.ts'
import { addCourse, addInviteCode, addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { subscriptions } from '../users/users.tables.ts'
import type { UserRow } from '../users/users.store.ts'
import { enrolments, inviteCodes } from './enrolments.tables.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

const enrol = async (user: UserRow, courseId: string, accessCode: string | null = null) =>
  api.post('/course/enroll', { courseId, accessCode }, await api.signedIn(user))

const status = async (user: UserRow, courseId: string) =>
  api.post('/course/status', { courseId }, await api.signedIn(user))

const enrolmentsOf = (courseId: string) =>
  api.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))

/** This many hours from now. */
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)

const usesOf = async (id: string) =>
  (await only(api.db.select().from(inviteCodes).where(eq(inviteCodes.id, id)))).uses

test('an open course takes any learner and continues at the first open lesson', async () => {
  const user = await addUser(api.db)
  const { id, lessonIds } = await addCourse(api.db)
  expect((await status(user, id)).json()).toEqual({ success: true, data: null })

  const first = await enrol(user, id)
  expect(first.statusCode).toBe(200)
  expect(first.json()).toEqual({
    success: true,
    message: 'You are enrolled in this course.',
    data: { currentLesson: lessonIds[0] },
  })

  const enrolment = await only(enrolmentsOf(id))
  const complete = async (place: number) => {
    const lessonId = lessonIds[place] ?? ''
    await api.db.insert(lessonCompletions).values({ enrolmentId: enrolment.id, lessonId })
  }
  await complete(0)
  await complete(2)
  expect((await status(user, id)).json().data).toEqual({
    currentLesson: lessonIds[1],
    completed: false,
    lessonIds,
  })
  expect((await enrol(user, id)).json().data).toEqual({ currentLesson: lessonIds[1] })

  await complete(1)
  await complete(3)
  await api.db
    .update(enrolments)
    .set({ completedAt: new Date() })
    .where(eq(enrolments.id, enrolment.id))
  expect((await status(user, id)).json().data).toEqual({
    currentLesson: lessonIds[3],
    completed: true,
    lessonIds,
  })
})

test('a course without lessons has no current lesson', async () => {
  const user = await addUser(api.db)
  const { id } = await addCourse(api.db, {}, { hasLessons: false })
  expect((await enrol(user, id)).json().data).toEqual({ currentLesson: null })
})

test.each([randomUUID(), 'no-such-course'])('the course %s is not found', async (courseId) => {
  const user = await addUser(api.db)
  for (const response of [await enrol(user, courseId), await status(user, courseId)]) {
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      success: false,
      message: 'No course found',
      code: 'course_not_found',
    })
  }
})

test('a subscription course takes subscribers only', async () => {
  const user = await addUser(api.db)
  const { id } = await addCourse(api.db, { accessType: 'subscription' })
  const expectRefused = async () => {
    const refused = await enrol(user, id)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      message: 'An active subscription is required for this course.',
      code: 'subscription_required',
    })
  }
  await expectRefused()
  await api.db.insert(subscriptions).values([
    { userId: user.id, startsAt: at(-48), endsAt: at(-1) },
    { userId: user.id, startsAt: at(1), endsAt: at(48) },
  ])
  await expectRefused()
  expect(await enrolmentsOf(id)).toEqual([])
  await api.db.insert(subscriptions).values({ userId: user.id, startsAt: at(-1), endsAt: at(1) })
  expect((await enrol(user, id)).statusCode).toBe(200)
})

test('an invite course accepts a valid code of its own, in any case', async () => {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { accessType: 'invite' })
  const other = await addCourse(api.db, { accessType: 'invite' })
  const tomorrow = new Date(api.clock.getTime() + 86_400_000)
  const code = await addInviteCode(api.db, course.id, { code: 'GOOD-ONE', expiresAt: tomorrow })
  await addInviteCode(api.db, course.id, {
    code: 'PAST',
    expiresAt: new Date(api.clock.getTime() - 1000),
  })
  await addInviteCode(api.db, course.id, {
    code: 'USED-UP',
    maxUses: 1,
    uses: 1,
    expiresAt: tomorrow,
  })
  await addInviteCode(api.db, other.id, { code: 'OF-ANOTHER' })

  for (const [accessCode, message] of [
    [null, 'An invite code is required for this course.'],
    ['WRONG', 'This invite code is not valid for this course. Please check it and try again.'],
    ['OF-ANOTHER', 'This invite code is not valid for this course. Please check it and try again.'],
    ['PAST', 'This invite code has expired. Please ask for a new one.'],
    ['USED-UP', 'This invite code has been used up. Please ask for a new one.'],
  ] as const) {
    const refused = await enrol(user, course.id, accessCode)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ success: false, message })
  }
  expect(await enrolmentsOf(course.id)).toEqual([])

  expect((await enrol(user, course.id, ' good-one ')).json().data).toEqual({
    currentLesson: course.lessonIds[0],
  })
  expect(await usesOf(code.id)).toBe(1)
  // Already enrolled: no code is needed, and no use is counted.
  expect((await enrol(user, course.id)).statusCode).toBe(200)
  expect((await enrol(user, course.id, 'WRONG')).statusCode).toBe(200)
  expect(await usesOf(code.id)).toBe(1)
})

test('fifty parallel calls of one learner are one enrolment and one use of the code', async () => {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { accessType: 'invite' })
  const code = await addInviteCode(api.db, course.id, { maxUses: 5 })
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => enrol(user, course.id, code.code)),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
  for (const response of responses)
    expect(response.json().data).toEqual({ currentLesson: course.lessonIds[0] })
  expect(await enrolmentsOf(course.id)).toHaveLength(1)
  expect(await usesOf(code.id)).toBe(1)
})

test('a code for two enrols exactly two of twenty learners', async () => {
  const course = await addCourse(api.db, { accessType: 'invite' })
  const code = await addInviteCode(api.db, course.id, { maxUses: 2 })
  const learners = await Promise.all(Array.from({ length: 20 }, () => addUser(api.db)))
  const responses = await Promise.all(learners.map((user) => enrol(user, course.id, code.code)))
  const admitted = responses.filter(({ statusCode }) => statusCode === 200)
  expect(admitted).toHaveLength(2)
  for (const response of responses.filter(({ statusCode }) => statusCode !== 200)) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invite_code_used_up' })
  }
  expect(await enrolmentsOf(course.id)).toHaveLength(2)
  expect(await usesOf(code.id)).toBe(2)
})

test('ten wrong codes block a learner for 15 minutes, even with the right code', async () => {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { accessType: 'invite' })
  await addInviteCode(api.db, course.id)
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => enrol(user, course.id, `GUESS-${index}`)),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  const refused = await enrol(user, course.id, 'JOIN-US')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  const rows = await api.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, course.id), eq(enrolments.userId, user.id)))
  expect(rows).toEqual([])

  expect((await enrol(await addUser(api.db), course.id, 'JOIN-US')).statusCode).toBe(200)
  api.clock = new Date(api.clock.getTime() + 15 * 60_000 + 1)
  expect((await enrol(user, course.id, 'JOIN-US')).statusCode).toBe(200)
})

test('wrong codes that a clock years ahead of time counted block nobody afterward', async () => {
  const user = await addUser(api.db)
  const { id } = await addCourse(api.db, { accessType: 'invite' })
  const { code } = await addInviteCode(api.db, id)
  const today = api.clock
  api.clock = new Date('2039-01-01')
  for (let count = 1; count <= 10; count += 1) await enrol(user, id, 'WRONG')
  expect((await enrol(user, id, code)).statusCode).toBe(429)
  api.clock = today
  expect((await enrol(user, id, code)).statusCode).toBe(200)
})

test('a right code is no guess: it does not count toward the limit', async () => {
  const user = await addUser(api.db)
  const [course, other] = [
    await addCourse(api.db, { accessType: 'invite' }),
    await addCourse(api.db, { accessType: 'invite' }),
  ]
  const { code } = await addInviteCode(api.db, course.id)
  const guess = async () => (await enrol(user, other.id, 'WRONG')).statusCode
  for (let count = 1; count < 10; count += 1) await guess()
  expect((await enrol(user, course.id, code)).statusCode).toBe(200)
  expect([await guess(), await guess()]).toEqual([400, 429])
})

test('guesses that arrive at the same time gain nothing, also in several courses', async () => {
  const user = await addUser(api.db)
  const courses = [
    await addCourse(api.db, { accessType: 'invite' }),
    await addCourse(api.db, { accessType: 'invite' }),
  ]
  for (const { id } of courses) await addInviteCode(api.db, id)
  const guesses = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      enrol(user, courses[index % 2]?.id ?? '', index < 60 ? `GUESS-${index}` : 'JOIN-US'),
    ),
  )
  const withStatus = (status: number) => guesses.filter(({ statusCode }) => statusCode === status)
  expect(withStatus(400)).toHaveLength(10)
  expect(withStatus(200)).toEqual([])
})
