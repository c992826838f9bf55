import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openJobs } from '../jobs/jobs.ts'
import { addParticipant, addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { users } from '../users/users.tables.ts'
import type { MailJob } from './mailQueue.ts'
import { openMailServer } from './mailServerFixture.ts'
import { outgoingMails, mailsAtOnce, startMails } from './startMails.ts'

const tokens = createTokens([Buffer.from('a key for tests that is long enough to be one')])

/** A busy machine may need this time for a burst, or to find a job without a notification. */
const inTime = { timeout: 50_000, interval: 20 }

/**
 * The queue of mails on a database of its own, and a function that starts to send them to a mail
 * server.
 */
async function openMails() {
  const database = await testDatabase()
  const jobs = await openJobs(database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const { db } = database
  const outgoing = outgoingMails(jobs, db)
  const queue = (job: MailJob) => db.transaction((tx) => outgoing.add(tx, job))
  const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }
  const start = async (smtpUrl: string) => {
    const dataDir = join(tmpdir(), `api-delivery-${randomUUID()}`)
    const config = readConfig({ SMTP_URL: smtpUrl, DATA_DIR: dataDir })
    const mails = await startMails(config, { db, tokens, jobs, log })
    onTestFinished(() => mails.close())
  }
  return { database, outgoing, log, queue, start }
}

/** Accepts mails only when as many wait for it as the site sends at once, or as there are left. */
function acceptTogether(total: number) {
  const waiting: (() => void)[] = []
  let left = total
  return () =>
    new Promise<void>((done) => {
      waiting.push(done)
      if (waiting.length < Math.min(mailsAtOnce, left)) return
      left -= waiting.length
      for (const accept of waiting.splice(0)) accept()
    })
}

test('a burst keeps a slow mail server busy until the last mail, and those with links go first', async () => {
  const { database, queue, start } = await openMails()
  const [news, links]: [string[], string[]] = [[], []]
  for (let count = 0; count < 36; count += 1) {
    const { id, email } = await addUser(database.db)
    await queue({ kind: 'account-opened', userId: id })
    news.push(email)
  }
  for (let count = 0; count < mailsAtOnce; count += 1) {
    const { email, bootcampSlug } = await addParticipant(database.db)
    await queue({ kind: 'task-link', bootcampSlug, email })
    links.push(email)
  }
  const all = [...links, ...news]
  const { smtpUrl, received } = await openMailServer(acceptTogether(all.length))
  await start(smtpUrl)
  // The server waits for all workers. With a pause after each mail that would take more than two
  // minutes.
  await vi.waitFor(() => expect(received).toHaveLength(all.length), inTime)
  const recipients = received.flatMap(({ to }) => to)
  expect(recipients.slice(0, links.length).toSorted()).toEqual(links.toSorted())
  expect(recipients.toSorted()).toEqual(all.toSorted())
})

test('a mail server that refuses, then hangs, stops no other mail and loses none', async () => {
  const { database, outgoing, queue, start } = await openMails()
  for (let count = 0; count < mailsAtOnce; count += 1) {
    const email = `stuck-${count}@example.org`
    const { bootcampSlug } = await addParticipant(database.db, { email })
    await queue({ kind: 'task-link', bootcampSlug, email })
  }
  let answer: (to: string) => Promise<void> = () => Promise.reject(new Error('try again later'))
  const accepted: string[] = []
  const { smtpUrl, received } = await openMailServer(async ({ to: [to = ''] }) => {
    await answer(to)
    accepted.push(to)
  })
  const whenTried = (tries: number) =>
    vi.waitFor(
      async () =>
        expect((await outgoing.list()).map((mail) => mail.tries)).toEqual(
          Array.from({ length: mailsAtOnce }, () => tries),
        ),
      inTime,
    )
  const retryAll = async () => {
    for (const { id } of await outgoing.list()) expect(await outgoing.retry(id)).toBe(true)
  }
  await start(smtpUrl)
  await whenTried(1)
  expect((await outgoing.list())[0]?.lastError).toContain('try again later')

  // Every worker is stuck until its time is over.
  answer = (to) => (to.startsWith('stuck') ? new Promise(() => undefined) : Promise.resolve())
  await retryAll()
  await vi.waitFor(() => expect(received).toHaveLength(2 * mailsAtOnce), inTime)
  const { id, email } = await addUser(database.db)
  await queue({ kind: 'account-opened', userId: id })
  await vi.waitFor(() => expect(accepted).toEqual([email]), inTime)
  await whenTried(2)
  expect((await outgoing.list())[0]?.lastError).toBe('Timeout')

  answer = () => Promise.resolve()
  await retryAll()
  await vi.waitFor(async () => expect(await outgoing.list()).toEqual([]), inTime)
  expect(accepted.toSorted()).toEqual(
    [
      email,
      ...Array.from({ length: mailsAtOnce }, (_, count) => `stuck-${count}@example.org`),
    ].toSorted(),
  )
})

test('a mail of a newer version, queued during an update, waits for a process that knows its kind', async () => {
  const { database, outgoing, log, queue, start } = await openMails()
  const { id: userId } = await addUser(database.db)
  await queue({ kind: 'account-opened', userId })
  await database.db.execute(sql`update pgboss.job set data = data || '{"kind": "of-tomorrow"}'`)
  const { smtpUrl } = await openMailServer()
  await start(smtpUrl)
  const reason = "this version knows no mail of the kind 'of-tomorrow'"
  await vi.waitFor(
    () => expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ kind: 'of-tomorrow', reason }),
    inTime,
  )
  await vi.waitFor(
    async () =>
      expect(await outgoing.list()).toMatchObject([
        { status: 'queued', kind: 'of-tomorrow', tries: 1, lastError: reason },
      ]),
    inTime,
  )
})

