import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hostileValues } from '../testing/hostile.ts'
import { addCourse } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { addLearner, addQuizLesson, answers } from './learningFixture.ts'
import { lessonCompletions, lessonPositions, lessons } from './lessons.tables.ts'

const api = useTestApi({ VIDEO_EMBED_URL: 'https://video.example.org/embed/{library}/{content}' })

/**
 * A course of four video lessons and a quiz; the first lesson's video has an address that needs
 * encoding.
 */
async function addFullCourse() {
  const course = await addCourse(api.db, { title: 'Full Course' })
  const video = {
    videoLibrary: '12',
    videoContent: 'a/b',
    descriptionHtml: '<p>Watch <strong>this</strong>.</p>',
  }
  await api.db.update(lessons).set(video).where(eq(lessons.courseId, course.id))
  const quiz = await addQuizLesson(api.db, course.id)
  const [first = '', second = '', third = '', fourth = ''] = course.lessonIds
  return { course, quiz, first, second, third, fourth }
}

test('a video lesson has exactly what its page shows', async () => {
  const { course, quiz, first, second, third, fourth } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  await learner.complete(second)
  const response = await learner.lesson(third)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const outlineLesson = (_id: string, order: number, title: string, completed = false) => ({
    _id,
    order,
    title,
    completed,
  })
  expect(response.json()).toEqual({
    success: true,
    message: 'This is the lesson.',
    data: {
      _id: third,
      title: 'Lesson 2.1',
      description: '<p>Watch <strong>this</strong>.</p>',
      type: 'video',
      library: '12',
      content: 'a/b',
      film: null,
      videoUrl: 'https://video.example.org/embed/12/a%2Fb',
      module: expect.any(String),
      course: { slug: course.slug, title: 'Full Course' },
      previousLesson: { _id: second },
      courseOutline: [
        {
          _id: expect.any(String),
          order: 1,
          title: 'Module 1',
          lessons: [
            outlineLesson(first, 1, 'Lesson 1.1'),
            outlineLesson(second, 2, 'Lesson 1.2', true),
          ],
        },
        {
          _id: response.json().data.module,
          order: 2,
          title: 'Module 2',
          lessons: [outlineLesson(third, 1, 'Lesson 2.1'), outlineLesson(fourth, 2, 'Lesson 2.2')],
        },
        {
          _id: quiz.moduleId,
          order: 9,
          title: 'Quizzes',
          lessons: [outlineLesson(quiz.lessonId, 1, 'The quiz')],
        },
      ],
      quizWithQuestions: null,
      passedQuiz: null,
      position: 0,
    },
  })
  expect((await learner.lesson(first)).json().data.previousLesson).toBeNull()
})

test('a quiz lesson has its questions in order, without their solution, before and after the pass', async () => {
  const { course, quiz, fourth } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  const before = await learner.lesson(quiz.lessonId)
  expect(before.json().data).toMatchObject({
    type: 'quiz',
    videoUrl: null,
    library: null,
    content: null,
    module: quiz.moduleId,
    previousLesson: { _id: fourth },
    passedQuiz: null,
    position: 0,
  })
  const { quizWithQuestions } = before.json().data
  expect(quizWithQuestions).toEqual({
    _id: quiz.quizId,
    title: 'The quiz',
    instructions: 'Think.',
    questions: quiz.questions.map(({ id, right, wrong }, at) => ({
      _id: id,
      questionText: `Question ${at + 1}`,
      allowMultipleSelection: at === 1 || at === 2,
      options: [...right, ...wrong].map((optionId, place) => ({
        optionId,
        text: `Option ${at + 1}.${place + 1}`,
      })),
    })),
  })
  expect(before.body).not.toMatch(/correct|reason|passMark/i)

  await learner.submit(quiz.quizId, answers(quiz.questions, 1))
  const after = await learner.lesson(quiz.lessonId)
  expect(after.json().data).toMatchObject({
    passedQuiz: { score: 75, passed: true },
    quizWithQuestions,
  })
  expect(after.body).not.toMatch(/correct|reason|passMark/i)
})

