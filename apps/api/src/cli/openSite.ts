import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder, readSigningKey } from '../dataFolder.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { createFileStore } from '../files/createFileStore.ts'
import type { FileStore } from '../files/fileStore.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { mailQueue } from '../mail/startMails.ts'

/** What commands work on. */
export interface SiteData {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  /** What signs tokens; the key that seals signing keys is derived from it. */
  readonly secret: Uint8Array
  readonly now: () => Date
  /** What was uploaded. */
  readonly files: FileStore
  /** Lets a command queue mails, for the running site to send. */
  readonly withMails: <T>(work: (mails: MailQueue) => Promise<T>) => Promise<T>
}

/**
 * Opens the site's data as its settings say, for one command. Throws `StartError`: while the site runs on the embedded database,
 * which serves one process, its lock refuses a second.
 */
export async function withSite<T>(env: Readonly<Record<string, string | undefined>>, work: (site: SiteData) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  await prepareDataFolder(config.dataDir)
  const secret = await readSigningKey(config.dataDir, config.authSecret)
  const database = await openDatabase(config, () => undefined)
  try {
    await database.prepare((migrate) => migrate())
    return await work({
      db: database.db,
      config,
      secret,
      now: () => new Date(),
      files: createFileStore(config),
      withMails: (queueing) => withMails(database, queueing),
    })
  } finally {
    await database.close()
  }
}

/** Opens the queue for adding alone: whatever waits in it is left to the site. */
async function withMails<T>(database: OpenDatabase, work: (mails: MailQueue) => Promise<T>): Promise<T> {
  const jobs = await openJobs(database, { warn: () => undefined })
  try {
    return await work(mailQueue(jobs))
  } finally {
    await jobs.close()
  }
}
