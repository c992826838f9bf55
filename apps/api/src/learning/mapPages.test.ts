import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../audit/audit.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import type { TestLearner } from '../lessons/learningFixture.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { addCourse, addLab, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import { mapPages } from './mapPages.tables.ts'

const api = useTestApi()

const set = async (learner: TestLearner, isPublic: boolean, showsName = false) =>
  (await learner.send('PUT', '/mylearning/map/page', { isPublic, showsName })).json().data
const view = (id: string) => api.get(`/map/${id}`)
const actions = async ({ user }: TestLearner) =>
  (
    await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `user:${user.id}`))
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith('map_'))

test('a map is public by its learner’s choice alone', async () => {
  const learner = await addLearner(api)
  expect((await learner.send('GET', '/mylearning/map/page')).json().data).toBeNull()
  const page = await set(learner, true)
  expect(page).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{24}$/),
    showsName: false,
    since: api.clock.toISOString(),
  })
  expect((await learner.send('GET', '/mylearning/map/page')).json().data).toEqual(page)
  expect((await view(page.id)).json().data).toEqual({ name: null, summits: [], flags: [] })
  expect((await view(page.id)).headers['cache-control']).toBeDefined()
})

test('it shows what is lit with its proofs, nothing that is under way, and of the name what was chosen', async () => {
  const [done, running] = [
    await addCourse(api.db, { title: 'Done', completionCredential: 'certificate' }),
    await addCourse(api.db, { title: 'Running' }),
  ]
  const [solved, open] = [await addLab(api.db), await addLab(api.db)]
  const learner = await addLearner(api, [done.id, running.id])
  await api.db
    .update(users)
    .set({ firstName: 'Dána', lastName: '👩‍🚀strøm-Secret' })
    .where(eq(users.id, learner.user.id))
  for (const lessonId of done.lessonIds) await learner.complete(lessonId)
  await learner.complete(running.lessonIds[0] ?? '')
  const session = { status: 'completed', ttl: 60, creditsUsed: 2 } as const
  const at = new Date(Date.UTC(2026, 4, 2))
  const times = { startedAt: at, endedAt: new Date(at.getTime() + 3_600_000) }
  await api.db.insert(labSessions).values([
    { ...session, ...times, userId: learner.user.id, labId: solved.id, solvedAt: at },
    { ...session, ...times, userId: learner.user.id, labId: open.id },
  ])
  const { id } = await set(learner, true, true)
  const { body } = await view(id)
  expect(JSON.parse(body)).toEqual({
    success: true,
    data: {
      name: 'Dána 👩‍🚀.',
      summits: [
        {
          domain: done.domain,
          title: 'Done',
          slug: done.slug,
          credential: { type: 'certificate', credentialId: expect.stringMatching(/^CSN-/) },
        },
      ],
      flags: [{ domain: solved.domain, title: solved.title, path: solved.path }],
    },
  })
  for (const secret of ['Secret', 'Running', learner.user.email, learner.user.id])
    expect(body).not.toContain(secret)
  await set(learner, true, false)
  expect((await view(id)).json().data.name).toBeNull()
})

test('said again it changes nothing; taken back, its address is gone for good', async () => {
  const learner = await addLearner(api)
  const first = await set(learner, true)
  expect(await set(learner, true)).toEqual(first)
  expect(await set(learner, true, true)).toEqual({ ...first, showsName: true })
  expect(await set(learner, false)).toBeNull()
  expect(await set(learner, false)).toBeNull()
  expect((await view(first.id)).json()).toMatchObject({ code: 'map_not_found' })
  const second = await set(learner, true)
  expect(second.id).not.toBe(first.id)
  expect((await view(first.id)).statusCode).toBe(404)
  expect(await actions(learner)).toEqual([
    'map_published',
    'map_published',
    'map_withdrawn',
    'map_published',
  ])
})

test('twenty choices at once make one page, and one entry of the audit', async () => {
  const learner = await addLearner(api)
  const pages = await Promise.all(Array.from({ length: 20 }, () => set(learner, true)))
  expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
  expect(await actions(learner)).toEqual(['map_published'])
})

test.each(['a', 'a'.repeat(24), `${'a'.repeat(23)}%27`, '%00', 'a'.repeat(4000)])(
  'an address that nobody has (%#) has no map',
  async (id) => {
    const response = await view(id)
    expect([404, 400, 414]).toContain(response.statusCode)
    expect(response.json()).toMatchObject({ success: false })
  },
)

test.each([
  {},
  { isPublic: true },
  { isPublic: 'true', showsName: false },
  { isPublic: true, showsName: null },
  { isPublic: true, showsName: false, mapId: 'a'.repeat(24) },
])('%j is refused', async (body) => {
  const learner = await addLearner(api)
  const response = await learner.send('PUT', '/mylearning/map/page', body)
  expect(response.statusCode).toBe(400)
  expect(await api.db.select().from(mapPages).where(eq(mapPages.userId, learner.user.id))).toEqual(
    [],
  )
})

test('an account that is closed or deleted has no public map', async () => {
  const [closed, deleted] = [await addLearner(api), await addLearner(api)]
  const ids = [(await set(closed, true)).id, (await set(deleted, true)).id]
  await api.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, closed.user.id))
  await api.delete(
    '/user',
    { currentPassword: testPassword, deleteCredentials: false },
    await api.signedIn(deleted.user),
  )
  for (const id of ids) expect((await view(id)).statusCode).toBe(404)
})

test('the export tells where the map is public', async () => {
  const learner = await addLearner(api)
  const { id } = await set(learner, true, true)
  const { data } = (await learner.send('GET', '/user/export')).json()
  expect(data.publicMap).toEqual([{ id, showsName: true, createdAt: api.clock.toISOString() }])
})