test('a lesson whose video is missing says so', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  expect((await learner.lesson(course.lessonIds[0] ?? '')).json().data).toMatchObject({
    type: 'video',
    library: null,
    content: null,
    videoUrl: null,
  })
})

test("ticks, positions and passes are the learner's own", async () => {
  const { course, quiz, first } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  const other = await addLearner(api, [course.id])
  await other.complete(first)
  await other.savePosition(first, 30)
  await other.submit(quiz.quizId, answers(quiz.questions))
  const { data } = (await learner.lesson(first)).json()
  expect(data.position).toBe(0)
  expect(JSON.stringify(data.courseOutline)).not.toContain('"completed":true')
  expect((await learner.lesson(quiz.lessonId)).json().data.passedQuiz).toBeNull()
})

test('a learner who is not enrolled can read and change nothing', async () => {
  const { course, quiz, first } = await addFullCourse()
  await addLearner(api, [course.id])
  const stranger = await addLearner(api, [(await addCourse(api.db)).id])
  for (const response of [
    await stranger.lesson(first),
    await stranger.complete(first),
    await stranger.complete(quiz.lessonId),
    await stranger.savePosition(first, 5),
    await stranger.submit(quiz.quizId, answers(quiz.questions)),
    await stranger.review(quiz.quizId),
  ]) {
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      success: false,
      message: 'You are not enrolled in this course. Please enroll to access lessons.',
      code: 'not_enrolled',
    })
  }
  expect(
    await api.db.select().from(lessonCompletions).where(eq(lessonCompletions.lessonId, first)),
  ).toEqual([])
  expect(
    await api.db.select().from(lessonPositions).where(eq(lessonPositions.lessonId, first)),
  ).toEqual([])
})

test.each([randomUUID(), 'no-such-lesson', 'x'.repeat(64), '%20'])(
  'the lesson %s is not found',
  async (lessonId) => {
    const learner = await addLearner(api)
    for (const response of [
      await learner.lesson(lessonId),
      await learner.complete(lessonId),
      await learner.savePosition(lessonId, 1),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({
        success: false,
        code: expect.stringMatching(/(^|_)not_found$/),
      })
    }
  },
)

test('the last position is kept', async () => {
  const { course, first } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  const positionOf = async () => (await learner.lesson(first)).json().data.position
  const saved = await learner.savePosition(first, 12.5)
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toEqual({ success: true })
  expect(await positionOf()).toBe(12.5)
  for (const seconds of [600, 0, 86_400]) {
    await learner.savePosition(first, seconds)
    expect(await positionOf()).toBe(seconds)
  }
  const parallel = await Promise.all(
    Array.from({ length: 20 }, (_, seconds) => learner.savePosition(first, seconds)),
  )
  expect(parallel.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(await positionOf()).toBeLessThan(20)
  expect(
    await api.db.select().from(lessonPositions).where(eq(lessonPositions.lessonId, first)),
  ).toHaveLength(1)
})

test('an invalid position is refused', async () => {
  const { course, first } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  for (const seconds of [-0.1, 86_400.1, '5', ...hostileValues.filter((value) => value !== 0)]) {
    expect((await learner.savePosition(first, seconds)).statusCode).toBe(400)
  }
  expect((await learner.send('PUT', `/lesson/${first}/position`, {})).statusCode).toBe(400)
  expect((await learner.lesson(first)).json().data.position).toBe(0)
})

test('a position in a lesson without a video is accepted and ignored', async () => {
  const { course, quiz } = await addFullCourse()
  const learner = await addLearner(api, [course.id])
  expect((await learner.savePosition(quiz.lessonId, 5)).statusCode).toBe(200)
  expect((await learner.lesson(quiz.lessonId)).json().data.position).toBe(0)
})
