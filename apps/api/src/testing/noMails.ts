import type { MailAdding } from '../mail/mailQueue.ts'

/** For tests that are not about mails. */
export const noMails: MailAdding = { add: () => Promise.resolve() }
