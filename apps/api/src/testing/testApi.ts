import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@rampart/contract/calls/call'
import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { createApp } from '../app.ts'
import { openContentCache } from '../content/contentCache.ts'
import type { ContentCache } from '../content/contentCache.ts'
import { openSessions } from '../auth/sessions.ts'
import type { Sessions } from '../auth/sessions.ts'
import { createTokens } from '../auth/tokens.ts'
import type { SiteData } from '../cli/context.ts'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { uploadFolder } from '../files/fileStore.ts'
import type { FileStore } from '../files/fileStore.ts'
import { createCounts } from '../http/sharedCounts.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { openSessionNews } from '../labs/sessions/sessionNews.ts'
import type { SessionNews } from '../labs/sessions/sessionNews.ts'
import type { Mail } from '../mail/mail.ts'
import { recipientOf } from '../mail/mailQueue.ts'
import type { MailJob, MailQueue } from '../mail/mailQueue.ts'
import { sendMail } from '../mail/mailWork.ts'
import { mailContext, mailWriters } from '../mail/startMails.ts'
import { memoryFileStore } from './memoryFileStore.ts'
import { noteUnnamedErrors } from './namedErrors.ts'
import { noLabWork } from './noLabWork.ts'
import { noContentCache } from './noContentCache.ts'
import { noSessions } from './noSessions.ts'
import { skipWithoutDatabase, openTestDatabase } from './testDatabase.ts'

/** The key that signs the tokens of tests. */
export const testKey = Buffer.from('a key for tests that is long enough to be one')

/** The parts of an application that need nothing outside its process but a database. */
export const appContext = (config: Config, db: Database) => ({
  config,
  db,
  tokens: createTokens([testKey]),
  sessions: noSessions,
  contentCache: noContentCache,
  counts: createCounts(() => new Date()),
  secrets: [testKey] as const,
  files: memoryFileStore(),
  now: () => new Date(),
  isReady: async () => true,
  labWork: noLabWork,
  sessionNews: { follow: () => () => undefined, isUp: () => true, close: async () => undefined },
  checksResponses: true,
  shedsLoad: false,
  mails: { add: () => Promise.resolve(), forget: () => Promise.resolve() },
})

