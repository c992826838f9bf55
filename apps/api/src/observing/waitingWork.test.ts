import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { readConfig } from '../config.ts'
import { openJobs } from '../jobs/jobs.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { openMailServer } from '../mail/mailServerFixture.ts'
import { startMails, outgoingMails } from '../mail/startMails.ts'
import { addLab, addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { createMetrics } from './metrics.ts'
import { readWaitingWork } from './waitingWork.store.ts'

const inTime = { timeout: 50_000, interval: 20 }
const tokens = createTokens([Buffer.from('a key for tests that is long enough to be one')])

async function openQueues() {
  const database = await testDatabase()
  const jobs = await openJobs(database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  metrics.watchApi({
    poolState: () => ({ inUse: 0, idle: 1, waiting: 0 }),
    isValkeyUp: null,
    readWaitingWork: () => readWaitingWork(database.db),
    readLabPaths: null,
  })
  /** The value of a series. */
  const read = async (series: string) =>
    Number(
      (await metrics.text())
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    )
  return { database, jobs, read }
}

const oldestMail = 'rampart_queue_oldest_seconds{queue="send-mail"}'

test('a mail whose recipient is refused is not late until its next try, and is no fault of the server', async () => {
  const { database, jobs, read } = await openQueues()
  const { db } = database
  const { id: userId } = await addUser(db, { email: 'relayed@example.org' })
  const outgoing = outgoingMails(jobs, db)
  await db.transaction((tx) => outgoing.add(tx, { kind: 'account-opened', userId }))
  await db.execute(sql`update pgboss.job set
    created_on = created_on - interval '2 hours', start_after = start_after - interval '2 hours'`)
  // No process sends it.
  expect(await read(oldestMail)).toBeGreaterThanOrEqual(7_200)

  const { smtpUrl } = await openMailServer()
  const config = readConfig({
    SMTP_URL: smtpUrl,
    DATA_DIR: join(tmpdir(), `api-waiting-${randomUUID()}`),
  })
  const mails = await startMails(config, { db, tokens, jobs, log: { warn: () => undefined } })
  onTestFinished(() => mails.close())
  await vi.waitFor(async () => expect(await outgoing.list()).toMatchObject([{ tries: 1 }]), inTime)
  expect(await read('rampart_queue_jobs{queue="send-mail",state="waiting"}')).toBe(1)
  expect(await read(oldestMail)).toBe(0)
  expect(await read('rampart_mails_total{result="refused"}')).toBe(1)
  expect(await read('rampart_mails_total{result="failed"}')).toBe(0)
})

test('a mail that the server does not take for itself counts as failed', async () => {
  const { database, jobs, read } = await openQueues()
  const { db } = database
  const { id: userId } = await addUser(db)
  const { smtpUrl } = await openMailServer(() => Promise.reject(new Error('try again later')))
  const config = readConfig({
    SMTP_URL: smtpUrl,
    DATA_DIR: join(tmpdir(), `api-waiting-${randomUUID()}`),
  })
  const mails = await startMails(config, { db, tokens, jobs, log: { warn: () => undefined } })
  onTestFinished(() => mails.close())
  await db.transaction((tx) => outgoingMails(jobs, db).add(tx, { kind: 'account-opened', userId }))
  await vi.waitFor(
    async () => expect(await read('rampart_mails_total{result="failed"}')).toBe(1),
    inTime,
  )
  expect(await read('rampart_mails_total{result="refused"}')).toBe(0)
})

test('a lab session that found no place tells how long it waits, though it has no job', async () => {
  const { database, read } = await openQueues()
  const { db } = database
  const waits = 'rampart_lab_oldest_queued_seconds'
  expect(await read(waits)).toBe(0)
  const [user, lab] = [await addUser(db), await addLab(db)]
  const values = { userId: user.id, labId: lab.id, ttl: 60, creditsUsed: 2 }
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await db.insert(labSessions).values([
    { ...values, createdAt: since(10) },
    { ...values, createdAt: since(90), status: 'failed', endedAt: since(80) },
  ])
  expect(await read('rampart_queue_jobs{queue="start-lab",state="waiting"}')).toBe(0)
  const seconds = await read(waits)
  expect(seconds).toBeGreaterThanOrEqual(590)
  expect(seconds).toBeLessThan(900)
})
