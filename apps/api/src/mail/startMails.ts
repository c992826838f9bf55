import type { FastifyBaseLogger } from 'fastify'
import { accountMails } from '../accounts/accountMails.ts'
import type { Tokens } from '../auth/tokens.ts'
import { bootcampMails } from '../bootcamps/bootcampMails.ts'
import { credentialMails } from '../credentials/credentialMails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { factorMails } from '../factors/factorMails.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { withoutMailAddresses } from '../observing/withoutMailAddresses.ts'
import { observed } from '../observing/work.ts'
import { openingMails } from '../openings/openingMails.ts'
import { requestMails } from '../requests/requestMails.ts'
import { orderOf } from './mailQueue.ts'
import type { MailJob, OutgoingMails } from './mailQueue.ts'
import { sendMail } from './mailWork.ts'
import type { MailContext, MailWriters } from './mailWork.ts'
import { isRefusedForGood } from './recipientRefused.ts'
import { createMailTransport } from './transport.ts'
import { listUnsentMails } from './unsentMails.store.ts'

/** The writers of all kinds of mail. */
export const mailWriters: MailWriters = {
  ...accountMails,
  ...factorMails,
  ...bootcampMails,
  ...credentialMails,
  ...requestMails,
  ...openingMails,
}

/** The running mails. */
export interface Mails {
  readonly outgoing: OutgoingMails
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
export const outgoingMails = (jobs: Jobs, db: Database): OutgoingMails => ({
  add: (tx, job) => jobs.add(tx, 'send-mail', job, orderOf(job)),
  forget: (tx, recipients) => jobs.forgetMails(tx, recipients),
  list: (status) => listUnsentMails(db, status),
  retry: (id) => jobs.retryMail(id),
})

/** Dependencies of sending mails. */
interface MailsContext {
  readonly db: Database
  readonly tokens: Tokens
  readonly jobs: Jobs
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * How many mails are sent at once. Mail servers commonly allow a client ten connections or more.
 */
export const mailsAtOnce = 4

/**
 * Starts to send queued mails. A mail that the mail server refuses is tried again for hours, and
 * then waits as failed; a mail whose recipient the mail server does not know waits as failed at
 * once.
 */
export async function startMails(
  config: Config,
  { db, tokens, jobs, log }: MailsContext,
): Promise<Mails> {
  const transport = createMailTransport(config)
  const context = mailContext(config, db, tokens, () => new Date())
  const send = async (job: MailJob, id: string) => {
    try {
      await observed({ kind: 'mail', name: job.kind }, () =>
        sendMail(context, mailWriters, transport, job, id),
      )
    } catch (error) {
      // Without the error's other fields, which name the recipient, and without the addresses in
      // its text.
      const reason = withoutMailAddresses(error instanceof Error ? error.message : String(error))
      log.warn({ event: 'mail_failed', mailId: id, kind: job.kind, reason }, 'a mail was not sent')
      throw error
    }
  }
  await jobs.work('send-mail', mailsAtOnce, send, { isFinal: isRefusedForGood })
  return { outgoing: outgoingMails(jobs, db), close: () => transport.close() }
}
