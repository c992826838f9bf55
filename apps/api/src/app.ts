import { buildOpenApi } from '@rampart/contract/openapi'
import type { FastifyPluginAsync } from 'fastify'
import { createKeyedHash } from './audit/keyedHash.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import type { AppContext } from './appContext.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createGuard } from './auth/guard.ts'
import { sessionRoutes } from './auth/sessions.routes.ts'
import { bootcampRoutes } from './bootcamps/bootcamps.routes.ts'
import { createParticipantGuard } from './bootcamps/participantGuard.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { enrolmentRoutes } from './courses/enrolments.routes.ts'
import { creditRoutes } from './credits/credits.routes.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { mapPageRoutes } from './learning/mapPages.routes.ts'
import { evidenceRoutes } from './credentials/evidence/evidence.routes.ts'
import { credentialFileRoutes } from './credentials/files/files.routes.ts'
import { exploreRoutes } from './explore/explore.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { openingRoutes } from './openings/openings.routes.ts'
import { requestRoutes } from './requests/requests.routes.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { sitePageRoutes } from './sitePages/sitePages.routes.ts'
import { factorRoutes } from './factors/factors.routes.ts'
import { uploadFolder } from './files/fileStore.ts'
import { addressScale } from './http/addressScale.ts'
import { installBodyTimer } from './http/bodyTimer.ts'
import { installErrorHandlers } from './http/errorHandler.ts'
import { installForms } from './http/form.ts'
import { installJsonParser } from './http/jsonParser.ts'
import { installRateLimit } from './http/limits.ts'
import { installShedding } from './http/shedding.ts'
import { sendStored, storedContent } from './http/stored.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { lessonRoutes } from './lessons/lessons.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { quizRoutes } from './quizzes/quizzes.routes.ts'
import { labRoutes } from './labs/labs.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** The version in `/openapi.json`. */
const apiVersion = '1.0.0'

/** The functions that register the calls of each feature. */
const features = [
  systemRoutes,
  exploreRoutes,
  searchRoutes,
  sitePageRoutes,
  sitemapRoutes,
  courseRoutes,
  enrolmentRoutes,
  lessonRoutes,
  quizRoutes,
  learningRoutes,
  credentialRoutes,
  mapPageRoutes,
  evidenceRoutes,
  credentialFileRoutes,
  bootcampRoutes,
  openingRoutes,
  labRoutes,
  creditRoutes,
  requestRoutes,
  authRoutes,
  sessionRoutes,
  accountRoutes,
  factorRoutes,
  passkeyRoutes,
  userRoutes,
]

/** The feature of a process that only serves monitoring. */
export const stateFeatures = [systemRoutes] as const

/** The application, or some of its features, as a Fastify plugin; register it with a prefix. */
export function createApp(
  context: AppContext,
  chosen: readonly (typeof features)[number][] = features,
): FastifyPluginAsync {
  const { config, db, tokens, now } = context
  return async (app) => {
    app.decorate('callers', {
      public: async () => ({}),
      learner: createGuard(context),
      bootcamp: createParticipantGuard(db, tokens, now),
    })
    app.decorate('checksResponses', context.checksResponses)
    app.decorate('contentCache', context.contentCache)
    app.decorateRequest('actor')
    app.decorate('keyedHash', createKeyedHash(context.secrets[0]))
    // Unless a route says otherwise.
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    if (context.shedsLoad) await installShedding(app)
    await installRateLimit(app, {
      scaleOf: addressScale(config),
      counts: context.counts,
      name: 'calls',
    })
    installBodyTimer(app)
    installJsonParser(app)
    await installForms(app, uploadFolder(config.dataDir))
    installErrorHandlers(app, [app.rateLimit()])
    const storedCalls = new Set<string>()
    const translatedCalls = new Set<string>()
    app.addHook('onRoute', ({ config: { call, isStored, isTranslated } = {} }) => {
      if (call && isStored) storedCalls.add(call.name)
      if (call && isTranslated) translatedCalls.add(call.name)
    })
    for (const routes of chosen) routes(app, context)
    const openApi = storedContent(
      'application/json; charset=utf-8',
      JSON.stringify(
        buildOpenApi({
          serverUrl: config.publicUrl,
          version: apiVersion,
          storedCalls,
          translatedCalls,
        }),
      ),
    )
    app.get('/openapi.json', (request, reply) =>
      sendStored(request, reply.header('cache-control', 'public, no-cache'), openApi),
    )
  }
}