/** Lets a year pass for the jobs, and then removes what is too old, as pg-boss does once a day. */
async function passYear({ db, jobsConnection }: OpenDatabase) {
  await db.execute(sql`update pgboss.job set
    created_on = created_on - interval '1 year', start_after = start_after - interval '1 year',
    completed_on = completed_on - interval '1 year', keep_until = keep_until - interval '1 year'`)
  await db.execute(sql`update pgboss.queue set maintain_on = null`)
  const boss = new PgBoss({ ...jobsConnection, schedule: false, supervise: false })
  await boss.start()
  await boss.supervise()
  await boss.stop()
}

test('a mail is kept after its last try, however old, until it is tried again', async () => {
  const { database, outgoing, log, queue, start } = await openMails()
  const { id: userId } = await addUser(database.db, { email: 'refused@example.org' })
  await queue({ kind: 'account-opened', userId })
  await passYear(database)
  expect(await outgoing.list('queued')).toMatchObject([{ tries: 0, lastError: null }])
  await database.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'send-mail'`)
  const { smtpUrl, received } = await openMailServer()
  await start(smtpUrl)
  await vi.waitFor(async () => expect(await outgoing.list('failed')).toHaveLength(1), inTime)
  await passYear(database)
  const [failed] = await outgoing.list()
  expect(failed).toMatchObject({
    status: 'failed',
    kind: 'account-opened',
    recipient: 'refused@example.org',
    tries: 1,
    lastError: expect.stringContaining('<refused@example.org>: no such mailbox'),
  })
  expect(failed?.age).toBeGreaterThanOrEqual(365 * 86_400)
  expect(log.warn.mock.calls).toEqual([
    [
      {
        event: 'mail_failed',
        mailId: expect.any(String),
        kind: 'account-opened',
        reason: failed?.lastError?.replace('refused@example.org', '[address]'),
      },
      'a mail was not sent',
    ],
  ])
  await database.db.update(users).set({ email: 'right@example.org' }).where(eq(users.id, userId))
  expect(await outgoing.retry(failed?.id ?? '')).toBe(true)
  await vi.waitFor(() => expect(received).toMatchObject([{ to: ['right@example.org'] }]), inTime)
  await vi.waitFor(async () => expect(await outgoing.list()).toEqual([]), inTime)
})

test('a recipient whom the mail server does not know is tried once, one that a policy refuses again', async () => {
  const { database, outgoing, queue, start } = await openMails()
  for (const email of ['refused-once@example.org', 'relayed@example.org']) {
    const { id: userId } = await addUser(database.db, { email })
    await queue({ kind: 'account-opened', userId })
  }
  const { smtpUrl } = await openMailServer()
  await start(smtpUrl)
  await vi.waitFor(
    async () => expect((await outgoing.list()).map(({ tries }) => tries)).toEqual([1, 1]),
    inTime,
  )
  const byRecipient = (await outgoing.list()).toSorted((one, other) =>
    String(one.recipient).localeCompare(String(other.recipient)),
  )
  expect(byRecipient).toMatchObject([
    {
      recipient: 'refused-once@example.org',
      status: 'failed',
      lastError: expect.stringContaining('no such mailbox'),
    },
    {
      recipient: 'relayed@example.org',
      status: 'queued',
      lastError: expect.stringContaining('relay access denied'),
    },
  ])
})

test('mails to a recipient who is gone are deleted, in the same transaction, and no others', async () => {
  const { database, outgoing, queue } = await openMails()
  const { id: userId } = await addUser(database.db)
  await queue({ kind: 'account-opened', userId })
  await queue({ kind: 'reset-code', email: 'gone@example.org', resetId: 'one' })
  await queue({ kind: 'reset-code', email: 'stays@example.org', resetId: 'another' })
  const forget = (fails: boolean) =>
    database.db.transaction(async (tx) => {
      await outgoing.forget(tx, [userId, 'gone@example.org'])
      if (fails) throw new Error('undo')
    })
  await expect(forget(true)).rejects.toThrow('undo')
  expect(await outgoing.list()).toHaveLength(3)
  await forget(false)
  expect(await outgoing.list()).toMatchObject([{ recipient: 'stays@example.org' }])
})
