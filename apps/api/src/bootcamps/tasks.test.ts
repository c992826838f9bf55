import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { bootcampTasks } from './bootcamps.tables.ts'
import { addTestParticipant, goodAnswers, pdf } from './taskFixture.ts'
import type { TestParticipant } from './taskFixture.ts'

const api = useTestApi()

const emptyTask = {
  status: 'not_submitted',
  comment: null,
  weeklyTask: { file: null },
  resume: { file: null },
  internshipInterest: false,
  mentorshipInterest: false,
  bootcampFeedback: '',
}

const taskOf = async (someone: TestParticipant) => (await someone.read()).json().data.task

const setStatus = (
  someone: TestParticipant,
  status: 'under_review' | 'approved' | 'incomplete',
  comment: string | null = null,
) =>
  api.db
    .update(bootcampTasks)
    .set({ status, comment })
    .where(eq(bootcampTasks.participantId, someone.participant.id))

test('the first access creates the task, once, and shows its participant', async () => {
  const someone = await addTestParticipant(api, { country: null, firstName: 'Pat' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => someone.read()))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    const { email } = someone.participant
    expect(answer.json()).toEqual({
      success: true,
      data: {
        task: emptyTask,
        user: { firstName: 'Pat', lastName: 'Participant', email, country: null },
      },
    })
  }
  expect(
    await api.db
      .select()
      .from(bootcampTasks)
      .where(eq(bootcampTasks.participantId, someone.participant.id)),
  ).toHaveLength(1)
})

test('upload, remove, upload, submit: the task shows each step, and a receipt is sent', async () => {
  const someone = await addTestParticipant(api)
  const uploaded = await someone.upload('weeklyTask', pdf('week <1>.pdf'))
  expect(uploaded.statusCode).toBe(200)
  const file = {
    name: 'week <1>.pdf',
    size: 200,
    type: 'application/pdf',
    uploadedAt: api.clock.toISOString(),
  }
  expect(uploaded.json()).toEqual({ success: true, data: { file } })
  expect((await taskOf(someone)).weeklyTask).toEqual({ file })

  expect((await someone.remove('weeklyTask')).json()).toEqual({ success: true })
  expect((await someone.remove('weeklyTask')).statusCode).toBe(200)
  expect(await taskOf(someone)).toEqual(emptyTask)

  await someone.upload('weeklyTask', pdf('week <1>.pdf'))
  await someone.upload('resume', pdf('me.pdf'))
  const answer = await someone.submit({
    internshipInterest: 'true',
    mentorshipInterest: 'false',
    bootcampFeedback: '  It was worth it.  ',
  })
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data).toMatchObject({
    status: 'under_review',
    internshipInterest: true,
    mentorshipInterest: false,
    bootcampFeedback: 'It was worth it.',
  })
  expect(await taskOf(someone)).toEqual(data)

  const [mail, ...others] = await api.takeMails()
  expect(others).toEqual([])
  expect(mail?.to).toBe(someone.participant.email)
  expect(mail?.subject).toBe('We received your task for AWS Cloud Bootcamp')
  expect(mail?.text).toContain('Weekly task: week <1>.pdf\n\nResume: me.pdf')
  expect(mail?.html).toContain('week &lt;1&gt;.pdf')
  expect(mail?.text).not.toContain('session=')
})

test('what is missing is named, and nothing is submitted', async () => {
  const someone = await addTestParticipant(api)
  const refusedWith = async (answers: Record<string, string>, message: string) => {
    const answer = await someone.submit({ ...goodAnswers, ...answers })
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 400,
      message,
    })
  }
  await refusedWith({}, 'Weekly task file is required')
  await someone.upload('weeklyTask')
  await refusedWith(
    { internshipInterest: 'true' },
    'Resume is required if interested in internship',
  )
  const nothingSeen = ['\u200B'.repeat(12), `\u2060${' '.repeat(12)}\uFEFF`, '\u2800'.repeat(20)]
  for (const bootcampFeedback of ['', '         ', 'too short', '  too short  ', ...nothingSeen]) {
    await refusedWith(
      { bootcampFeedback },
      'Please provide detailed feedback (minimum 10 characters)',
    )
  }
  await refusedWith(
    { bootcampFeedback: 'x'.repeat(5_001) },
    'Feedback is too long (at most 5000 characters).',
  )
  await refusedWith({ internshipInterest: 'yes' }, 'Say true or false.')
  await refusedWith({ status: 'approved' }, 'Unknown field: status.')
  expect((await taskOf(someone)).status).toBe('not_submitted')
  expect(await api.takeMails()).toEqual([])
  expect(
    (await someone.submit({ ...goodAnswers, bootcampFeedback: '日'.repeat(5_000) })).statusCode,
  ).toBe(200)
  expect((await taskOf(someone)).bootcampFeedback).toBe('日'.repeat(5_000))
  await api.takeMails()
})

