import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { addCourse, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { addLearner, addQuizLesson, answers } from './learningFixture.ts'
import type { TestLearner } from './learningFixture.ts'
import { lessonCompletions, lessons } from './lessons.tables.ts'

const api = useTestApi()

const credentialsOf = (courseId: string) =>
  api.db.select().from(credentials).where(eq(credentials.courseId, courseId))

const enrolmentOf = ({ user }: TestLearner) =>
  only(api.db.select().from(enrolments).where(eq(enrolments.userId, user.id)))

const completionsOf = async (learner: TestLearner) =>
  api.db
    .select()
    .from(lessonCompletions)
    .where(eq(lessonCompletions.enrolmentId, (await enrolmentOf(learner)).id))

const response = (completed: boolean, nextLesson: string | undefined) => ({
  success: true,
  data: {
    progress: { completed },
    nextLesson: nextLesson === undefined ? null : { _id: nextLesson },
  },
})

test('lesson after lesson leads to the end of the course and its certificate', async () => {
  const course = await addCourse(api.db, {
    title: 'Walked Through',
    completionCredential: 'certificate',
  })
  const [first = '', second = '', third = '', fourth = ''] = course.lessonIds
  const learner = await addLearner(api, [course.id])
  expect((await learner.complete(first)).json()).toEqual(response(false, second))
  expect((await learner.complete(second)).json()).toEqual(response(false, third))
  expect((await learner.complete(third)).json()).toEqual(response(false, fourth))
  expect(await credentialsOf(course.id)).toEqual([])

  api.clock = new Date(api.clock.getTime() + 60_000)
  const last = await learner.complete(fourth)
  expect(last.statusCode).toBe(200)
  expect(last.json()).toEqual(response(true, undefined))
  expect((await enrolmentOf(learner)).completedAt).toEqual(api.clock)
  expect(await credentialsOf(course.id)).toMatchObject([
    {
      type: 'certificate',
      source: 'course',
      userId: learner.user.id,
      participantId: null,
      participantName: 'Lena Learner',
      title: 'Walked Through',
      status: 'Valid',
      issuedAt: api.clock,
      credentialId: expect.stringMatching(/^CSN-[0-9A-HJKMNP-TV-Z]{12}$/),
    },
  ])
})

test('completing again returns the same and changes nothing', async () => {
  const course = await addCourse(api.db, { completionCredential: 'badge' })
  const learner = await addLearner(api, [course.id])
  const [first = '', second = ''] = course.lessonIds
  const firstAnswer = (await learner.complete(first)).json()
  const completed = await completionsOf(learner)
  await learner.complete(second)
  api.clock = new Date(api.clock.getTime() + 60_000)
  expect((await learner.complete(first)).json()).toEqual(firstAnswer)
  expect(await completionsOf(learner)).toEqual(expect.arrayContaining(completed))
  for (const lessonId of course.lessonIds) await learner.complete(lessonId)

  const before = [
    await enrolmentOf(learner),
    await completionsOf(learner),
    await credentialsOf(course.id),
  ]
  api.clock = new Date(api.clock.getTime() + 60_000)
  for (const [at, lessonId] of course.lessonIds.entries()) {
    expect((await learner.complete(lessonId)).json()).toEqual(
      response(true, course.lessonIds[at + 1]),
    )
  }
  expect([
    await enrolmentOf(learner),
    await completionsOf(learner),
    await credentialsOf(course.id),
  ]).toEqual(before)
})

test.each(Array.from({ length: 15 }, (_, done) => done))(
  'whichever lessons are left out (pattern %i), going on leads to the end',
  async (done) => {
    const course = await addCourse(api.db)
    const learner = await addLearner(api, [course.id])
    for (const [at, lessonId] of course.lessonIds.entries())
      if (done & (1 << at)) await learner.complete(lessonId)
    let step = (await learner.complete(course.lessonIds[3] ?? '')).json().data
    for (let steps = 0; !step.progress.completed; steps += 1) {
      expect(steps).toBeLessThan(8)
      step = (await learner.complete(step.nextLesson._id)).json().data
    }
    expect(await completionsOf(learner)).toHaveLength(4)
  },
)

test('after the last lesson comes the first open one', async () => {
  const course = await addCourse(api.db)
  const [first = '', second = '', third, fourth = ''] = course.lessonIds
  const learner = await addLearner(api, [course.id])
  await learner.complete(first)
  expect((await learner.complete(fourth)).json()).toEqual(response(false, second))
  expect((await learner.complete(second)).json()).toEqual(response(false, third))
})

describe('in parallel', () => {
  test.each(['certificate', 'badge'] as const)(
    'fifty completions of the last lesson issue one %s',
    async (completionCredential) => {
      const course = await addCourse(api.db, { completionCredential })
      const learner = await addLearner(api, [course.id])
      for (const lessonId of course.lessonIds.slice(0, 3)) await learner.complete(lessonId)
      const all = await Promise.all(
        Array.from({ length: 50 }, () => learner.complete(course.lessonIds[3] ?? '')),
      )
      expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
      for (const one of all) expect(one.json()).toEqual(response(true, undefined))
      const issued = await credentialsOf(course.id)
      expect(issued).toMatchObject([{ type: completionCredential }])
      expect(await completionsOf(learner)).toHaveLength(4)
    },
  )

  test('all lessons complete the course once, by the last of them', async () => {
    const course = await addCourse(api.db, { completionCredential: 'certificate' })
    const learners = await Promise.all(
      Array.from({ length: 5 }, () => addLearner(api, [course.id])),
    )
    const all = await Promise.all(
      learners.flatMap((learner) =>
        [...course.lessonIds, ...course.lessonIds].map((lessonId) => learner.complete(lessonId)),
      ),
    )
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
    for (const learner of learners) {
      expect((await enrolmentOf(learner)).completedAt).not.toBeNull()
      expect(await completionsOf(learner)).toHaveLength(4)
    }
    const issued = await credentialsOf(course.id)
    expect(issued.map(({ userId }) => userId).toSorted()).toEqual(
      learners.map(({ user }) => user.id).toSorted(),
    )
    expect(new Set(issued.map(({ credentialId }) => credentialId)).size).toBe(5)
  })

  test('completions, positions, quiz submissions and reads do not block each other', async () => {
    const course = await addCourse(api.db)
    await api.db
      .update(lessons)
      .set({ videoLibrary: '1', videoContent: '2' })
      .where(eq(lessons.courseId, course.id))
    const quiz = await addQuizLesson(api.db, course.id)
    const learner = await addLearner(api, [course.id])
    const all = await Promise.all(
      course.lessonIds.flatMap((lessonId) => [
        learner.complete(lessonId),
        learner.savePosition(lessonId, 3),
        learner.submit(quiz.quizId, answers(quiz.questions)),
        learner.lesson(lessonId),
      ]),
    )
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200))
    expect((await learner.complete(quiz.lessonId)).json()).toEqual(response(true, undefined))
  })
})

