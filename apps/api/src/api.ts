import { openCohorts } from '@rampart/contract/rules/bootcampCohorts'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { createApp, stateFeatures } from './app.ts'
import type { AppContext } from './appContext.ts'
import { openSessions } from './auth/sessions.ts'
import { createTokens } from './auth/tokens.ts'
import { openSiteSocket } from './cli/siteSocket.ts'
import type { SiteContext } from './cli/siteSocket.ts'
import { isPrivate } from './config.ts'
import type { Config } from './config.ts'
import { openContentCache } from './content/contentCache.ts'
import { contentFolder } from './contentFolder.ts'
import { startDrawing } from './credentials/files/startDrawing.ts'
import { resealKeys } from './credentials/signing/keys.ts'
import { openDatabase } from './database/open.ts'
import { resealTotp } from './factors/totp.ts'
import { createFileStore } from './files/createFileStore.ts'
import { fillDatabase, readFilled } from './fillDatabase.ts'
import type { ApiInfo } from './fillDatabase.ts'
import { explainStart } from './fullDisk.ts'
import { openCounts } from './http/openCounts.ts'
import type { Counts } from './http/sharedCounts.ts'
import { openJobs } from './jobs/jobs.ts'
import { startLabs } from './labs/runner/startLabs.ts'
import { openSessionNews } from './labs/sessions/sessionNews.ts'
import { outgoingMails, startMails } from './mail/startMails.ts'
import { warnOfMailServer } from './mail/tryMailServer.ts'
import { forgetPreviousSecret, readSecrets } from './storedSecrets.ts'
import { roles } from './roles.ts'
import type { Role } from './roles.ts'
import type { Observed } from './observing/apiMetrics.ts'
import { readLabPaths, readWaitingWork } from './observing/waitingWork.store.ts'
import { startOpenings } from './openings/startOpenings.ts'
import { openDataFolder } from './restoredFolder.ts'
import { applyRetention } from './retention/applyRetention.ts'
import { startRetention } from './retention/startRetention.ts'
import { startTidying } from './startTidying.ts'

/** The API; register it with the prefix `/api`. */
export interface Api {
  readonly plugin: FastifyPluginAsync
  /** Only the calls that tell whether it is alive and ready. */
  readonly state: FastifyPluginAsync
  /** Whether requests can be served. */
  ready(): Promise<boolean>
  /**
   * From now on `ready` returns false, so that a load balancer sends requests elsewhere while
   * running ones finish.
   */
  drain(): void
  /** Counts of requests by address, shared with the other processes. */
  readonly counts: Counts
  /**
   * Ends commands, jobs, mails, labs and database, in this order, and releases the database's lock.
   * Call it after the server has closed.
   */
  close(): Promise<void>
  readonly info: ApiInfo
  /** The port of the gateway of labs; null if this process has none. */
  readonly labPort: number | null
  /** The values that metrics read. */
  readonly observed: Observed
}

interface StartOptions {
  readonly logger: FastifyBaseLogger
  /** The folder of the catalogue's files; by default the repository's. */
  readonly contentDir?: string
  /** What this process does; by default all. */
  readonly role?: Role
  /**
   * The slugs of the bootcamps that are open at a time in milliseconds since 1970; by default what
   * `BOOTCAMP_COHORTS` says.
   */
  readonly openAt?: (now: number) => readonly string[]
}

/**
 * Opens the database, updates tables and content, and creates the application.
 * Throws `StartError` or the importer's `ContentError`, after closing what it opened.
 */