test('a line end counts as one character, though forms send two', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask')
  const nine = await someone.submit({ ...goodAnswers, bootcampFeedback: '1234\n6789' })
  expect(nine.json()).toMatchObject({
    errors: [{ path: 'bootcampFeedback', code: 'feedback_too_short' }],
  })
  const bootcampFeedback = `${'x'.repeat(49)}\n`.repeat(100).slice(0, -1) + '.'
  expect(bootcampFeedback).toHaveLength(5_000)
  expect((await someone.submit({ ...goodAnswers, bootcampFeedback })).statusCode).toBe(200)
  expect((await taskOf(someone)).bootcampFeedback).toBe(bootcampFeedback)
  await api.takeMails()
})

test.each([
  ['under_review', 'This task has already been submitted and is under review.'],
  ['approved', 'This task has been approved and cannot be changed.'],
] as const)('a task that is %s takes nothing', async (status, message) => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask')
  const kept = [...api.files.keys()]
  await setStatus(someone, status)
  for (const answer of [
    await someone.submit(),
    await someone.upload('weeklyTask'),
    await someone.upload('resume'),
    await someone.remove('weeklyTask'),
  ]) {
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 409,
      message,
    })
  }
  expect((await taskOf(someone)).weeklyTask.file.name).toBe('task.pdf')
  expect([...api.files.keys()]).toEqual(kept)
  expect(await api.takeMails()).toEqual([])
})

test('a task that was sent back shows the reason, keeps its files, and can be submitted again', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask')
  await setStatus(someone, 'incomplete', 'Add a diagram.')
  expect(await taskOf(someone)).toMatchObject({
    status: 'incomplete',
    comment: 'Add a diagram.',
    weeklyTask: { file: { name: 'task.pdf' } },
  })
  expect((await someone.upload('weeklyTask', pdf('second.pdf'))).statusCode).toBe(200)
  expect((await someone.submit()).json().data).toMatchObject({
    status: 'under_review',
    weeklyTask: { file: { name: 'second.pdf' } },
  })
  expect(await api.takeMails()).toHaveLength(1)
})

test('no one sees or changes the task of another participant, or of another bootcamp', async () => {
  const [first, other, elsewhere] = [
    await addTestParticipant(api),
    await addTestParticipant(api),
    await addTestParticipant(api, { bootcampSlug: 'cyber' }),
  ]
  await first.upload('weeklyTask', pdf('mine.pdf'))
  await other.remove('weeklyTask')
  expect((await taskOf(first)).weeklyTask.file.name).toBe('mine.pdf')
  expect((await taskOf(elsewhere)).weeklyTask.file).toBeNull()
})

test('of twenty parallel submissions one succeeds', async () => {
  const someone = await addTestParticipant(api)
  await someone.upload('weeklyTask')
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => someone.submit()))).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
  expect(await api.takeMails()).toHaveLength(1)
})

test('submitting, uploading and removing in parallel leave a consistent task', async () => {
  for (let round = 0; round < 12; round += 1) {
    const someone = await addTestParticipant(api)
    await someone.upload('weeklyTask', pdf('first.pdf'))
    const others = [
      () => someone.remove('weeklyTask'),
      () => someone.upload('weeklyTask', pdf('second.pdf')),
      () => someone.submit(),
    ]
    const answers = await Promise.all(
      others
        .slice(round % 3)
        .concat(others.slice(0, round % 3))
        .map((send) => send()),
    )
    for (const { statusCode } of answers) expect([200, 400, 409]).toContain(statusCode)
    const { status, weeklyTask } = await taskOf(someone)
    const { submittedAt } = await only(
      api.db
        .select()
        .from(bootcampTasks)
        .where(eq(bootcampTasks.participantId, someone.participant.id)),
    )
    // A task under review has its file and a receipt.
    const isWhole =
      status === 'under_review'
        ? weeklyTask.file !== null && submittedAt !== null
        : submittedAt === null
    expect({ isWhole, receipts: (await api.takeMails()).length }).toEqual({
      isWhole: true,
      receipts: submittedAt === null ? 0 : 1,
    })
  }
})

test('parallel uploads leave one file, in the task and in the store', async () => {
  api.files.clear()
  const someone = await addTestParticipant(api)
  await someone.read()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => someone.upload('weeklyTask', pdf(`${at}.pdf`))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect((await taskOf(someone)).weeklyTask.file).not.toBeNull()
  expect(api.files.size).toBe(1)
})
