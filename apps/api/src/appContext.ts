import type { Sessions } from './auth/sessions.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { ContentCache } from './content/contentCache.ts'
import type { Database } from './database/database.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Counts } from './http/sharedCounts.ts'
import type { SessionNews } from './labs/sessions/sessionNews.ts'
import type { LabWork } from './labs/labWork.ts'
import type { MailQueue } from './mail/mailQueue.ts'
import type { Secrets } from './secrets.ts'

/** Dependencies of the application; tests use their own clock and database. */
export interface AppContext {
  readonly config: Pick<
    Config,
    | 'brand'
    | 'publicUrl'
    | 'dataDir'
    | 'rateLimitScale'
    | 'trustedNetworks'
    | 'videoEmbedUrl'
    | 'signup'
    | 'startingCredits'
    | 'monthlyCredits'
    | 'mailAliases'
  >
  readonly db: Database
  readonly tokens: Tokens
  /** Tokens that were found valid a moment ago. */
  readonly sessions: Sessions
  /** Content that was read a moment ago. */
  readonly contentCache: Pick<ContentCache, 'read'>
  /** Counts requests by address. */
  readonly counts: Counts
  /** The secrets that sign tokens; keys for other purposes are derived from them. */
  readonly secrets: Secrets
  /** The file store. */
  readonly files: FileStore
  readonly now: () => Date
  /** Whether requests can be served: the database responds, and the process is not stopping. */
  readonly isReady: () => Promise<boolean>
  /** Whether responses are checked against the contract before they are sent. */
  readonly checksResponses: boolean
  /**
   * Whether requests are refused while the process is overloaded. Not in tests: many share a
   * machine that may be slow.
   */
  readonly shedsLoad: boolean
  /** The queue of mails. */
  readonly mails: MailQueue
  /** Notifies the process that starts and ends labs. */
  readonly labWork: LabWork
  /** Reports changes of lab sessions. */
  readonly sessionNews: SessionNews
}
