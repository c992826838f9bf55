import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { readConfig } from '../config.ts'
import { openJobs } from '../jobs/jobs.ts'
import { addParticipant, addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import type { MailJob } from './mailQueue.ts'
import { openMailServer } from './mailServerFixture.ts'
import { mailQueue, mailsAtOnce, startMails } from './startMails.ts'

const tokens = createTokens(Buffer.from('a key for tests that is long enough to be one'))

/** The queue of mails on a database of its own, and a function that starts to send them to a mail server. */
async function openMails() {
  const database = await testDatabase()
  const jobs = await openJobs(database, { warn: () => undefined })
  onTestFinished(() => jobs.close())
  const { db } = database
  const queue = (job: MailJob) => db.transaction((tx) => mailQueue(jobs).add(tx, job))
  const start = async (smtpUrl: string) => {
    const dataDir = join(tmpdir(), `api-delivery-${randomUUID()}`)
    const config = readConfig({ SMTP_URL: smtpUrl, DATA_DIR: dataDir })
    const mails = await startMails(config, db, tokens, jobs)
    onTestFinished(() => mails.close())
  }
  return { db, queue, start }
}

/** Says yes only when as many mails wait for it as the site sends at once, or as there are left. */
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
  const { db, queue, start } = await openMails()
  const [news, links]: [string[], string[]] = [[], []]
  for (let count = 0; count < 36; count += 1) {
    const { id, email } = await addUser(db)
    await queue({ kind: 'account-opened', userId: id })
    news.push(email)
  }
  for (let count = 0; count < mailsAtOnce; count += 1) {
    const { email, bootcampSlug } = await addParticipant(db)
    await queue({ kind: 'task-link', bootcampSlug, email })
    links.push(email)
  }
  const all = [...links, ...news]
  const { smtpUrl, received } = await openMailServer(acceptTogether(all.length))
  await start(smtpUrl)
  // The server waits for all workers. With a pause after each mail that would take more than two minutes.
  await vi.waitFor(() => expect(received).toHaveLength(all.length), {
    timeout: 50_000,
    interval: 20,
  })
  const recipients = received.flatMap(({ to }) => to)
  expect(recipients.slice(0, links.length).toSorted()).toEqual(links.toSorted())
  expect(recipients.toSorted()).toEqual(all.toSorted())
})
