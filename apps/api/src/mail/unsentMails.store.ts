import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { failedMails } from '../jobs/queues.ts'
import type { MailJob } from './mailQueue.ts'

/** Queued mails wait for their next try or are being sent; failed ones have no try left. */
export const mailStatuses = ['queued', 'failed'] as const

export type MailStatus = (typeof mailStatuses)[number]

/** A mail that was not sent yet. */
export interface UnsentMail {
  readonly id: string
  readonly status: MailStatus
  readonly kind: MailJob['kind']
  /** Its address; null if the record that had it was deleted. */
  readonly recipient: string | null
  /** How often it was tried, without a try that is under way. */
  readonly tries: number
  /** Why the last try failed; null if there was none. */
  readonly lastError: string | null
  /** The time since it was queued for the first time, in seconds. */
  readonly age: number
}

/** The most that are listed at once. */
export const maxUnsentMails = 1_000

const statusOf = sql`case when job.name = ${failedMails} then 'failed' else 'queued' end`

/** A job names its recipient, or a record that has the address. */
const recipientOf = sql`coalesce(
  job.data->>'email',
  (select email from users where id = (job.data->>'userId')::uuid),
  (select email from registrations where id = job.data->>'registrationId'),
  (select email from bootcamp_tasks join bootcamp_participants on bootcamp_participants.id = participant_id
    where bootcamp_tasks.id = (job.data->>'taskId')::uuid)
)`

/**
 * pg-boss counts a try when the next one begins, and moves the count to another column when a job
 * fails.
 */
const triesOf = sql`case
  when job.name = ${failedMails} then job.source_retry_count + 1
  when job.state = 'retry' then job.retry_count + 1
  else job.retry_count
end`

/**
 * The mails that were not sent yet, of one status or of both, oldest first. The tables of jobs must
 * exist.
 */
export async function listUnsentMails(db: Database, status?: MailStatus): Promise<UnsentMail[]> {
  const { rows } = (await db.execute(sql`
    select
      job.id,
      ${statusOf} as status,
      job.data->>'kind' as kind,
      ${recipientOf} as recipient,
      (${triesOf})::int as tries,
      coalesce(
        job.source_output->>'message', job.output->>'message', job.output->'value'->>'message', job.source_output->'value'->>'message'
      ) as "lastError",
      extract(epoch from now() - coalesce(job.source_created_on, job.created_on))::int as age
    from pgboss.job as job
    where job.name in ('send-mail', ${failedMails})
      and job.state in ('created', 'retry', 'active')
      and (${status ?? null}::text is null or ${status ?? null} = ${statusOf})
    order by coalesce(job.source_created_on, job.created_on), job.id
    limit ${maxUnsentMails}
  `)) as unknown as { rows: UnsentMail[] }
  return rows
}

/** Deletes a mail that has no try left. False if there is none with this id. */
export async function deleteFailedMail(db: Database, id: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    delete from pgboss.job where name = ${failedMails} and state = 'created' and id = ${id}::uuid
    returning id
  `)) as unknown as { rows: unknown[] }
  return rows.length > 0
}
