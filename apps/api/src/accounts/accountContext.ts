import type { Scales } from '../auth/attemptLimits.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mailQueue.ts'

/** Dependencies of the calls about accounts. */
export interface AccountContext extends Scales {
  readonly db: Database
  readonly now: () => Date
  readonly mails: MailQueue
  readonly config: Pick<Config, 'brand' | 'mailAliases'>
}
