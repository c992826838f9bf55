import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import type { TestLearner } from '../lessons/learningFixture.ts'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

const mapOf = async (learner: TestLearner) =>
  (await learner.send('GET', '/mylearning/map')).json().data

async function solve(learner: TestLearner, labId: string, day: number, isSolved = true) {
  const startedAt = new Date(Date.UTC(2026, 4, day))
  await api.db.insert(labSessions).values({
    userId: learner.user.id,
    labId,
    status: 'completed',
    ttl: 60,
    creditsUsed: 2,
    startedAt,
    endedAt: new Date(startedAt.getTime() + 3_600_000),
    solvedAt: isSolved ? new Date(startedAt.getTime() + 60_000) : null,
  })
}

test('is for signed-in learners', async () => {
  expect((await api.get('/mylearning/map')).statusCode).toBe(401)
})

test('a learner who has begun nothing has an empty map, also if others have begun', async () => {
  const course = await addCourse(api.db)
  const other = await addLearner(api, [course.id])
  await other.complete(course.lessonIds[0] ?? '')
  const learner = await addLearner(api)
  expect(await mapOf(learner)).toEqual({ courses: [], labs: [] })
})

test('the course that was worked on last comes first, with its next lesson', async () => {
  const first = await addCourse(api.db, { title: 'First', domain: 'cybersecurity' })
  const second = await addCourse(api.db, { title: 'Second' })
  const empty = await addCourse(api.db, { title: 'Without lessons' }, { hasLessons: false })
  const learner = await addLearner(api, [first.id, second.id, empty.id])
  const long = new Date('2026-01-01')
  await api.db
    .update(enrolments)
    .set({ enrolledAt: long })
    .where(eq(enrolments.userId, learner.user.id))
  await learner.complete(first.lessonIds[0] ?? '')
  const { courses } = await mapOf(learner)
  expect(courses.map(({ title }: { title: string }) => title)).toEqual([
    'First',
    'Second',
    'Without lessons',
  ])
  expect(courses[0]).toEqual({
    domain: 'cybersecurity',
    title: 'First',
    slug: first.slug,
    progress: 25,
    completedAt: null,
    nextLesson: { _id: first.lessonIds[1], title: expect.any(String), number: 2 },
    credential: null,
  })
  expect(courses[1]).toMatchObject({ progress: 0, nextLesson: { number: 1 } })
  expect(courses[2]).toMatchObject({ progress: 0, nextLesson: null })
})

test('a completed course has its valid credential, and none that was revoked', async () => {
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const learner = await addLearner(api, [course.id])
  for (const lessonId of course.lessonIds) await learner.complete(lessonId)
  const [{ completedAt, credential, progress }] = (await mapOf(learner)).courses
  expect(progress).toBe(100)
  expect(completedAt).toBe(api.clock.toISOString())
  expect(credential).toEqual({ type: 'certificate', credentialId: expect.stringMatching(/^CSN-/) })
  await api.db
    .update(credentials)
    .set({ status: 'Revoked' })
    .where(eq(credentials.credentialId, credential.credentialId))
  expect((await mapOf(learner)).courses[0].credential).toBeNull()
})

test('a lab that was solved more than once is there once, since the first time', async () => {
  const [often, open, late] = [await addLab(api.db), await addLab(api.db), await addLab(api.db)]
  const learner = await addLearner(api)
  await solve(learner, often.id, 2)
  await solve(learner, often.id, 9)
  await solve(learner, open.id, 3, false)
  await solve(learner, late.id, 4)
  expect((await mapOf(learner)).labs).toEqual([
    {
      path: late.path,
      title: late.title,
      domain: late.domain,
      solvedAt: '2026-05-04T00:01:00.000Z',
    },
    {
      path: often.path,
      title: often.title,
      domain: often.domain,
      solvedAt: '2026-05-02T00:01:00.000Z',
    },
  ])
})

test('reading it twenty times at once gives twenty equal responses', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  await learner.complete(course.lessonIds[0] ?? '')
  const responses = await Promise.all(Array.from({ length: 20 }, () => mapOf(learner)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
})
