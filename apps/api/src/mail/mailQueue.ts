import type { ReviewStatus } from '../bootcamps/reviewStatuses.ts'
import type { Database } from '../database/database.ts'
import type { JobOrder } from '../jobs/jobs.ts'
import type { MailStatus, UnsentMail } from './unsentMails.store.ts'

/**
 * A mail to write and send: who gets it, not what it says. Codes and links are made when it is
 * sent, so that the queue contains none.
 */
export type MailJob =
  | { readonly kind: 'reset-code'; readonly email: string; readonly resetId: string }
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'new-sign-in'; readonly userId: string; readonly session: string }
  | { readonly kind: 'factor-added'; readonly userId: string }
  | { readonly kind: 'factor-removed'; readonly userId: string }
  | { readonly kind: 'passkey-added'; readonly userId: string }
  | { readonly kind: 'passkey-removed'; readonly userId: string }
  | { readonly kind: 'recovery-code-used'; readonly userId: string }
  | { readonly kind: 'registration'; readonly registrationId: string }
  | { readonly kind: 'account-opened'; readonly userId: string }
  | {
      readonly kind: 'account-deleted'
      readonly email: string
      readonly areCredentialsRevoked: boolean
    }
  | { readonly kind: 'credential-earned'; readonly userId: string; readonly credentialId: string }
  | { readonly kind: 'credential-revoked'; readonly email: string; readonly credentialId: string }
  | { readonly kind: 'credential-corrected'; readonly email: string; readonly credentialId: string }
  | { readonly kind: 'request-made'; readonly email: string; readonly requestId: string }
  | { readonly kind: 'request-answered'; readonly userId: string; readonly requestId: string }
  | { readonly kind: 'opening-confirm'; readonly bootcampSlug: string; readonly email: string }
  | { readonly kind: 'opening-told'; readonly email: string; readonly noticeId: string }
  | { readonly kind: 'task-link'; readonly bootcampSlug: string; readonly email: string }
  | { readonly kind: 'task-receipt'; readonly taskId: string }
  | { readonly kind: 'task-review'; readonly taskId: string; readonly status: ReviewStatus }

/** The queue of mails. */
export interface MailQueue {
  /** Queues a mail; within a transaction, it is sent only if that commits. */
  add(tx: Database, job: MailJob): Promise<void>
  /** Deletes all mails to recipients, whether sent or not: addresses, or ids of users and tasks. */
  forget(tx: Database, recipients: readonly string[]): Promise<void>
}

/** The part of the queue that is needed to send somebody a mail. */
export type MailAdding = Pick<MailQueue, 'add'>

/** The mails that were not sent yet, for operators. */
export interface OutgoingMails extends MailQueue {
  /** The mails that were not sent yet, oldest first, 1,000 at most. */
  list(status?: MailStatus): Promise<UnsentMail[]>
  /**
   * Tries a mail now. One that failed gets all its tries again. False if none waits with this id.
   */
  retry(id: string): Promise<boolean>
}

/** Mails that a person waits for go before the others. */
const isAwaited: Record<MailJob['kind'], boolean> = {
  'reset-code': true,
  registration: true,
  'task-link': true,
  'opening-confirm': true,
  'opening-told': false,
  'password-changed': false,
  'new-sign-in': false,
  'factor-added': false,
  'factor-removed': false,
  'passkey-added': false,
  'passkey-removed': false,
  'recovery-code-used': false,
  'account-opened': false,
  'account-deleted': false,
  'credential-earned': false,
  'credential-revoked': false,
  'credential-corrected': false,
  'request-made': false,
  'request-answered': false,
  'task-receipt': false,
  'task-review': false,
}

/**
 * The order of a mail: those with codes and links first, and no mail waits because of many others
 * to the same person.
 */
export function orderOf(job: MailJob): JobOrder {
  return { isUrgent: isAwaited[job.kind], group: recipientOf(job) }
}

/** Who gets a mail, as the job names them: an address, or the id of a record that has it. */
export function recipientOf(job: MailJob): string {
  if ('email' in job) return job.email
  if ('userId' in job) return job.userId
  return 'taskId' in job ? job.taskId : job.registrationId
}
