import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test.each(['nonsense', randomUUID()])('no mail %s waits', async (id) => {
  const { run } = await openMail()
  expect(await run('retry', id)).toEqual({
    code: 1,
    out: '',
    errors: `There is no mail ${id} that waits.`,
  })
})

test.each([[['retry']], [['retry', randomUUID(), '--all']], [['list', '--status', 'sent']]])(
  '%j is a misuse',
  async (args) => {
    const { run } = await openMail()
    const { code, errors } = await run(...args)
    expect(code).toBe(2)
    expect(errors).toMatch(/^error: /)
  },
)
