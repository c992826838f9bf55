import type { ReviewStatus } from '../bootcamps/reviewStatuses.ts'
import type { Database } from '../database/database.ts'

/**
 * A mail to write and send: who gets it, not what it says. Codes and links are made when it is sent, so that the queue
 * holds none.
 */
export type MailJob =
  | { readonly kind: 'reset-code'; readonly email: string }
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'registration'; readonly registrationId: string }
  | { readonly kind: 'account-opened'; readonly userId: string }
  | { readonly kind: 'task-link'; readonly bootcampSlug: string; readonly email: string }
  | { readonly kind: 'task-receipt'; readonly taskId: string }
  | { readonly kind: 'task-review'; readonly taskId: string; readonly status: ReviewStatus }

/** The queue of mails. */
export interface MailQueue {
  /** Queues a mail; within a transaction, it is sent only if that commits. */
  add(tx: Database, job: MailJob): Promise<void>
}
