import { count } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { createApp } from './app.ts'
import { sweep } from './auth/auth.store.ts'
import { createTokens } from './auth/tokens.ts'
import { sweepTaskFiles } from './bootcamps/taskFiles.ts'
import { openSiteSocket } from './cli/siteSocket.ts'
import { isPrivate } from './config.ts'
import type { Config } from './config.ts'
import { importContent } from './content/import.ts'
import { contentFolder } from './contentFolder.ts'
import { prepareDataFolder, readSigningKey } from './dataFolder.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { findDemoAccounts, importDemo } from './demo/demo.ts'
import type { DemoAccount } from './demo/demo.ts'
import { createFileStore } from './files/createFileStore.ts'
import { uploadFolder } from './files/fileStore.ts'
import { sweepUploads } from './files/sweepUploads.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { startLabs } from './labs/startLabs.ts'
import type { Labs } from './labs/startLabs.ts'
import { startMails } from './mail/startMails.ts'
import type { Mails } from './mail/startMails.ts'
import { users } from './users/users.tables.ts'

/** How often rows without effect and files that belong to nothing are removed, in milliseconds. */
const sweepInterval = 60 * 60 * 1000

/** The API, ready to be registered with the prefix `/api`. */
export interface Api {
  readonly plugin: FastifyPluginAsync
  /** Whether requests can be served. */
  ready(): Promise<boolean>
  /** From now on `ready` says no, so that a balancer sends requests elsewhere while those under way finish. */
  drain(): void
  /** Ends commands, jobs, labs and database, in this order, and gives the database's lock back; after the server has closed. */
  close(): Promise<void>
  readonly info: ApiInfo
}

/** What the start has to tell. */
export interface ApiInfo {
  readonly dataDir: string
  readonly databaseKind: OpenDatabase['kind']
  /** The accounts of the demo records; null where they are not in the database. */
  readonly demoAccounts: readonly DemoAccount[] | null
  readonly importedCourses: number
  readonly importedLabs: number
}

interface StartOptions {
  readonly logger: FastifyBaseLogger
  /** Where the catalogue's files are; the repository's own by default. */
  readonly contentDir?: string
}

/**
 * Opens the database, brings tables and content up to date, and makes the application.
 * Throws `StartError` or the importer's `ContentError`, after closing what it opened.
 */
export async function startApi(config: Config, { logger, contentDir = contentFolder }: StartOptions): Promise<Api> {
  await prepareDataFolder(config.dataDir)
  const secret = await readSigningKey(config.dataDir, config.authSecret)
  const database = await openDatabase(config, (error) => logger.warn({ err: error }, 'a database connection was lost'))
  try {
    const info = await fill(database, config, contentDir)
    if (info.demoAccounts && !isPrivate(config)) {
      logger.warn('The database has the demo accounts, whose password is public, and the site is open to other machines.')
    }
    const jobs = await openJobs(database, logger)
    try {
      const mails = await startMails(config, database.db, createTokens(secret), jobs)
      const labs = await startLabs({ config, database, jobs, contentDir, log: logger })
      const closeCommands = await takeCommands({ database, mails }, config, secret, logger)
      return run({ database, mails, jobs, labs, closeCommands }, config, secret, info, logger)
    } catch (error) {
      await jobs.close()
      throw error
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What the application stands on, in the order in which it is closed from the end. */
interface Parts {
  readonly database: OpenDatabase
  readonly labs: Labs
  readonly mails: Mails
  readonly jobs: Jobs
  readonly closeCommands: () => Promise<void>
}

/** Has the command line do its work in this process, where no other one may open the database. */
async function takeCommands({ database, mails }: Pick<Parts, 'database' | 'mails'>, config: Config, secret: Uint8Array, logger: FastifyBaseLogger) {
  const nothing = () => Promise.resolve()
  if (database.kind === 'server') return nothing
  const { db, prepare, freeze } = database
  const site = { db, config, secret, now: () => new Date(), files: createFileStore(config) }
  return openSiteSocket(config.dataDir, {
    withSite: (work) => work({ ...site, withMails: (queueing) => queueing(mails.queue), alone: prepare }),
    withStoredData: (work) => work(config, freeze),
  }).catch((error: unknown) => {
    // A folder of another machine, for example: the site serves nevertheless.
    logger.warn({ err: error }, 'commands cannot be taken while the site runs: DATA_DIR has no room for a socket')
    return nothing
  })
}

/** Tables, content and demo records, by one process at a time. */
function fill(database: OpenDatabase, config: Config, contentDir: string): Promise<ApiInfo> {
  const { db, kind } = database
  return database.prepare(async (migrate) => {
    await migrate()
    await sweep(db, new Date())
    // The demo accounts' password is public: a site open to other machines gets them only when asked for.
    const wantsDemo = config.demoData ?? (kind === 'embedded' && isPrivate(config) && (await isEmpty(db)))
    const imported = await importContent(db, contentDir)
    if (wantsDemo) await importDemo(db, new Date())
    return {
      dataDir: config.dataDir,
      databaseKind: kind,
      demoAccounts: await findDemoAccounts(db),
      importedCourses: imported.courses,
      importedLabs: imported.labs,
    }
  })
}

async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await db.select({ users: count() }).from(users)
  return row?.users === 0
}

function run({ database, mails, jobs, labs, closeCommands }: Parts, config: Config, secret: Uint8Array, info: ApiInfo, logger: FastifyBaseLogger): Api {
  const { db } = database
  let isDraining = false
  const ready = async () => {
    if (isDraining) return false
    return database.ping().then(
      () => true,
      () => false,
    )
  }
  const files = createFileStore(config)
  const tidyFiles = async () => {
    await sweepUploads(uploadFolder(config.dataDir), new Date())
    await sweepTaskFiles(db, files, new Date())
  }
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message)
  const tidy = () => {
    sweep(db, new Date()).catch(warn('rows without effect were not removed'))
    tidyFiles().catch(warn('files that belong to nothing were not removed'))
  }
  tidy()
  const sweeper = setInterval(tidy, sweepInterval).unref()
  return {
    plugin: createApp({
      config,
      db,
      tokens: createTokens(secret),
      secret,
      files,
      now: () => new Date(),
      isReady: ready,
      mails: mails.queue,
      labWork: labs.work,
    }),
    ready,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      isDraining = true
      clearInterval(sweeper)
      await closeCommands()
      await jobs.close()
      mails.close()
      await labs.close()
      await database.close()
    },
    info,
  }
}
