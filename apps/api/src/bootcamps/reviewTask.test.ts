import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credentials } from '../credentials/credentials.tables.ts'
import { OperationError } from '../operationError.ts'
import { addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { bootcampTasks } from './bootcamps.tables.ts'
import type { ReviewStatus } from './reviewStatuses.ts'
import { reviewTask } from './reviewTask.service.ts'
import { addTestParticipant } from './taskFixture.ts'

const api = useTestApi({ PUBLIC_URL: 'https://learn.example.org' })

/** A task under review; its receipt has been sent. */
async function addSubmitted(values: Parameters<typeof addTestParticipant>[1] = {}) {
  const someone = await addTestParticipant(api, values)
  await someone.upload('weeklyTask')
  await someone.submit()
  await api.takeMails()
  const task = await only(
    api.db
      .select()
      .from(bootcampTasks)
      .where(eq(bootcampTasks.participantId, someone.participant.id)),
  )
  return { ...someone, taskId: task.id }
}

const review = (taskId: string, status: ReviewStatus, comment: string | null = null) =>
  api.siteData.withMails((mails) =>
    reviewTask({ db: api.db, mails, now: () => api.clock }, taskId, { status, comment }),
  )

const certificatesOf = (id: string) =>
  api.db.select().from(credentials).where(eq(credentials.participantId, id))

test('sent back with a comment, submitted again, approved: each sends a mail, and the certificate exists', async () => {
  const account = await addUser(api.db)
  const someone = await addSubmitted({
    bootcampSlug: 'ai-security',
    userId: account.id,
    firstName: 'Pat',
    lastName: 'Participant',
  })
  await review(
    someone.taskId,
    'incomplete',
    'Please add <b>the threat model</b>.\nIt is in week 3.',
  )
  expect((await someone.read()).json().data.task).toMatchObject({
    status: 'incomplete',
    comment: 'Please add <b>the threat model</b>.\nIt is in week 3.',
  })
  const [back] = await api.takeMails()
  expect(back).toMatchObject({
    to: someone.participant.email,
    subject: 'Your task for Applied AI Security Bootcamp needs additional work',
  })
  expect(back?.text).toContain(
    'Reviewer’s comments:\n\n> Please add <b>the threat model</b>.\n> It is in week 3.',
  )
  expect(back?.html).toContain('Please add &lt;b&gt;the threat model&lt;/b&gt;.')
  expect(back?.text).toContain('https://learn.example.org/bootcamps/ai-security')
  expect(back?.text).not.toContain('session=')

  expect((await someone.submit()).statusCode).toBe(200)
  expect(await api.takeMails()).toHaveLength(1)
  await review(someone.taskId, 'approved')
  expect((await someone.read()).json().data.task).toMatchObject({
    status: 'approved',
    comment: null,
  })
  const certificate = await only(certificatesOf(someone.participant.id))
  expect(certificate).toMatchObject({
    source: 'bootcamp',
    title: 'Applied AI Security Bootcamp',
    participantName: 'Pat Participant',
    userId: account.id,
  })
  expect(certificate.issuedAt).toEqual(api.clock)
  const [approval] = await api.takeMails()
  expect(approval?.subject).toBe('Your task for Applied AI Security Bootcamp is approved')
  expect(approval?.text).toContain(
    `https://learn.example.org/cert/view/${certificate.credentialId}`,
  )
  const shown = (await api.get(`/certificate/verify/${certificate.credentialId}`)).json()
    .certificate
  expect(shown).toMatchObject({
    certificateType: 'bootcamp',
    bootcampName: 'Applied AI Security Bootcamp',
    status: 'Valid',
  })
})

test('of ten parallel approvals one succeeds: one certificate, one mail', async () => {
  const { taskId, participant } = await addSubmitted()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => review(taskId, 'approved')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await certificatesOf(participant.id)).toHaveLength(1)
  expect(await api.takeMails()).toHaveLength(1)
})

test('of an approval and a rejection at the same time, one succeeds', async () => {
  const { taskId, participant } = await addSubmitted()
  const results = await Promise.allSettled([
    review(taskId, 'incomplete', 'No.'),
    review(taskId, 'approved'),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { status } = await only(
    api.db.select().from(bootcampTasks).where(eq(bootcampTasks.id, taskId)),
  )
  expect(await certificatesOf(participant.id)).toHaveLength(status === 'approved' ? 1 : 0)
  expect(await api.takeMails()).toHaveLength(1)
})

test("a mail is not sent if the task's status has changed since", async () => {
  const someone = await addSubmitted()
  await review(someone.taskId, 'incomplete', 'First.')
  await someone.submit()
  expect((await api.takeMails()).map(({ subject }) => subject)).toEqual([
    'We received your task for AWS Cloud Bootcamp',
  ])
})

test('a review can be withdrawn', async () => {
  const someone = await addSubmitted()
  await review(someone.taskId, 'incomplete', 'By mistake.')
  await api.takeMails()
  await review(someone.taskId, 'under_review')
  expect((await someone.upload('weeklyTask')).statusCode).toBe(409)
  expect((await api.takeMails()).map(({ subject }) => subject)).toEqual([
    'Your task for AWS Cloud Bootcamp is under review again',
  ])
})

test('a review is not withdrawn once a file was removed: the task has to be submitted again', async () => {
  const someone = await addSubmitted()
  await review(someone.taskId, 'incomplete', 'By mistake.')
  await api.takeMails()
  expect((await someone.remove('weeklyTask')).statusCode).toBe(200)
  await expect(review(someone.taskId, 'under_review')).rejects.toThrow(
    'The participant has removed a file since then',
  )
  expect(api.queuedMails).toEqual([])
  expect((await someone.upload('weeklyTask')).statusCode).toBe(200)
  expect((await someone.submit()).statusCode).toBe(200)
})

test.each<['not_submitted' | 'under_review' | 'approved' | 'incomplete', ReviewStatus]>([
  ['not_submitted', 'approved'],
  ['not_submitted', 'incomplete'],
  ['not_submitted', 'under_review'],
  ['under_review', 'under_review'],
  ['incomplete', 'incomplete'],
  ['incomplete', 'approved'],
  ['approved', 'approved'],
  ['approved', 'incomplete'],
  ['approved', 'under_review'],
])('from %s to %s there is no way, and nothing comes of trying', async (from, to) => {
  const { taskId, participant } = await addSubmitted()
  await api.db.update(bootcampTasks).set({ status: from }).where(eq(bootcampTasks.id, taskId))
  await expect(review(taskId, to, 'A word.')).rejects.toThrow(OperationError)
  expect(
    await only(api.db.select().from(bootcampTasks).where(eq(bootcampTasks.id, taskId))),
  ).toMatchObject({ status: from, comment: null, reviewedAt: null })
  expect(await certificatesOf(participant.id)).toEqual([])
  expect(api.queuedMails).toEqual([])
})

test('a later failure undoes the status: no approval without its certificate', async () => {
  const { taskId } = await addSubmitted({ bootcampSlug: 'no-longer-there' })
  await expect(review(taskId, 'approved')).rejects.toThrow('must have a participant and a bootcamp')
  expect(
    await only(api.db.select().from(bootcampTasks).where(eq(bootcampTasks.id, taskId))),
  ).toMatchObject({ status: 'under_review' })
  expect(api.queuedMails).toEqual([])
})
