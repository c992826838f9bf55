import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLearner } from '../lessons/learningFixture.ts'
import { addCourse } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { credentials } from './credentials.tables.ts'

const api = useTestApi()

const completed = async (completionCredential: 'certificate' | 'badge' | 'none') => {
  const course = await addCourse(api.db, { title: 'Walked <b>Through</b>', completionCredential })
  const learner = await addLearner(api, [course.id])
  for (const lessonId of course.lessonIds) await learner.complete(lessonId)
  return { course, learner }
}

test.each([
  ['certificate', 'a certificate', 'See my certificate', 'CSN', '/cert/view/', 0],
  // The course of the case before is there as well.
  ['badge', 'a badge', 'See my badge', 'BDG', '/badge/view/', -1],
] as const)('a %s is told of by mail', async (type, what, action, prefix, page, position) => {
  await api.takeMails()
  const next = await addCourse(api.db, { title: 'The Next One', position })
  const { learner } = await completed(type)
  const mails = await api.takeMails()
  expect(mails).toHaveLength(1)
  const [{ credentialId = '' } = {}] = await api.db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, learner.user.id))
  expect(credentialId).toMatch(new RegExp(`^${prefix}-`))
  expect(mails[0]).toMatchObject({
    to: learner.user.email,
    subject: `You earned ${what}: Walked <b>Through</b>`,
  })
  for (const text of [
    action,
    `${api.origin}${page}${credentialId}`,
    ...(type === 'certificate' ? [`${api.origin}/verify-cert`] : []),
    credentialId,
    'Next for you: The Next One',
    `${api.origin}/course/${next.slug}`,
  ])
    expect(mails[0]?.text).toContain(text)
  expect(mails[0]?.html).toContain('Walked &lt;b&gt;Through&lt;/b&gt;')
  expect(mails[0]?.html).not.toContain('<b>Through')
})

test('it is sent once, however often and at the same time the last lesson is completed', async () => {
  await api.takeMails()
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const learner = await addLearner(api, [course.id])
  await Promise.all([...course.lessonIds, ...course.lessonIds].map(learner.complete))
  await Promise.all(course.lessonIds.map(learner.complete))
  expect((await learner.complete(course.lessonIds[0] ?? '')).json().data.progress.completed).toBe(
    true,
  )
  expect(await api.takeMails()).toHaveLength(1)
})

test('a course without a credential sends none, nor does one that was revoked before it was written', async () => {
  await api.takeMails()
  await completed('none')
  expect(api.queuedMails).toEqual([])
  const { course } = await completed('certificate')
  await api.db
    .update(credentials)
    .set({ status: 'Revoked', revokedAt: api.clock })
    .where(eq(credentials.courseId, course.id))
  expect(api.queuedMails).toHaveLength(1)
  expect(await api.takeMails()).toEqual([])
})

test('it names nobody and holds no text while it waits', async () => {
  await api.takeMails()
  const { learner } = await completed('badge')
  expect(api.queuedMails).toEqual([
    {
      kind: 'credential-earned',
      userId: learner.user.id,
      credentialId: expect.stringMatching(/^BDG-/),
    },
  ])
})
