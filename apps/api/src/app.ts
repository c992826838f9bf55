import helmet from '@fastify/helmet'
import type { Call } from '@rampart/contract/calls/call'
import { buildOpenApi } from '@rampart/contract/openapi'
import type { FastifyPluginAsync } from 'fastify'
import { authRoutes } from './auth/auth.routes.ts'
import { createGuard } from './auth/guard.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { enrolmentRoutes } from './courses/enrolments.routes.ts'
import type { Database } from './database/database.ts'
import { exploreRoutes } from './explore/explore.routes.ts'
import { installBodyTimer } from './http/bodyTimer.ts'
import { installErrorHandlers } from './http/errorHandler.ts'
import { installJsonParser } from './http/jsonParser.ts'
import { installRateLimit } from './http/limits.ts'
import { maxConnections } from './http/serverOptions.ts'
import { systemRoutes } from './system/system.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** The version that the reference at `/openapi.json` gives. */
const apiVersion = '1.0.0'

/** What the application works with; tests put their own clock and database in. */
export interface AppContext {
  readonly config: Pick<Config, 'publicUrl' | 'rateLimitScale' | 'videoEmbedUrl'>
  readonly db: Database
  readonly tokens: Tokens
  readonly now: () => Date
  /** Whether requests can be served: the database answers, and the process is not about to stop. */
  readonly isReady: () => Promise<boolean>
}

/** The application as a Fastify plugin, to be registered with a prefix. */
export function createApp(context: AppContext): FastifyPluginAsync {
  const { config, db, tokens, now } = context
  return async (app) => {
    app.decorate('registeredCalls', new Map<string, Call>())
    app.decorate('identify', createGuard(db, tokens, now))
    app.server.maxConnections = maxConnections
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // Only a site that is reached by https may promise to stay so.
      strictTransportSecurity: config.publicUrl.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
    })
    await installRateLimit(app, config.rateLimitScale)
    installBodyTimer(app)
    installJsonParser(app)
    installErrorHandlers(app, [app.rateLimit()])
    for (const routes of [systemRoutes, exploreRoutes, courseRoutes, enrolmentRoutes, authRoutes, userRoutes]) routes(app, context)
    const openApi = JSON.stringify(buildOpenApi({ serverUrl: config.publicUrl, version: apiVersion }))
    app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(openApi))
  }
}