/** The application on its own database, for the tests of one file. */
export interface TestApi {
  readonly app: FastifyInstance
  readonly db: Database
  readonly database: OpenDatabase
  /** The application's current time; tests change it. */
  clock: Date
  isReady: boolean
  /** The files that the application has stored, by name. */
  readonly files: Map<string, Buffer>
  /** The context of commands, for the same application. */
  readonly siteData: SiteData
  /** The mails that were queued since the last call of `takeMails` and are not written yet. */
  readonly queuedMails: readonly MailJob[]
  /** Writes the mails that were queued since the last call. */
  takeMails(): Promise<Mail[]>
  /** The store of these files. */
  readonly fileStore: FileStore
  /** The lines of the log since the test began. */
  readonly logLines: readonly Readonly<Record<string, unknown>>[]
  /** The origin that the application uses as its own. */
  readonly origin: string
  /** The folder for files of forms while their handler runs. */
  readonly uploadFolder: string
  /** The header of a signed-in learner. */
  signedIn(user: { id: string; tokenVersion: number }): Promise<{ authorization: string }>
  /** The header of a bootcamp participant with an access link. */
  admitted(participant: { id: string; bootcampSlug: string }): Promise<{ authorization: string }>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(
    path: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  put(
    path: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  delete(
    path: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/**
 * Builds the application before the tests of a file and closes it after them. Time does not pass
 * during a test, unless `isClockRunning` is set. Content is read again for each request, unless
 * `keepsContent` is set.
 */
export function useTestApi(
  env: Record<string, string> = {},
  { isClockRunning = false, keepsContent = false } = {},
): TestApi {
  // General limits would stop tests that send hundreds of requests; tests of limits set their own.
  const dataDir = join(tmpdir(), `api-test-${randomUUID()}`)
  const config = readConfig({ RATE_LIMIT_SCALE: '100', DATA_DIR: dataDir, ...env })
  const tokens = createTokens([testKey])
  const mailJobs: MailJob[] = []
  const mails: MailQueue = {
    add: async (_tx, job) => void mailJobs.push(job),
    forget: async (_tx, recipients) => {
      const kept = mailJobs.filter((job) => !recipients.includes(recipientOf(job)))
      mailJobs.splice(0, mailJobs.length, ...kept)
    },
  }
  const files = memoryFileStore()
  const unnamedErrors: string[] = []
  const logLines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void logLines.push(JSON.parse(line)) }
  let app: FastifyInstance | undefined
  let database: OpenDatabase | undefined
  let sessions: Sessions | undefined
  let sessionNews: SessionNews | undefined
  let contentCache: ContentCache | undefined
  let moment = new Date()
  const api: TestApi = {
    get app() {
      if (!app) throw new Error('The application is available only in tests.')
      return app
    },
    get database() {
      if (!database) throw new Error('The database is available only in tests.')
      return database
    },
    get db() {
      return api.database.db
    },
    get clock() {
      return isClockRunning ? new Date() : moment
    },
    set clock(now) {
      moment = now
    },
    isReady: true,
    files: files.kept,
    fileStore: files,
    logLines,
    origin: new URL(config.publicUrl).origin,
    uploadFolder: uploadFolder(dataDir),
    get siteData() {
      return {
        db: api.db,
        config,
        secrets: [testKey] as const,
        now: () => api.clock,
        files,
        // Only queued, for `takeMails`. Commands about mails are tested with jobs.
        withMails: (work) => work({ ...mails, list: async () => [], retry: async () => false }),
        exclusive: (work) => api.database.prepare(({ db }) => work(db)),
      } satisfies SiteData
    },
    queuedMails: mailJobs,
    takeMails: async () => {
      const mails: Mail[] = []
      const transport = {
        send: async (mail: Mail) => void mails.push(mail),
        close: () => undefined,
      }
      const context = mailContext(config, api.db, tokens, () => api.clock)
      for (const job of mailJobs.splice(0))
        await sendMail(context, mailWriters, transport, job, 'test')
      return mails
    },
    signedIn: async (user) => ({
      authorization: `Bearer ${(await tokens.issue(user, api.clock)).token}`,
    }),
    admitted: async (participant) => ({
      authorization: `Bearer ${await tokens.issueAccess(participant, api.clock)}`,
    }),
    get: (path, headers = {}) => api.app.inject({ method: 'GET', url: apiBase + path, headers }),
    post: (path, payload, headers = {}) =>
      api.app.inject({ method: 'POST', url: apiBase + path, payload, headers }),
    put: (path, payload, headers = {}) =>
      api.app.inject({ method: 'PUT', url: apiBase + path, payload, headers }),
    delete: (path, payload, headers = {}) =>
      api.app.inject({ method: 'DELETE', url: apiBase + path, payload, headers }),
  }
  beforeAll(async () => {
    if (inject('testDatabase').kind === 'none') return
    database = await openTestDatabase()
    // A busy machine is not an error of the API.
    const options = serverOptions(config)
    const logger = { ...options.logger, stream }
    app = Fastify({ ...options, handlerTimeout: 120_000, logger })
    // A server reports ended sessions a moment later; tests of it are in `auth/sessions.test.ts`.
    sessions = database.kind === 'server' ? noSessions : await openSessions(database)
    sessionNews = await openSessionNews(database)
    contentCache = keepsContent ? await openContentCache(database) : noContentCache
    const context = {
      ...appContext(config, database.db),
      tokens,
      sessions,
      contentCache,
      files,
      now: () => api.clock,
      isReady: async () => api.isReady,
      sessionNews,
      mails,
    }
    noteUnnamedErrors(app, unnamedErrors)
    await app.register(createApp(context), { prefix: apiBase })
    await app.ready()
  })
  beforeEach(() => {
    skipWithoutDatabase()
    api.clock = new Date()
    logLines.length = 0
  })
  afterEach(() => expect(unnamedErrors.splice(0)).toEqual([]))
  afterAll(async () => {
    await app?.close()
    await sessions?.close()
    await sessionNews?.close()
    await contentCache?.close()
    await database?.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return api
}
