import type { Tokens } from '../auth/tokens.ts'
import type { Database } from '../database/database.ts'
import { composeMail } from './composeMail.ts'
import type { MailContent } from './mail.ts'
import type { MailJob } from './mailQueue.ts'
import type { MailTransport } from './transport.ts'

/** What writing a mail needs from around it. */
export interface MailContext {
  readonly db: Database
  readonly now: () => Date
  readonly publicUrl: string
  /** Makes the tokens of links. */
  readonly tokens: Pick<Tokens, 'issueAccess'>
  /** Whose name stands at the head of a mail. */
  readonly brand: string
}

/** One writer for each kind of mail: reads what it is about as it is now. Null: there is nobody to write to. */
export type MailWriters = {
  readonly [Kind in MailJob['kind']]: (context: MailContext, job: Extract<MailJob, { kind: Kind }>) => Promise<(MailContent & { to: string }) | null>
}

/** Writes a queued mail and sends it; rejects where it was not taken, to be tried again. `id` is the same for each try. */
export async function sendMail(context: MailContext, writers: MailWriters, transport: MailTransport, job: MailJob, id: string): Promise<void> {
  const write = writers[job.kind] as (context: MailContext, job: MailJob) => ReturnType<MailWriters[MailJob['kind']]>
  const content = await write(context, job)
  if (content) await transport.send(composeMail(content.to, content, context), id)
}
