import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import { addCourse } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

test('a learner without courses has empty lists', async () => {
  const learner = await addLearner(api)
  await addLearner(api, [(await addCourse(api.db)).id])
  expect((await learner.send('GET', '/mylearning/ongoing')).json()).toEqual({
    success: true,
    message: 'These are your ongoing courses.',
    data: [],
  })
  expect((await learner.send('GET', '/mylearning/completed')).json()).toEqual({
    success: true,
    message: 'These are your completed courses.',
    data: [],
  })
})

test("courses move from one list to the other, the newest first, with the learner's own progress", async () => {
  const first = await addCourse(api.db, { title: 'First', domain: 'cybersecurity' })
  const second = await addCourse(api.db, { title: 'Second' })
  const empty = await addCourse(api.db, { title: 'Without lessons' }, { hasLessons: false })
  const learner = await addLearner(api, [first.id, second.id, empty.id])
  const other = await addLearner(api, [first.id])
  const enrolledAt = (id: string, day: string) =>
    api.db
      .update(enrolments)
      .set({ enrolledAt: new Date(day) })
      .where(eq(enrolments.courseId, id))
  await enrolledAt(first.id, '2026-01-01')
  await enrolledAt(second.id, '2026-01-02')
  await enrolledAt(empty.id, '2026-01-03')
  const ongoing = async () => (await learner.send('GET', '/mylearning/ongoing')).json().data
  const completed = async () => (await learner.send('GET', '/mylearning/completed')).json().data

  for (const lessonId of first.lessonIds) await other.complete(lessonId)
  await learner.complete(first.lessonIds[0] ?? '')
  await learner.complete(first.lessonIds[0] ?? '')
  expect(await ongoing()).toEqual([
    {
      _id: expect.any(String),
      course: { domain: 'devops', title: 'Without lessons', slug: empty.slug },
      enrolledAt: '2026-01-03T00:00:00.000Z',
      progress: 0,
      next: null,
      minutesLeft: null,
    },
    {
      _id: expect.any(String),
      course: { domain: 'devops', title: 'Second', slug: second.slug },
      enrolledAt: '2026-01-02T00:00:00.000Z',
      progress: 0,
      next: { _id: second.lessonIds[0], title: 'Lesson 1.1' },
      minutesLeft: 20,
    },
    {
      _id: expect.any(String),
      course: { domain: 'cybersecurity', title: 'First', slug: first.slug },
      enrolledAt: '2026-01-01T00:00:00.000Z',
      progress: 25,
      next: { _id: first.lessonIds[1], title: 'Lesson 1.2' },
      minutesLeft: 15,
    },
  ])
  expect(await completed()).toEqual([])

  for (const lessonId of second.lessonIds) await learner.complete(lessonId)
  const secondAt = api.clock.toISOString()
  api.clock = new Date(api.clock.getTime() + 60_000)
  for (const lessonId of first.lessonIds) await learner.complete(lessonId)
  expect(
    (await ongoing()).map(({ course }: { course: { title: string } }) => course.title),
  ).toEqual(['Without lessons'])
  expect(await completed()).toEqual([
    {
      _id: expect.any(String),
      completedAt: api.clock.toISOString(),
      course: { title: 'First', slug: first.slug, domain: 'cybersecurity' },
    },
    {
      _id: expect.any(String),
      completedAt: secondAt,
      course: { title: 'Second', slug: second.slug, domain: 'devops' },
    },
  ])
})

test('the next lesson is the first that is open, wherever the learner has skipped one', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  const [first = '', second = '', third = '', fourth = ''] = course.lessonIds
  const ongoing = async () => (await learner.send('GET', '/mylearning/ongoing')).json().data[0]
  await learner.complete(first)
  await learner.complete(third)
  expect(await ongoing()).toMatchObject({
    next: { _id: second, title: 'Lesson 1.2' },
    minutesLeft: 10,
  })
  await learner.complete(second)
  expect(await ongoing()).toMatchObject({ next: { _id: fourth }, minutesLeft: 5 })
})
