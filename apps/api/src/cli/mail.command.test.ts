import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { registrations } from '../accounts/accounts.tables.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { MailJob } from '../mail/mailQueue.ts'
import { outgoingMails } from '../mail/startMails.ts'
import { addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf } from './commandFixture.ts'

const api = useTestApi()

/** The commands on a queue in which nothing else waits. */
async function openMail() {
  const jobs = await openJobs(api.database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const outgoing = outgoingMails(jobs, api.db)
  const queue = (job: MailJob) => api.db.transaction((tx) => outgoing.add(tx, job))
  const run = commandsOf(api, { withMails: (work) => work(outgoing) })
  return { jobs, outgoing, queue, run: (...args: string[]) => run('mail', ...args) }
}

/** A mail of each way to name its recipient, and the address that it goes to. */
async function everyMail(): Promise<[MailJob, string][]> {
  const user = await addUser(api.db)
  const { participant } = await addTestParticipant(api)
  const values = { participantId: participant.id }
  const task = await only(
    api.db
      .insert(bootcampTasks)
      .values(values)
      .onConflictDoUpdate({ target: bootcampTasks.participantId, set: values })
      .returning(),
  )
  const registrationId = randomUUID()
  await api.db.insert(registrations).values({
    id: registrationId,
    email: 'new@example.org',
    firstName: 'Nia',
    lastName: 'New',
    passwordHash: '-',
    expiresAt: new Date(),
  })
  return [
    [{ kind: 'reset-code', email: 'lost@example.org', resetId: randomUUID() }, 'lost@example.org'],
    [{ kind: 'password-changed', userId: user.id }, user.email],
    [{ kind: 'registration', registrationId }, 'new@example.org'],
    [{ kind: 'task-receipt', taskId: task.id }, participant.email],
  ]
}

test('list shows who gets which mail, how often it was tried and why it failed; retry tries it now', async () => {
  const { jobs, outgoing, queue, run } = await openMail()
  const mails = await everyMail()
  for (const [job] of mails) await queue(job)
  const expected = mails.map(([{ kind }, recipient]) => ({
    status: 'queued',
    kind,
    recipient,
    tries: 0,
    lastError: null,
  }))
  expect(JSON.parse((await run('list', '--json')).out)).toMatchObject(expected)
  expect(await run('list', '--status', 'failed', '--json')).toMatchObject({ out: '[]' })

  let isDown = true
  await jobs.work('send-mail', 1, async () => {
    if (isDown) throw new Error('the server is down')
  })
  await vi.waitFor(async () =>
    expect((await outgoing.list()).every(({ tries }) => tries === 1)).toBe(true),
  )
  const { out } = await run('list')
  expect(out).toMatch(/^ID +STATUS +KIND +RECIPIENT +TRIES +AGE +LAST ERROR\n/)
  expect(out).toMatch(
    / queued +reset-code +lost@example\.org +1 +\d+ seconds? +the server is down$/m,
  )

  isDown = false
  const [first] = await outgoing.list()
  expect(await run('retry', first?.id ?? '')).toMatchObject({
    code: 0,
    out: 'The site sends it now.',
  })
  await vi.waitFor(async () => expect(await outgoing.list()).toHaveLength(3))
  expect(await run('retry', '--all')).toMatchObject({ code: 0, out: 'The site sends 3 mails now.' })
  await vi.waitFor(async () => expect(await outgoing.list()).toEqual([]))
})

test('delete takes away mails that have no try left, one or all, and no others', async () => {
  const { jobs, outgoing, queue, run } = await openMail()
  for (let count = 0; count < 3; count += 1)
    await queue({ kind: 'account-opened', userId: (await addUser(api.db)).id })
  await api.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'send-mail'`)
  await jobs.work('send-mail', 1, async () => {
    throw new Error('no such mailbox')
  })
  await vi.waitFor(async () => expect(await outgoing.list('failed')).toHaveLength(3))
  const waiting: MailJob = { kind: 'opening-told', email: 'a@example.org', noticeId: randomUUID() }
  await queue(waiting)
  await vi.waitFor(async () => expect(await outgoing.list('queued')).toMatchObject([{ tries: 1 }]))
  const [queued] = await outgoing.list('queued')
  expect(await run('delete', queued?.id ?? '')).toMatchObject({ code: 1 })
  const [first] = await outgoing.list('failed')
  expect(await run('delete', first?.id ?? '')).toMatchObject({ code: 0, out: 'Deleted.' })
  expect(await run('delete', '--failed')).toMatchObject({ code: 0, out: 'Deleted 2 mails.' })
  expect(await outgoing.list()).toMatchObject([{ kind: 'opening-told', status: 'queued' }])
  const recorded = await listAudit(api.db, { action: 'mail_deleted' })
  expect(recorded).toHaveLength(3)
})

test.each(['nonsense', randomUUID()])('no mail %s failed', async (id) => {
  const { run } = await openMail()
  expect(await run('delete', id)).toEqual({
    code: 1,
    out: '',
    errors: `No mail ${id} has failed.`,
  })
})

test.each(['nonsense', randomUUID()])('no mail %s waits', async (id) => {
  const { run } = await openMail()
  expect(await run('retry', id)).toEqual({
    code: 1,
    out: '',
    errors: `No mail ${id} is waiting.`,
  })
})

test.each([
  [['retry']],
  [['delete']],
  [['retry', randomUUID(), '--all']],
  [['list', '--status', 'sent']],
])('%j is a misuse', async (args) => {
  const { run } = await openMail()
  const { code, errors } = await run(...args)
  expect(code).toBe(2)
  expect(errors).toMatch(/^error: /)
})
