import { randomUUID } from 'node:crypto'
import { apiBase } from '@rampart/contract/calls/call'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { options, questions, quizzes } from '../quizzes/quizzes.tables.ts'
import { addUser, only } from '../testing/records.ts'
import type { TestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'
import { lessons, modules } from './lessons.tables.ts'

/** A signed-in learner and the calls of learning. */
export interface TestLearner {
  readonly user: UserRow
  send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: InjectOptions['payload'],
  ): Promise<LightMyRequestResponse>
  lesson(lessonId: string): Promise<LightMyRequestResponse>
  complete(lessonId: string): Promise<LightMyRequestResponse>
  savePosition(lessonId: string, seconds: unknown): Promise<LightMyRequestResponse>
  submit(quizId: unknown, responses: unknown): Promise<LightMyRequestResponse>
  review(quizId: string): Promise<LightMyRequestResponse>
}

/** A new learner, enrolled in the given courses. */
export async function addLearner(
  api: TestApi,
  courseIds: readonly string[] = [],
  values: Parameters<typeof addUser>[1] = {},
): Promise<TestLearner> {
  const user = await addUser(api.db, values)
  for (const courseId of courseIds)
    await api.db.insert(enrolments).values({ userId: user.id, courseId })
  const send: TestLearner['send'] = async (method, path, payload) =>
    api.app.inject({
      method,
      url: apiBase + path,
      headers: await api.signedIn(user),
      ...(payload === undefined ? {} : { payload }),
    })
  return {
    user,
    send,
    lesson: (lessonId) => send('GET', `/lesson/${lessonId}`),
    complete: (lessonId) => send('POST', `/lesson/${lessonId}/complete`),
    savePosition: (lessonId, seconds) => send('PUT', `/lesson/${lessonId}/position`, { seconds }),
    submit: (quizId, responses) => send('POST', '/quiz/submit', { quizId, responses }),
    review: (quizId) => send('GET', `/quiz/${quizId}/review`),
  }
}

/** A question of `addQuizLesson`. */
export interface TestQuestion {
  readonly id: string
  /** The ids of its right options. */
  readonly right: string[]
  readonly wrong: string[]
}

/** How many right and wrong options the questions have; the second and third allow several. */
const shapes = [
  { right: 1, wrong: 2, allowMultipleSelection: false },
  { right: 2, wrong: 1, allowMultipleSelection: true },
  { right: 1, wrong: 1, allowMultipleSelection: true },
  { right: 1, wrong: 1, allowMultipleSelection: false },
]

/** A lesson with a quiz of four questions, in a new module at the end of the course. */
export async function addQuizLesson(db: Database, courseId: string, { passMark = 70 } = {}) {
  const module = await only(
    db.insert(modules).values({ courseId, title: 'Quizzes', position: 9 }).returning(),
  )
  const lesson = await only(
    db
      .insert(lessons)
      .values({
        courseId,
        moduleId: module.id,
        key: randomUUID(),
        title: 'The quiz',
        type: 'quiz',
        minutes: 5,
        position: 1,
      })
      .returning(),
  )
  const quiz = await only(
    db
      .insert(quizzes)
      .values({ lessonId: lesson.id, title: 'The quiz', instructions: 'Think.', passMark })
      .returning(),
  )
  const made: TestQuestion[] = []
  for (const [at, shape] of shapes.entries())
    made.push(await addQuestion(db, quiz.id, at + 1, shape))
  return { moduleId: module.id, lessonId: lesson.id, quizId: quiz.id, questions: made }
}

async function addQuestion(
  db: Database,
  quizId: string,
  position: number,
  shape: (typeof shapes)[number],
): Promise<TestQuestion> {
  const { allowMultipleSelection } = shape
  const values = {
    quizId,
    position,
    text: `Question ${position}`,
    allowMultipleSelection,
    explanation: `Reason ${position}`,
  }
  const { id } = await only(db.insert(questions).values(values).returning())
  const rows = Array.from({ length: shape.right + shape.wrong }, (_, at) => ({
    questionId: id,
    position: at + 1,
    text: `Option ${position}.${at + 1}`,
    isCorrect: at < shape.right,
  }))
  const ids = (await db.insert(options).values(rows).returning())
    .toSorted((a, b) => a.position - b.position)
    .map((option) => option.id)
  return { id, right: ids.slice(0, shape.right), wrong: ids.slice(shape.right) }
}

/** The answers to a quiz, the last `wrong` of them wrong. */
export const answers = (asked: readonly TestQuestion[], wrong = 0) =>
  asked.map(({ id, right, wrong: others }, at) => ({
    questionId: id,
    selectedOptions: at < asked.length - wrong ? right : others.slice(0, 1),
  }))
