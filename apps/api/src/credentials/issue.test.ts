import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCourse, addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import { credentials } from './credentials.tables.ts'
import { noMails } from '../testing/noMails.ts'
import { issueCourseCredential } from './issue.ts'

const api = useTestApi()
const issuedAt = new Date('2026-03-14T09:00:00Z')

const credentialsOf = (userId: string) =>
  api.db.select().from(credentials).where(eq(credentials.userId, userId))

test('it goes with its transaction', async () => {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const failing = api.db.transaction(async (tx) => {
    await issueCourseCredential(tx, noMails, { userId: user.id, courseId: course.id, issuedAt })
    throw new Error('something later')
  })
  await expect(failing).rejects.toThrow('something later')
  expect(await credentialsOf(user.id)).toEqual([])
})

test.each(['certificate', 'badge'] as const)(
  'who holds a valid %s gets no second; who holds a revoked one gets a new one',
  async (completionCredential) => {
    const user = await addUser(api.db)
    const course = await addCourse(api.db, { completionCredential })
    const queued: unknown[] = []
    const mails = { add: async (_tx: unknown, job: unknown) => void queued.push(job) }
    const issue = () =>
      api.db.transaction((tx) =>
        issueCourseCredential(tx, mails, { userId: user.id, courseId: course.id, issuedAt }),
      )
    const statuses = async () =>
      (await credentialsOf(user.id)).map(({ status }) => status).toSorted()
    await issue()
    await issue()
    expect(await statuses()).toEqual(['Valid'])
    expect(queued).toHaveLength(1)
    expect(await credentialsOf(user.id)).toMatchObject([{ type: completionCredential }])
    await api.db
      .update(credentials)
      .set({ status: 'Revoked' })
      .where(eq(credentials.userId, user.id))
    await issue()
    expect(await statuses()).toEqual(['Revoked', 'Valid'])
    expect(queued).toHaveLength(2)
  },
)

test('name and title stay as they were on the day of issue', async () => {
  const user = await addUser(api.db, { firstName: 'Ada', lastName: 'Early' })
  const course = await addCourse(api.db, {
    title: 'Old Title',
    completionCredential: 'certificate',
  })
  await issueCourseCredential(api.db, noMails, { userId: user.id, courseId: course.id, issuedAt })
  await api.db.update(users).set({ lastName: 'Later' }).where(eq(users.id, user.id))
  expect(await only(credentialsOf(user.id))).toMatchObject({
    participantName: 'Ada Early',
    title: 'Old Title',
    issuedAt,
  })
})
