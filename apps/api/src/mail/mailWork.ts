import type { Tokens } from '../auth/tokens.ts'
import type { Database } from '../database/database.ts'
import { composeMail } from './composeMail.ts'
import type { MailSender } from './composeMail.ts'
import type { MailContent } from './mail.ts'
import type { MailJob } from './mailQueue.ts'
import type { MailTransport } from './transport.ts'

/** Dependencies of writing a mail. */
export interface MailContext {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  /** Makes the tokens of links. */
  readonly tokens: Pick<Tokens, 'issueAccess'>
  /** The name and colors of mails. */
  readonly brand: MailSender['brand']
}

/**
 * A writer for each kind of mail, which reads the current data. Null means that there is no one to
 * write to.
 */
export type MailWriters = {
  readonly [Kind in MailJob['kind']]: (
    context: MailContext,
    job: Extract<MailJob, { kind: Kind }>,
  ) => Promise<(MailContent & { to: string }) | null>
}

/**
 * Writes and sends a queued mail. Rejects if it was not accepted, so that it is retried. `id` is
 * the same for each attempt.
 */
export async function sendMail(
  context: MailContext,
  writers: MailWriters,
  transport: Pick<MailTransport, 'send'>,
  job: MailJob,
  id: string,
): Promise<void> {
  const write = writers[job.kind] as
    | ((context: MailContext, job: MailJob) => ReturnType<MailWriters[MailJob['kind']]>)
    | undefined
  // During an update a newer process may have queued it, and sends it at a later try.
  if (!write) throw new Error(`this version knows no mail of the kind '${job.kind}'`)
  const content = await write(context, job)
  if (content) await transport.send(composeMail(content.to, content, context), id)
}
