import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLearner, addQuizLesson, answers } from '../lessons/learningFixture.ts'
import { lessons } from '../lessons/lessons.tables.ts'
import { addCourse } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { questions as questionsTable, quizPasses } from './quizzes.tables.ts'

const api = useTestApi()

async function setUp() {
  const course = await addCourse(api.db)
  const quiz = await addQuizLesson(api.db, course.id, { passMark: 80 })
  const learner = await addLearner(api, [course.id])
  const practice = (responses: unknown, quizId: unknown = quiz.quizId) =>
    learner.send('POST', '/quiz/practice', { quizId, responses } as object)
  return { course, ...quiz, learner, practice }
}

const see = (id: string, seeLesson: string, seeHeading: string | null) =>
  api.db.update(questionsTable).set({ seeLesson, seeHeading }).where(eq(questionsTable.id, id))

test('a failure names the pass mark and the places of what was missed, and nothing of what is right', async () => {
  const { course, quizId, questions, learner } = await setUp()
  const [, second, third, fourth] = questions.map(({ id }) => id)
  const [lessonId = ''] = course.lessonIds
  await api.db
    .update(lessons)
    .set({ descriptionHtml: '<h2 id="text-a-b">A &amp; <code>b</code></h2><p>It is so.</p>' })
    .where(eq(lessons.id, lessonId))
  await see(second ?? '', 'Lesson 1.1', 'a-b')
  await see(third ?? '', 'Lesson 1.1', 'gone')
  await see(fourth ?? '', 'no such lesson', null)
  const response = await learner.submit(quizId, answers(questions, 3))
  const place = { lessonId, lessonTitle: 'Lesson 1.1' }
  expect(response.json().data).toEqual({
    score: 25,
    passed: false,
    passMark: 80,
    missed: [
      { questionId: second, see: { ...place, heading: { id: 'text-a-b', text: 'A & b' } } },
      { questionId: third, see: { ...place, heading: null } },
      { questionId: fourth, see: null },
    ],
  })
  // Ids of options, right or wrong, and reasons would reveal the solution.
  for (const text of ['Reason', ...questions.flatMap(({ right, wrong }) => [...right, ...wrong])])
    expect(response.body).not.toContain(text)
  expect((await learner.submit(quizId, answers(questions))).json().data).toEqual({
    score: 100,
    passed: true,
    passMark: 80,
    missed: [],
  })
})

test('a learner who passes is not told what was missed: the review says it', async () => {
  const course = await addCourse(api.db)
  const { quizId, questions } = await addQuizLesson(api.db, course.id, { passMark: 70 })
  const learner = await addLearner(api, [course.id])
  expect((await learner.submit(quizId, answers(questions, 1))).json().data).toMatchObject({
    passed: true,
    missed: [],
  })
})

test('the place is in the same course, also if others have lessons of this name', async () => {
  const { course, quizId, questions, learner } = await setUp()
  const other = await addCourse(api.db)
  expect(other.lessonIds).not.toEqual(course.lessonIds)
  await see(questions[3]?.id ?? '', 'Lesson 2.2', null)
  const { missed } = (await learner.submit(quizId, answers(questions, 1))).json().data
  expect(missed).toMatchObject([{ see: { lessonId: course.lessonIds[3] } }])
})

test('practice checks some questions and passes nothing, however often and at the same time', async () => {
  const { quizId, questions, learner, practice } = await setUp()
  const [right] = answers(questions)
  const wrong = answers(questions, 4)[2]
  const all = await Promise.all(Array.from({ length: 5 }, () => practice([right, wrong])))
  for (const response of all) {
    expect(response.json()).toEqual({
      success: true,
      data: { missed: [{ questionId: wrong?.questionId, see: null }] },
    })
  }
  expect((await practice(answers(questions))).json().data).toEqual({ missed: [] })
  expect(await api.db.select().from(quizPasses).where(eq(quizPasses.quizId, quizId))).toEqual([])
  expect((await learner.review(quizId)).statusCode).toBe(403)
})

test('practice is refused as the quiz is', async () => {
  const { quizId, questions, practice } = await setUp()
  const [first] = answers(questions)
  const { questions: others } = await setUp()
  const stranger = await addLearner(api)
  const status = async (...given: Parameters<typeof practice>) =>
    (await practice(...given)).statusCode
  expect(await status([])).toBe(400)
  expect(await status([first, first])).toBe(400)
  expect(await status(answers(others).slice(0, 1))).toBe(400)
  expect(await status([{ ...first, selectedOptions: [] }])).toBe(400)
  expect(await status([{ ...first, selectedOptions: ['x'] }])).toBe(400)
  expect(await status([first], crypto.randomUUID())).toBe(404)
  expect(await status([first], "'; --")).toBe(400)
  expect(
    (await stranger.send('POST', '/quiz/practice', { quizId, responses: [first] } as object))
      .statusCode,
  ).toBe(403)
})
