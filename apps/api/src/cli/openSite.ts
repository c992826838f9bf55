import { join } from 'node:path'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../dataFolder.ts'
import { openDataFolder } from '../restoredFolder.ts'
import { readSecrets } from '../storedSecrets.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { takeLock } from '../database/lock.ts'
import { openDatabase } from '../database/open.ts'
import { createFileStore } from '../files/createFileStore.ts'
import { requireTables } from '../fillDatabase.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { OutgoingMails } from '../mail/mailQueue.ts'
import { outgoingMails } from '../mail/startMails.ts'
import type { Freeze, SiteData, StoredData } from './context.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Opens the site's data by its settings, for one command. Throws `StartError`: the embedded
 * database serves one process, so its lock refuses a command while the site runs.
 */
export async function withSite<T>(
  env: Environment,
  work: (site: SiteData) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  await openDataFolder(config.dataDir)
  const secrets = await readSecrets(config)
  return withOpen(config, async (database) =>
    work({
      db: database.db,
      config,
      secrets,
      now: () => new Date(),
      files: await createFileStore(config),
      withMails: (queueing) => withMails(database, queueing),
      exclusive: (work) => database.prepare(({ db }) => work(db)),
    }),
  )
}

/**
 * Opens the database alone: no secret is read or made. The tables on a server are not changed: an
 * empty database there may be about to be restored.
 */
export async function withDatabase<T>(
  env: Environment,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  await openDataFolder(config.dataDir)
  return withOpen(config, ({ db }) => work(db), { migrates: config.databaseUrl === null })
}

async function withOpen<T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
  { migrates = true } = {},
): Promise<T> {
  const database = await openDatabase(config, () => undefined)
  try {
    if (migrates)
      await database.prepare(async ({ db, migrate }) => {
        await migrate()
        await requireTables(db)
      })
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Takes the lock of the embedded database without opening it, so that its files do not change.
 * Throws `StartError` if another process holds it.
 */
export async function withStoredData<T>(
  env: Environment,
  work: (stored: StoredData, freeze: Freeze) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  await prepareDataFolder(config.dataDir)
  const release =
    config.databaseUrl === null
      ? await takeLock(join(config.dataDir, 'db.lock'))
      : () => Promise.resolve()
  try {
    return await work(config, (still) => still())
  } finally {
    await release()
  }
}

/** Opens the queue; the site sends the mails. */
async function withMails<T>(
  database: OpenDatabase,
  work: (mails: OutgoingMails) => Promise<T>,
): Promise<T> {
  const jobs = await openJobs(database, { warn: () => undefined })
  try {
    return await work(outgoingMails(jobs, database.db))
  } finally {
    await jobs.close()
  }
}
