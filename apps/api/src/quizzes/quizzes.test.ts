import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addLearner, addQuizLesson, answers } from '../lessons/learningFixture.ts'
import { hostileValues } from '../testing/hostile.ts'
import { addCourse, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { errorSentence } from '@rampart/contract/errors/errorTable'
import type { AnswerProblem } from '@rampart/contract/errors/lessonErrors'
import { options, quizPasses } from './quizzes.tables.ts'

const api = useTestApi()

/** A quiz of four questions and a learner who may take it. */
async function setUp(passMark = 70) {
  const course = await addCourse(api.db, {}, { hasLessons: false })
  const quiz = await addQuizLesson(api.db, course.id, { passMark })
  const learner = await addLearner(api, [course.id])
  return { course, ...quiz, learner }
}

const passesOf = (quizId: string) =>
  api.db.select().from(quizPasses).where(eq(quizPasses.quizId, quizId))

test.each([
  [70, 0, 100, true],
  [70, 1, 75, true],
  [75, 1, 75, true],
  [76, 1, 75, false],
  [70, 2, 50, false],
  [1, 4, 0, false],
  [100, 0, 100, true],
  [100, 1, 75, false],
])(
  'with a pass mark of %i, %i wrong answers of four score %i',
  async (passMark, wrong, score, passed) => {
    const { quizId, questions, learner } = await setUp(passMark)
    const response = await learner.submit(quizId, answers(questions, wrong))
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: true,
      message: passed ? 'Quiz Passed!' : 'You need to retry the quiz.',
      data: { score, passed },
    })
    expect(await passesOf(quizId)).toHaveLength(passed ? 1 : 0)
  },
)

test('an answer is right if it has all right options, in any order, and no other', async () => {
  const { quizId, questions, learner } = await setUp()
  const [single, several, ...others] = answers(questions)
  const [first = '', second = ''] = questions[1]?.right ?? []
  const wrong = questions[1]?.wrong[0] ?? ''
  const scoreWith = async (selectedOptions: string[]) => {
    const responses = [...others, { questionId: several?.questionId, selectedOptions }, single]
    return (await learner.submit(quizId, responses)).json().data.score
  }
  expect(await scoreWith([first])).toBe(75)
  expect(await scoreWith([first, wrong])).toBe(75)
  expect(await scoreWith([first, second, wrong])).toBe(75)
  expect(await scoreWith([second, first])).toBe(100)
})

test('the first pass is kept: neither a better nor a failed submission changes it', async () => {
  const { quizId, lessonId, questions, learner } = await setUp()
  const passedAt = api.clock
  await learner.submit(quizId, answers(questions, 1))
  const pass = await passesOf(quizId)
  expect(pass).toMatchObject([{ score: 75, passedAt }])
  api.clock = new Date(api.clock.getTime() + 60_000)
  expect((await learner.submit(quizId, answers(questions))).json().data).toMatchObject({
    score: 100,
    passed: true,
  })
  expect((await learner.submit(quizId, answers(questions, 4))).json().data).toMatchObject({
    score: 0,
    passed: false,
  })
  expect(await passesOf(quizId)).toEqual(pass)
  expect((await learner.lesson(lessonId)).json().data.passedQuiz).toEqual({
    score: 75,
    passed: true,
  })
})

test('fifty parallel submissions, good and bad, leave one pass for a learner', async () => {
  const { course, quizId, questions, learner } = await setUp()
  const other = await addLearner(api, [course.id])
  const tries = Array.from({ length: 50 }, (_, at) =>
    (at % 10 === 0 ? other : learner).submit(quizId, answers(questions, at % 3)),
  )
  const results = await Promise.all(tries)
  expect(results.map((response) => response.json().data?.score)).toEqual(
    results.map((_, at) => [100, 75, 50][at % 3]),
  )
  expect(await passesOf(quizId)).toHaveLength(2)
})

