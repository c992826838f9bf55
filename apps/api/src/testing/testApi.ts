import { apiBase } from '@rampart/contract/calls/call'
import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createApp } from '../app.ts'
import { createTokens } from '../auth/tokens.ts'
import { readConfig } from '../config.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { skipWithoutDatabase, openTestDatabase } from './testDatabase.ts'

/** The key that signs the tokens of tests. */
export const testKey = Buffer.from('a key for tests that is long enough to be one')

/** The application on a database of its own, for the tests of one file. */
export interface TestApi {
  readonly app: FastifyInstance
  readonly db: Database
  readonly database: OpenDatabase
  /** The moment that the application takes for now; tests move it. */
  clock: Date
  isReady: boolean
  /** The header of a signed-in learner. */
  signedIn(user: { id: string; tokenVersion: number }): Promise<{ authorization: string }>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, payload: InjectOptions['payload'], headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** Builds the application before the tests of a file and closes it after them. */
export function useTestApi(env: Record<string, string> = {}): TestApi {
  // General limits would stop tests that send hundreds of requests; those of limits set their own.
  const config = readConfig({ RATE_LIMIT_SCALE: '100', ...env })
  const tokens = createTokens(testKey)
  let app: FastifyInstance | undefined
  let database: OpenDatabase | undefined
  const api: TestApi = {
    get app() {
      if (!app) throw new Error('The application is there within tests only.')
      return app
    },
    get database() {
      if (!database) throw new Error('The database is there within tests only.')
      return database
    },
    get db() {
      return api.database.db
    },
    clock: new Date(),
    isReady: true,
    signedIn: async (user) => ({ authorization: `Bearer ${await tokens.issue(user, api.clock)}` }),
    get: (path, headers = {}) => api.app.inject({ method: 'GET', url: apiBase + path, headers }),
    post: (path, payload, headers = {}) => api.app.inject({ method: 'POST', url: apiBase + path, payload, headers }),
  }
  beforeAll(async () => {
    if (inject('testDatabase').kind === 'none') return
    database = await openTestDatabase()
    app = Fastify({ ...serverOptions(config), logger: false })
    const context = { config, db: database.db, tokens, now: () => api.clock, isReady: async () => api.isReady }
    await app.register(createApp(context), { prefix: apiBase })
    await app.ready()
  })
  beforeEach(() => {
    skipWithoutDatabase()
    api.clock = new Date()
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
  })
  return api
}
