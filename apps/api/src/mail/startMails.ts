import { accountMails } from '../accounts/accountMails.ts'
import type { Tokens } from '../auth/tokens.ts'
import { bootcampMails } from '../bootcamps/bootcampMails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailQueue } from './mailQueue.ts'
import { sendMail } from './mailWork.ts'
import type { MailContext, MailWriters } from './mailWork.ts'
import { createMailTransport } from './transport.ts'

/** Who writes each kind of mail. */
export const mailWriters: MailWriters = { ...accountMails, ...bootcampMails }

/** Mails under way, and their end. */
export interface Mails {
  readonly queue: MailQueue
  close(): void
}

/** What mails are written with: the brand is the name that they are from. */
export function mailContext({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>, db: Database, tokens: Tokens, now: () => Date): MailContext {
  return { db, now, publicUrl, tokens, brand: mailFrom.replace(/\s*<.*$/, '') }
}

/** Mails wait among the jobs, for whichever process sends them. */
export const mailQueue = (jobs: Jobs): MailQueue => ({ add: (tx, job) => jobs.add(tx, 'send-mail', job) })

/** Begins to send what is queued, two mails at a time; one that the mail server does not take is tried again for hours. */
export async function startMails(config: Config, db: Database, tokens: Tokens, jobs: Jobs): Promise<Mails> {
  const transport = createMailTransport(config)
  const context = mailContext(config, db, tokens, () => new Date())
  await jobs.work('send-mail', 2, (job, id) => sendMail(context, mailWriters, transport, job, id))
  return { queue: mailQueue(jobs), close: () => transport.close() }
}
