import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { prepareDataFolder, readSigningKey } from '../dataFolder.ts'
import type { OpenDatabase } from '../database/database.ts'
import { takeLock } from '../database/lock.ts'
import { openDatabase } from '../database/open.ts'
import { createFileStore } from '../files/createFileStore.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { mailQueue } from '../mail/startMails.ts'
import type { Freeze, SiteData, StoredData } from './context.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Opens the site's data as its settings say, for one command. Throws `StartError`: while the site runs on the embedded database,
 * which serves one process, its lock refuses a second.
 */
export async function withSite<T>(env: Environment, work: (site: SiteData) => Promise<T>): Promise<T> {
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
      alone: (lonely) => database.prepare(lonely),
    })
  } finally {
    await database.close()
  }
}

/** Holds the lock of the embedded database, unopened: its files are still. Throws `StartError` where another process has it. */
export async function withStoredData<T>(env: Environment, work: (stored: StoredData, freeze: Freeze) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  await prepareDataFolder(config.dataDir)
  const release = config.databaseUrl === null ? await takeLock(join(config.dataDir, 'db.lock')) : () => Promise.resolve()
  try {
    return await work(config, (still) => still())
  } finally {
    await release()
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
