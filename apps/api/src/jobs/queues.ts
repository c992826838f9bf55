import type { QueueOptions } from 'pg-boss'
import type { MailJob } from '../mail/mailQueue.ts'

/** The data of every kind of job. */
export interface JobData {
  /** Starts the environment of a queued lab session. */
  readonly 'start-lab': { readonly sessionId: string }
  /** Writes and sends a mail. */
  readonly 'send-mail': MailJob
  /** Removes what was kept long enough. */
  readonly 'apply-retention': Readonly<Record<string, never>>
}

export type JobName = keyof JobData

/** The queue in which a mail waits after its last try, until an operator tries it again. */
export const failedMails = 'failed-mail'

/** Ten years, in seconds: pg-boss has no 'never' for jobs that wait. */
const never = 10 * 365 * 86_400

/**
 * How each kind is retried. If a process dies, another one gets its job after `expireInSeconds`. A
 * queue is listed after the one that takes its failed jobs.
 */
export const queues: Record<
  JobName | typeof failedMails,
  QueueOptions & { readonly deadLetter?: string }
> = {
  'start-lab': {
    retryLimit: 3,
    retryDelay: 2,
    expireInSeconds: 60,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  },
  // Kept for longer than a day: while it is there, no other one of the same day is taken.
  'apply-retention': {
    retryLimit: 3,
    retryDelay: 600,
    expireInSeconds: 3_600,
    retentionSeconds: 2 * 86_400,
    deleteAfterSeconds: 2 * 86_400,
  },
  [failedMails]: { retentionSeconds: never },
  // From 10 seconds to half an hour between attempts, for about five hours.
  'send-mail': {
    retryLimit: 16,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1_800,
    expireInSeconds: 60,
    retentionSeconds: never,
    deleteAfterSeconds: 3_600,
    deadLetter: failedMails,
  },
}
