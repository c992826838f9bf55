import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'

/** What commands work on. */
export interface SiteData {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl' | 'signup' | 'startingCredits'>
  /** What signs tokens; the key that seals signing keys is derived from it. */
  readonly secret: Uint8Array
  readonly now: () => Date
  /** What was uploaded. */
  readonly files: FileStore
  /** Lets a command queue mails, for the running site to send. */
  readonly withMails: <T>(work: (mails: MailQueue) => Promise<T>) => Promise<T>
  /** Runs work that no process of the site may run at the same time, such as imports. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** What is backed up and restored, and where. */
export type StoredData = Pick<Config, 'dataDir' | 'databaseUrl' | 'authSecret' | 's3'>

/** How commands reach the site's data and say what came of them. */
export interface CommandContext {
  readonly withSite: (work: (site: SiteData) => Promise<void>) => Promise<void>
  /** Runs work that needs the files of the data, not what is in them. */
  readonly withStoredData: (work: (stored: StoredData, freeze: Freeze) => Promise<void>) => Promise<void>
  /** The outcome, on standard output. */
  readonly print: (text: string) => void
  /** What is said beside the outcome, on standard error. */
  readonly printNote: (text: string) => void
  /** Asks for something that nobody is to see; the line without its end. */
  readonly askSecret: (question: string) => Promise<string>
  /** The folder that paths begin from. */
  readonly folder: string
}

/** Runs work while nothing writes to the embedded database. */
export type Freeze = <T>(work: () => Promise<T>) => Promise<T>