describe('answers that do not fit the quiz', () => {
  type Answer = ReturnType<typeof answers>[number]
  const cases: [string, AnswerProblem, (all: Answer[], other: Answer) => unknown[]][] = [
    ['a question left out', 'unanswered', (all) => all.slice(1)],
    [
      'an answer without options',
      'unanswered',
      (all) => all.map((one, at) => (at === 2 ? { ...one, selectedOptions: [] } : one)),
    ],
    ['no answers', 'unanswered', () => []],
    ['a question twice', 'twice', (all) => [...all, ...all.slice(0, 1)]],
    [
      'a question twice instead of another',
      'twice',
      (all) => [...all.slice(1), ...all.slice(1, 2)],
    ],
    ['a question of another quiz', 'question', (all, other) => [...all, other]],
    [
      'a question of another quiz instead of one',
      'question',
      (all, other) => [...all.slice(1), other],
    ],
    [
      'an unknown question',
      'question',
      (all) => [...all, { questionId: randomUUID(), selectedOptions: [randomUUID()] }],
    ],
    [
      'a question that is no id',
      'question',
      (all) => [...all, { questionId: 'constructor', selectedOptions: ['x'] }],
    ],
    [
      'an option of another question',
      'option',
      (all) =>
        all.map((one, at) =>
          at === 0 ? { ...one, selectedOptions: all[3]?.selectedOptions } : one,
        ),
    ],
    [
      'an unknown option beside the right ones',
      'option',
      (all) => all.map((one, at) => (at === 1 ? withMore(one, randomUUID()) : one)),
    ],
    [
      'an option twice',
      'repeated',
      (all) => all.map((one, at) => (at === 1 ? withMore(one, one.selectedOptions[0]) : one)),
    ],
  ]
  const withMore = (one: Answer, option = '') => ({
    ...one,
    selectedOptions: [...one.selectedOptions, option],
  })

  test.each(cases)('%s', async (_name, problem, change) => {
    const { quizId, questions, learner } = await setUp()
    const another = await setUp()
    const [other] = answers(another.questions)
    if (!other) throw new Error('A question was expected.')
    const response = await learner.submit(quizId, change(answers(questions), other))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      success: false,
      message: errorSentence('invalid_answers', { problem }),
    })
    expect(await passesOf(quizId)).toEqual([])
  })

  test('several options for a question that allows one', async () => {
    const { quizId, questions, learner } = await setUp()
    const [single] = questions
    const both = {
      questionId: single?.id,
      selectedOptions: [...(single?.right ?? []), ...(single?.wrong ?? [])],
    }
    const response = await learner.submit(quizId, [both, ...answers(questions).slice(1)])
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_answers',
      details: { problem: 'several' },
    })
  })

  test('wrong types and values in any field', async () => {
    const { quizId, questions, learner } = await setUp()
    const [first, ...rest] = answers(questions)
    const payloads = hostileValues.flatMap((value) => [
      value,
      [value],
      [...answers(questions), value],
      [{ ...first, questionId: value }, ...rest],
      [{ ...first, selectedOptions: value }, ...rest],
      [{ ...first, selectedOptions: [value] }, ...rest],
      [{ ...first, isCorrect: value }, ...rest],
    ])
    const notRefused = []
    for (const payload of payloads) {
      const { statusCode } = await learner.submit(quizId, payload)
      if (statusCode !== 400 && statusCode !== 413)
        notRefused.push([statusCode, JSON.stringify(payload).slice(0, 200)])
    }
    expect(notRefused).toEqual([])
    expect(await passesOf(quizId)).toEqual([])
  })
})

test.each([randomUUID(), 'no-such-quiz'])('the quiz %s is not found', async (quizId) => {
  const { questions, learner } = await setUp()
  for (const response of [
    await learner.submit(quizId, answers(questions)),
    await learner.review(quizId),
  ]) {
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, code: 'quiz_not_found' })
  }
})

test('only learners who have passed read the solution', async () => {
  const { course, quizId, questions, learner } = await setUp()
  const other = await addLearner(api, [course.id])
  const expectRefused = async () => {
    const refused = await learner.review(quizId)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      success: false,
      message: 'Pass this quiz to see its solution.',
      code: 'solution_locked',
    })
  }
  await expectRefused()
  const failed = await learner.submit(quizId, answers(questions, 2))
  await other.submit(quizId, answers(questions))
  await expectRefused()

  const passed = await learner.submit(quizId, answers(questions, 1))
  for (const { body } of [failed, passed]) expect(body).not.toMatch(/correct|reason/i)
  const response = await learner.review(quizId)
  expect(response.statusCode).toBe(200)
  const chosen = answers(questions, 1)
  expect(response.json()).toEqual({
    success: true,
    data: {
      _id: quizId,
      title: 'The quiz',
      questions: questions.map(({ id, right, wrong }, at) => ({
        _id: id,
        questionText: `Question ${at + 1}`,
        allowMultipleSelection: at === 1 || at === 2,
        options: [...right, ...wrong].map((optionId, place) => ({
          optionId,
          text: `Option ${at + 1}.${place + 1}`,
        })),
        correctOptions: right,
        selectedOptions: chosen[at]?.selectedOptions,
        explanation: `Reason ${at + 1}`,
      })),
    },
  })
})

test('if a quiz changes after the pass, the pass stays without the deleted options', async () => {
  const { quizId, questions, learner } = await setUp()
  await learner.submit(quizId, answers(questions))
  const gone = questions[1]?.right[0] ?? ''
  await api.db.delete(options).where(eq(options.id, gone))
  const review = (await learner.review(quizId)).json().data
  expect(review.questions[1]).toMatchObject({
    correctOptions: [questions[1]?.right[1]],
    selectedOptions: [questions[1]?.right[1]],
  })
  expect(await only(passesOf(quizId))).toMatchObject({ score: 100 })
})
