import { endLabSession, extendLabSession, getLab, getLabSession, listLabSessions, startLab } from '@rampart/contract/calls/lab'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { notFound } from '../http/apiError.ts'
import { route } from '../http/route.ts'
import { findLabByPath } from './labs.store.ts'
import { endSession, extendSession, labMessages, readSession, readSessions, startSession } from './sessions.service.ts'

export function labRoutes(app: FastifyInstance, { config, db, labWork, now }: AppContext): void {
  const context = { db, now, labWork, rateLimitScale: config.rateLimitScale }
  route(
    app,
    getLab,
    async ({ params }) => {
      const lab = await findLabByPath(db, params.labPath)
      if (!lab) throw notFound(labMessages.labNotFound)
      const { path, title, description, level, domain, guideHtml, requirements } = lab
      return { data: { path, title, description, level, domain, guide: guideHtml, requirements } }
    },
    { isCacheable: true },
  )
  route(app, startLab, async ({ params, body, learner, request }) => {
    const userId = learner.user.id
    const id = await startSession(context, { userId, labPath: params.labPath, duration: body.configuration.duration })
    request.log.info({ event: 'lab_started', userId, sessionId: id, lab: params.labPath }, 'a lab session was started')
    return { message: 'Your lab environment is starting up.', data: { _id: id } }
  })
  route(app, listLabSessions, async ({ learner }) => ({ data: await readSessions(context, learner.user.id) }))
  route(app, getLabSession, async ({ params, learner }) => ({ data: await readSession(context, learner.user.id, params.sessionId) }))
  route(app, endLabSession, async ({ params, learner, request }) => {
    await endSession(context, learner.user.id, params.sessionId)
    request.log.info({ event: 'lab_ended', userId: learner.user.id, sessionId: params.sessionId }, 'a lab session was ended')
    return { message: 'The lab session has ended.' }
  })
  route(app, extendLabSession, async ({ params, body, learner, request }) => {
    const data = await extendSession(context, learner.user.id, params.sessionId, body.duration)
    request.log.info({ event: 'lab_extended', userId: learner.user.id, sessionId: data._id, ttl: data.ttl }, 'a lab session was extended')
    return { message: `The lab session lasts ${data.ttl} minutes now.`, data }
  })
}