export async function startApi(
  config: Config,
  {
    logger,
    contentDir = contentFolder,
    role = roles.all,
    openAt = (now) => openCohorts(config.bootcampCohorts, now),
  }: StartOptions,
): Promise<Api> {
  // Closed in reverse order.
  const opened = new AsyncDisposableStack()
  try {
    await openDataFolder(config.dataDir)
    const secrets = await readSecrets(config)
    const tokens = createTokens(secrets)
    const files = await createFileStore(config)
    const now = () => new Date()
    const database = await openDatabase(config, (error) =>
      logger.warn({ err: error }, 'a database connection was lost'),
    )
    opened.defer(() => database.close())
    const { db } = database
    const { counts, isValkeyUp, ...sharing } = await openCounts(config, {
      database,
      log: logger,
      now,
    })
    opened.defer(() => sharing.close())
    const sessions = await openSessions(database)
    opened.defer(() => sessions.close())
    const contentCache = await openContentCache(database)
    opened.defer(() => contentCache.close())
    const info = role.updates
      ? await fillDatabase(database, config, contentDir)
      : await readFilled(database, config)
    await resealKeys({ db, secrets })
    await resealTotp(db, secrets)
    await forgetPreviousSecret(config.dataDir, now())
    if (info.tablesWarning !== null) logger.warn(info.tablesWarning)
    if (info.demoAccounts && !isPrivate(config)) {
      logger.warn(
        'The database has the demo accounts, whose password is public, and the site is open to other machines.',
      )
    }
    const jobs = await openJobs(database, logger)
    opened.defer(() => jobs.close())
    const sessionNews = await openSessionNews(database)
    opened.defer(() => sessionNews.close())
    const labs = await startLabs({
      config: role.works ? config : { ...config, labRuntime: 'off' },
      database,
      jobs,
      counts,
      secrets,
      news: sessionNews,
      contentDir,
      log: logger,
    })
    opened.defer(() => labs.close())
    const mails = role.works
      ? await startMails(config, { db, tokens, jobs, log: logger })
      : { outgoing: outgoingMails(jobs, db), close: () => undefined }
    opened.defer(() => mails.close())
    if (role.works && config.smtpUrl !== null) void warnOfMailServer(config, logger)
    // Before mails and labs: no job may start while they end.
    opened.defer(() => jobs.close())
    if (database.kind === 'embedded') {
      const site = { db, config, secrets, now, files }
      opened.defer(
        await startCommands(config.dataDir, logger, {
          withSite: (work) =>
            work({
              ...site,
              withMails: (queueing) => queueing(mails.outgoing),
              exclusive: (importing) => database.prepare((preparing) => importing(preparing.db)),
            }),
          withDatabase: (work) => work(db),
          withStoredData: (work) => work(config, database.freeze),
        }),
      )
    }
    const issuer = { db, publicUrl: config.publicUrl, brand: config.brand, secrets, now }
    if (role.works) {
      opened.defer(startDrawing({ issuer, files, log: logger }))
      opened.defer(startOpenings({ db, mails: mails.outgoing, now, openAt, log: logger }))
      const { retention, dataDir } = config
      opened.defer(startTidying({ db, files, dataDir, now, retention, logger }))
      const kept = { db, files, mails: mails.outgoing, retention, now, log: logger }
      const apply = () => applyRetention(kept)
      opened.defer(await startRetention({ jobs, apply, log: logger }))
    }
    let isDraining = false
    const ready = async () =>
      !isDraining &&
      database.ping().then(
        () => true,
        () => false,
      )
    const drain = () => {
      isDraining = true
    }
    const all = opened.move()
    const context: AppContext = {
      config,
      db,
      tokens,
      sessions,
      contentCache,
      counts,
      secrets,
      files,
      now,
      isReady: ready,
      mails: mails.outgoing,
      labWork: labs.work,
      sessionNews,
      // `npm start` sets it; other environments find responses that break the contract.
      checksResponses: process.env['NODE_ENV'] !== 'production',
      shedsLoad: true,
    }
    return {
      plugin: createApp(context),
      state: createApp(context, stateFeatures),
      ready,
      counts,
      drain,
      close: () => {
        drain()
        return all.disposeAsync()
      },
      info,
      labPort: labs.port,
      observed: {
        poolState: () => database.poolState(),
        isValkeyUp,
        readWaitingWork: () => readWaitingWork(db),
        readLabPaths: labs.port === null ? null : () => readLabPaths(db),
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    throw explainStart(error, config)
  }
}

/**
 * Lets the command line run commands in this process, because no other process can open the
 * database. Returns a function that ends it.
 */
function startCommands(
  dataDir: string,
  logger: FastifyBaseLogger,
  context: SiteContext,
): Promise<() => Promise<void>> {
  return openSiteSocket(dataDir, context).catch((error: unknown) => {
    // For example, if the folder is on another machine: the site runs without commands.
    logger.warn(
      { err: error },
      'commands cannot be taken while the site runs: DATA_DIR has no room for a socket',
    )
    return () => Promise.resolve()
  })
}
