import { accountMails } from '../accounts/accountMails.ts'
import type { Tokens } from '../auth/tokens.ts'
import { bootcampMails } from '../bootcamps/bootcampMails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderOf } from './mailQueue.ts'
import type { MailQueue } from './mailQueue.ts'
import { sendMail } from './mailWork.ts'
import type { MailContext, MailWriters } from './mailWork.ts'
import { createMailTransport } from './transport.ts'

/** The writers of all kinds of mail. */
export const mailWriters: MailWriters = { ...accountMails, ...bootcampMails }

/** The running mails. */
export interface Mails {
  readonly queue: MailQueue
  close(): void
}

/** The context of the writers. */
export function mailContext(
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
  db: Database,
  tokens: Tokens,
  now: () => Date,
): MailContext {
  return { db, now, publicUrl, tokens, brand }
}

/** Mails are queued as jobs, for any process to send. */
export const mailQueue = (jobs: Jobs): MailQueue => ({
  add: (tx, job) => jobs.add(tx, 'send-mail', job, orderOf(job)),
})

/** How many mails are sent at once. Mail servers commonly allow a client ten connections or more. */
export const mailsAtOnce = 4

/** Starts to send queued mails. A mail that the mail server refuses is retried for hours. */
export async function startMails(
  config: Config,
  db: Database,
  tokens: Tokens,
  jobs: Jobs,
): Promise<Mails> {
  const transport = createMailTransport(config)
  const context = mailContext(config, db, tokens, () => new Date())
  await jobs.work('send-mail', mailsAtOnce, (job, id) =>
    sendMail(context, mailWriters, transport, job, id),
  )
  return { queue: mailQueue(jobs), close: () => transport.close() }
}