test('a quiz lesson completes after its quiz is passed, and stays complete', async () => {
  const course = await addCourse(api.db, {}, { hasLessons: false })
  const { lessonId, quizId, questions } = await addQuizLesson(api.db, course.id)
  const learner = await addLearner(api, [course.id])
  const other = await addLearner(api, [course.id])
  const expectRefused = async () => {
    const refused = await learner.complete(lessonId)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      success: false,
      message: 'Pass the quiz of this lesson to complete it.',
      code: 'quiz_not_passed',
    })
  }
  await expectRefused()
  await learner.submit(quizId, answers(questions, 2))
  await other.submit(quizId, answers(questions))
  await expectRefused()
  expect(await completionsOf(learner)).toEqual([])

  await learner.submit(quizId, answers(questions))
  await learner.submit(quizId, answers(questions, 4))
  expect((await learner.complete(lessonId)).json()).toEqual(response(true, undefined))
  expect((await learner.complete(lessonId)).json()).toEqual(response(true, undefined))
})

test('a completed course stays completed when lessons are added', async () => {
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const learner = await addLearner(api, [course.id])
  for (const lessonId of course.lessonIds) await learner.complete(lessonId)
  const { completedAt } = await enrolmentOf(learner)
  const { lessonId, quizId, questions } = await addQuizLesson(api.db, course.id)
  expect((await learner.complete(course.lessonIds[3] ?? '')).json()).toEqual(
    response(true, lessonId),
  )
  await learner.submit(quizId, answers(questions))
  api.clock = new Date(api.clock.getTime() + 60_000)
  expect((await learner.complete(lessonId)).json()).toEqual(response(true, undefined))
  expect((await enrolmentOf(learner)).completedAt).toEqual(completedAt)
  expect(await credentialsOf(course.id)).toMatchObject([{ type: 'certificate' }])
})

test('if the open lessons are removed, completing another one again completes the course', async () => {
  const course = await addCourse(api.db, { completionCredential: 'badge' })
  const [first = '', second = '', third = '', fourth = ''] = course.lessonIds
  const learner = await addLearner(api, [course.id])
  for (const lessonId of [first, second, third]) await learner.complete(lessonId)
  await api.db.delete(lessons).where(eq(lessons.id, fourth))
  expect((await learner.complete(third)).json()).toEqual(response(true, undefined))
  expect(await credentialsOf(course.id)).toMatchObject([{ type: 'badge' }])
})

test('if the open lessons are removed, the course is completed as its status is next read, once', async () => {
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const [first = '', second = '', third = '', fourth = ''] = course.lessonIds
  const [learner, other] = [await addLearner(api, [course.id]), await addLearner(api, [course.id])]
  for (const lessonId of [first, second, third]) await learner.complete(lessonId)
  await other.complete(first)
  const status = (of: TestLearner) => of.send('POST', '/course/status', { courseId: course.id })
  expect((await status(learner)).json()).toMatchObject({ data: { completed: false } })

  await api.db.delete(lessons).where(eq(lessons.id, fourth))
  const expected = { data: { completed: true, currentLesson: third } }
  const responses = await Promise.all([status(learner), status(learner), status(other)])
  expect(responses.map((each) => each.json())).toMatchObject([
    expected,
    expected,
    { data: { completed: false, currentLesson: second } },
  ])
  expect((await enrolmentOf(learner)).completedAt).toEqual(api.clock)
  expect(await credentialsOf(course.id)).toMatchObject([
    { type: 'certificate', userId: learner.user.id },
  ])
})

test('a course of which all lessons are removed is not completed by that', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  for (const lessonId of course.lessonIds.slice(1)) await learner.complete(lessonId)
  await api.db.delete(lessons).where(eq(lessons.courseId, course.id))
  const status = await learner.send('POST', '/course/status', { courseId: course.id })
  expect(status.json()).toMatchObject({ data: { completed: false, currentLesson: null } })
})

test('a course without a credential issues none', async () => {
  const course = await addCourse(api.db, { completionCredential: 'none' })
  const learner = await addLearner(api, [course.id])
  for (const lessonId of course.lessonIds) await learner.complete(lessonId)
  expect((await enrolmentOf(learner)).completedAt).not.toBeNull()
  expect(await credentialsOf(course.id)).toEqual([])
})

test('completing takes no body', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  const refused = await learner.send('POST', `/lesson/${course.lessonIds[0]}/complete`, {
    completed: true,
  })
  expect(refused.statusCode).toBe(400)
  expect(await completionsOf(learner)).toEqual([])
})
