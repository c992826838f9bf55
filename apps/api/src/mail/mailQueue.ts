import type { ReviewStatus } from '../bootcamps/reviewStatuses.ts'
import type { Database } from '../database/database.ts'

/**
 * A mail to be written and sent: who it is for, never what it says. Codes and links are made when it is sent, so that none
 * lies in the queue.
 */
export type MailJob =
  | { readonly kind: 'reset-code'; readonly email: string }
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'registration'; readonly registrationId: string }
  | { readonly kind: 'account-opened'; readonly userId: string }
  | { readonly kind: 'task-link'; readonly bootcampSlug: string; readonly email: string }
  | { readonly kind: 'task-receipt'; readonly taskId: string }
  | { readonly kind: 'task-review'; readonly taskId: string; readonly status: ReviewStatus }

/** Where mails wait to be sent. */
export interface MailQueue {
  /** Queues a mail; within a transaction, it is sent if that commits. */
  add(tx: Database, job: MailJob): Promise<void>
}
