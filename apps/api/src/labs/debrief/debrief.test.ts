import { expect, test } from 'vitest'
import { enrolments } from '../../courses/enrolments.tables.ts'
import { useLabs } from '../../testing/labs.ts'
import { addCourse } from '../../testing/records.ts'
import { useTestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'
import { labSessions } from '../labs.tables.ts'

const api = useTestApi()
const labs = useLabs(api)

const checks = [
  {
    id: 'find',
    name: 'Find it',
    guard: false,
    hints: [],
    section: 'Look',
    reference: { minutes: 4, how: 'Lift the mat.' },
  },
  { id: 'keep', name: 'Keep it', guard: true, hints: [] },
]
const kind = { level: 'intermediate', domain: 'devops', checks } as const

/** A session that took so many minutes to its solution; null: it was not solved. */
async function ran(user: UserRow, labId: string, minutes: number | null, day = 1) {
  const startedAt = new Date(Date.UTC(2026, 10, day))
  const endedAt = new Date(startedAt.getTime() + 3_600_000)
  await api.db.insert(labSessions).values({
    userId: user.id,
    labId,
    status: 'completed',
    ttl: 60,
    creditsUsed: 2,
    startedAt,
    endedAt,
    solvedAt: minutes === null ? null : new Date(startedAt.getTime() + minutes * 60_000),
  })
}

const read = async (user: UserRow, path: string) =>
  api.get(`/lab/${path}/debrief`, await api.signedIn(user))
const debrief = async (user: UserRow, path: string) => (await read(user, path)).json().data

test('the author’s way is told to nobody who has not solved the lab', async () => {
  const [user, lab] = [await labs.addLearner(0), await labs.addLab(kind)]
  await ran(user, lab.id, null)
  const refused = await read(user, lab.path)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'lab_not_solved'])
  expect(refused.body).not.toContain('Lift the mat.')
  const page = await api.get(`/lab/${lab.path}`)
  expect(page.body).not.toContain('Lift the mat.')
  const started = await labs.start(await labs.addLearner(5), lab.path)
  expect(started.body).not.toContain('Lift the mat.')
  await ran(user, lab.id, 12, 2)
  expect((await debrief(user, lab.path)).reference).toEqual([
    { id: 'find', name: 'Find it', how: 'Lift the mat.', minutes: 4 },
  ])
})

test('the median is of the first solutions of ten different learners or more', async () => {
  const lab = await labs.addLab(kind)
  const users: UserRow[] = []
  for (let index = 1; index <= 9; index += 1) {
    const user = await labs.addLearner(0)
    users.push(user)
    await ran(user, lab.id, index * 10, 2)
    // Neither a faster repetition, nor a try before, nor another lab's session is another learner.
    await ran(user, lab.id, 1, 3)
    await ran(user, lab.id, null, 1)
  }
  const [first] = users as [UserRow]
  const other = await labs.addLab(kind)
  await ran(await labs.addLearner(0), other.id, 5)
  await ran(await labs.addLearner(0), lab.id, null)
  expect((await debrief(first, lab.path)).median).toBeNull()
  await ran(await labs.addLearner(0), lab.id, 1000)
  // 10, 20, … 90, 1000: between the fifth and the sixth.
  expect((await debrief(first, lab.path)).median).toBe(55)
  await ran(await labs.addLearner(0), lab.id, 0.2)
  expect((await debrief(first, lab.path)).median).toBe(50)
})

test('the next lab and the courses are of the same domain, the nearest level first, and new to the learner', async () => {
  const user = await labs.addLearner(0)
  const of = { domain: 'cloud engineering', checks } as const
  const lab = await labs.addLab({ ...of, level: 'intermediate' })
  const near = await labs.addLab({ ...of, level: 'intermediate', minutes: 35 })
  const hard = await labs.addLab({ ...of, level: 'expert' })
  const easy = await labs.addLab({ ...of, level: 'beginner' })
  await labs.addLab({ ...of, level: 'intermediate', listed: false })
  await labs.addLab({ ...of, level: 'intermediate', checks: [] })
  await labs.addLab({ ...kind, level: 'intermediate' })
  await ran(user, lab.id, 10)
  const next = async () => (await debrief(user, lab.path)).next
  expect(await next()).toEqual({
    path: near.path,
    title: near.title,
    level: 'intermediate',
    domain: 'cloud engineering',
    minutes: 35,
  })
  await ran(user, near.id, 10)
  expect((await next())?.path).toBe(hard.path)
  await ran(user, hard.id, 10)
  expect((await next())?.path).toBe(easy.path)
  await ran(user, easy.id, 10)
  expect(await next()).toBeNull()

  const course = (level: 'beginner' | 'intermediate' | 'expert') =>
    addCourse(api.db, { level, domain: 'cloud engineering' })
  const [beginner, expert, same] = [
    await course('beginner'),
    await course('expert'),
    await course('intermediate'),
  ]
  await addCourse(api.db, { level: 'intermediate', domain: 'devsecops' })
  const reading = async () =>
    (await debrief(user, lab.path)).read.map(({ slug }: { slug: string }) => slug)
  expect(await reading()).toEqual([same.slug, expert.slug])
  for (const { id } of [same, expert]) {
    const at = new Date()
    await api.db
      .insert(enrolments)
      .values({ userId: user.id, courseId: id, ...(id === same.id && { completedAt: at }) })
  }
  // One that is begun is still to be read.
  expect(await reading()).toEqual([expert.slug, beginner.slug])
})
