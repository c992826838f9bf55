import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { OutgoingMails } from '../mail/mailQueue.ts'
import type { Secrets } from '../secrets.ts'

/** The data that commands work on. */
export interface SiteData {
  readonly db: Database
  readonly config: Pick<
    Config,
    | 'authSecret'
    | 'bootcampCohorts'
    | 'brand'
    | 'dataDir'
    | 'mailFrom'
    | 'publicUrl'
    | 'signup'
    | 'smtpUrl'
    | 'startingCredits'
  >
  /** What signs tokens; the key that seals signing keys is derived from it. */
  readonly secrets: Secrets
  readonly now: () => Date
  /** The uploaded files. */
  readonly files: FileStore
  /** The queue of mails, which the running site sends. */
  readonly withMails: <T>(work: (mails: OutgoingMails) => Promise<T>) => Promise<T>
  /**
   * Runs work that only one process of the site may run at a time, such as imports; without the
   * time limits of requests.
   */
  readonly exclusive: <T>(work: (db: Database) => Promise<T>) => Promise<T>
}

/** What is backed up and restored, and where. */
export type StoredData = Pick<Config, 'dataDir' | 'databaseUrl' | 'authSecret' | 's3'>

/** How commands read the site's data and write their output. */
export interface CommandContext {
  readonly withSite: (work: (site: SiteData) => Promise<void>) => Promise<void>
  /** Runs work on the database alone, without the secrets of the site. */
  readonly withDatabase: (work: (db: Database) => Promise<void>) => Promise<void>
  /** Runs work that needs the data's files, but not their contents. */
  readonly withStoredData: (
    work: (stored: StoredData, freeze: Freeze) => Promise<void>,
  ) => Promise<void>
  /** What a command can do that has a process of its own; null if the site runs it. */
  readonly ownProcess: OwnProcess | null
  /** The outcome, on standard output. */
  readonly print: (text: string) => void
  /** Notes that are not the result, on standard error. */
  readonly printNote: (text: string) => void
  /** Asks for a secret without showing it. Returns the line without its line break. */
  readonly askSecret: (question: string) => Promise<string>
  /** The folder that relative paths start from. */
  readonly folder: string
  /** The operator's user name on the machine, for the audit trail. */
  readonly operator: string
}

/** The process of a command line. */
export interface OwnProcess {
  /** Throws `StartError` if the settings are wrong. */
  readonly dataDir: () => string
  /**
   * Runs another command, in the site if that takes commands, with an output of its own. Returns
   * its exit code.
   */
  readonly run: (
    args: readonly string[],
    output: Pick<CommandContext, 'print' | 'printNote'>,
  ) => Promise<number>
}

/** Runs work while nothing writes to the embedded database. */
export type Freeze = <T>(work: () => Promise<T>) => Promise<T>
