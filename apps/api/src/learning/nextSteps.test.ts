import { expect, test } from 'vitest'
import { enrolments } from '../courses/enrolments.tables.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

const topic = { domain: 'cybersecurity', level: 'intermediate' } as const

test('the next course and lab follow domain and level, then the order of the catalogue, and leave out what is done', async () => {
  const done = await addCourse(api.db, topic)
  const learner = await addLearner(api, [done.id])
  const next = async () => (await learner.send('GET', `/mylearning/after/${done.slug}`)).json().data
  const nextCourse = async () => (await next()).course?.title
  const complete = (courseId: string) =>
    api.db
      .insert(enrolments)
      .values({ userId: learner.user.id, courseId, completedAt: api.clock })
      .onConflictDoUpdate({
        target: [enrolments.userId, enrolments.courseId],
        set: { completedAt: api.clock },
      })
  expect(await next()).toEqual({ course: null, lab: null })

  const elsewhere = await addCourse(api.db, { level: 'intermediate', title: 'Elsewhere' })
  expect(await nextCourse()).toBe('Elsewhere')
  const harder = await addCourse(api.db, { ...topic, level: 'expert', title: 'Harder' })
  expect(await nextCourse()).toBe('Harder')
  await addCourse(api.db, { ...topic, title: 'Hidden', listed: false })
  await addCourse(api.db, { ...topic, title: 'Invited', accessType: 'invite', position: 1 })
  expect(await nextCourse()).toBe('Invited')
  const later = await addCourse(api.db, { ...topic, title: 'A later one', position: 3 })
  const sooner = await addCourse(api.db, { ...topic, title: 'Sooner', position: 2 })
  expect((await next()).course).toEqual({
    id: sooner.id,
    slug: sooner.slug,
    path: null,
    type: 'course',
    title: 'Sooner',
    image: expect.any(String),
    domain: 'cybersecurity',
    level: 'intermediate',
    duration: 45,
  })
  await complete(sooner.id)
  expect(await nextCourse()).toBe('A later one')
  await complete(later.id)
  expect(await nextCourse()).toBe('Invited')
  await complete(harder.id)
  await complete(elsewhere.id)
  expect(await nextCourse()).toBe('Invited')
})

test('a lab that was solved is not offered again, one that was only begun is', async () => {
  const done = await addCourse(api.db, { domain: 'devsecops', level: 'expert' })
  const learner = await addLearner(api, [done.id])
  const nextLab = async () =>
    (await learner.send('GET', `/mylearning/after/${done.slug}`)).json().data.lab
  const lab = await addLab(api.db, { domain: 'devsecops', level: 'expert' })
  expect(await nextLab()).toMatchObject({ id: lab.id, path: lab.path, slug: null, type: 'lab' })
  const run = (solvedAt: Date | null) =>
    api.db.insert(labSessions).values({
      userId: learner.user.id,
      labId: lab.id,
      ttl: 30,
      creditsUsed: 1,
      status: 'completed',
      startedAt: api.clock,
      endedAt: api.clock,
      solvedAt,
    })
  await run(null)
  expect(await nextLab()).toMatchObject({ id: lab.id })
  await run(api.clock)
  expect((await nextLab())?.id).not.toBe(lab.id)
  const other = await addLearner(api, [done.id])
  expect((await other.send('GET', `/mylearning/after/${done.slug}`)).json().data.lab).toMatchObject(
    { id: lab.id },
  )
})

test('the labs of the course come first, in its order, whatever they are about', async () => {
  const second = await addLab(api.db, { domain: 'devops', level: 'expert', title: 'A second' })
  const first = await addLab(api.db, { domain: 'cloud engineering', title: 'B first' })
  const hidden = await addLab(api.db, { listed: false })
  const done = await addCourse(api.db, {
    ...topic,
    labs: [hidden.path, first.path, second.path],
  })
  const fitting = await addLab(api.db, { ...topic, title: 'A fitting one', position: 0 })
  const learner = await addLearner(api, [done.id])
  const nextLab = async () =>
    (await learner.send('GET', `/mylearning/after/${done.slug}`)).json().data.lab?.id
  const solve = (labId: string) =>
    api.db.insert(labSessions).values({
      userId: learner.user.id,
      labId,
      ttl: 30,
      creditsUsed: 1,
      status: 'completed',
      startedAt: api.clock,
      endedAt: api.clock,
      solvedAt: api.clock,
    })
  expect(await nextLab()).toBe(first.id)
  await solve(first.id)
  expect(await nextLab()).toBe(second.id)
  await solve(second.id)
  expect(await nextLab()).toBe(fitting.id)
})

test.each(['no-such-course', '%00', 'A B', `${'x'.repeat(90)}`, "'; drop table courses --"])(
  'there is nothing after %j',
  async (slug) => {
    const learner = await addLearner(api)
    const response = await learner.send('GET', `/mylearning/after/${encodeURIComponent(slug)}`)
    expect(response.statusCode).toBe(404)
  },
)
