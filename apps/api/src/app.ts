import helmet from '@fastify/helmet'
import type { Call } from '@rampart/contract/calls/call'
import { buildOpenApi } from '@rampart/contract/openapi'
import type { FastifyPluginAsync } from 'fastify'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createGuard } from './auth/guard.ts'
import type { Tokens } from './auth/tokens.ts'
import { bootcampRoutes } from './bootcamps/bootcamps.routes.ts'
import { createParticipantGuard } from './bootcamps/participantGuard.ts'
import type { Config } from './config.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { enrolmentRoutes } from './courses/enrolments.routes.ts'
import { creditRoutes } from './credits/credits.routes.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { credentialFileRoutes } from './credentials/files/files.routes.ts'
import type { Database } from './database/database.ts'
import { exploreRoutes } from './explore/explore.routes.ts'
import { uploadFolder } from './files/fileStore.ts'
import type { FileStore } from './files/fileStore.ts'
import { installBodyTimer } from './http/bodyTimer.ts'
import { installErrorHandlers } from './http/errorHandler.ts'
import { installForms } from './http/form.ts'
import { installJsonParser } from './http/jsonParser.ts'
import { installRateLimit } from './http/limits.ts'
import { maxConnections } from './http/serverOptions.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { lessonRoutes } from './lessons/lessons.routes.ts'
import { quizRoutes } from './quizzes/quizzes.routes.ts'
import type { MailQueue } from './mail/mailQueue.ts'
import { labRoutes } from './labs/labs.routes.ts'
import type { LabWork } from './labs/labWork.ts'
import { systemRoutes } from './system/system.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** The version that the reference at `/openapi.json` gives. */
const apiVersion = '1.0.0'

/** What the application works with; tests put their own clock and database in. */
export interface AppContext {
  readonly config: Pick<Config, 'publicUrl' | 'dataDir' | 'rateLimitScale' | 'videoEmbedUrl' | 'signup' | 'startingCredits'>
  readonly db: Database
  readonly tokens: Tokens
  /** What signs tokens; keys for other purposes are derived from it. */
  readonly secret: Uint8Array
  /** Where files are kept. */
  readonly files: FileStore
  readonly now: () => Date
  /** Whether requests can be served: the database answers, and the process is not about to stop. */
  readonly isReady: () => Promise<boolean>
  /** Where mails wait to be sent. */
  readonly mails: MailQueue
  /** What starts and ends labs, by whoever runs them. */
  readonly labWork: LabWork
}

/** What registers the calls of each feature. */
const features = [
  systemRoutes,
  exploreRoutes,
  courseRoutes,
  enrolmentRoutes,
  lessonRoutes,
  quizRoutes,
  learningRoutes,
  credentialRoutes,
  credentialFileRoutes,
  bootcampRoutes,
  labRoutes,
  creditRoutes,
  authRoutes,
  accountRoutes,
  userRoutes,
]

/** The application as a Fastify plugin, to be registered with a prefix. */
export function createApp(context: AppContext): FastifyPluginAsync {
  const { config, db, tokens, now } = context
  return async (app) => {
    app.decorate('registeredCalls', new Map<string, Call>())
    app.decorate('registeredFiles', new Set<string>())
    app.decorate('identify', createGuard(db, tokens, now))
    app.decorate('identifyParticipant', createParticipantGuard(db, tokens, now))
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
    await installForms(app, uploadFolder(config.dataDir))
    installErrorHandlers(app, [app.rateLimit()])
    for (const routes of features) routes(app, context)
    const openApi = JSON.stringify(buildOpenApi({ serverUrl: config.publicUrl, version: apiVersion }))
    app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(openApi))
  }
}
