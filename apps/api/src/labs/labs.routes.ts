import {
  endLabSession,
  extendLabSession,
  getLab,
  getLabSession,
  listLabSessions,
  openLabHint,
  openLabTerminal,
  startLab,
} from '@rampart/contract/calls/lab'
import {
  dropLabNotesCopy,
  getLabDebrief,
  getLabNotes,
  saveLabNotes,
} from '@rampart/contract/calls/labNotes'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { grantMonthly } from '../credits/monthlyCredits.ts'
import { route } from '../http/route.ts'
import { readDebrief } from './debrief/debrief.service.ts'
import { sessionEventRoutes } from './events/events.routes.ts'
import { openSessionHint } from './missions/hints.service.ts'
import { createAnnounce } from './missions/signals.ts'
import { findLabByPath } from './labs.store.ts'
import { dropCopy, readNotes, saveNotes } from './notes/notes.service.ts'
import {
  endSession,
  extendSession,
  readSession,
  readSessions,
  startSession,
} from './sessions/sessions.service.ts'
import { openTerminal } from './terminal/openTerminal.ts'

export function labRoutes(
  app: FastifyInstance,
  { config, db, labWork, now, secrets, sessionNews }: AppContext,
): void {
  const context = { db, now, labWork, rateLimitScale: config.rateLimitScale }
  const announce = createAnnounce(db, 'watched')
  sessionEventRoutes(app, { sessionNews }, { context, announce })
  route(
    app,
    getLab,
    async ({ params, refuse }) => {
      const lab = await findLabByPath(db, params.labPath)
      if (!lab) throw refuse('lab_not_found')
      const { path, title, description, level, domain, guideHtml, requirements } = lab
      return { data: { path, title, description, level, domain, guide: guideHtml, requirements } }
    },
    { isContent: true },
  )
  route(app, startLab, async ({ params, body, learner, request, refuse }) => {
    const userId = learner.user.id
    const start = { userId, labPath: params.labPath, duration: body.configuration.duration }
    await grantMonthly(db, userId, { amount: config.monthlyCredits, now: now() })
    const id = await startSession(context, start, refuse)
    request.log.info(
      { event: 'lab_started', userId, sessionId: id, lab: params.labPath },
      'a lab session was started',
    )
    return { message: 'Your lab environment is starting up.', data: { _id: id } }
  })
  route(app, listLabSessions, async ({ learner }) => ({
    data: await readSessions(context, learner.user.id),
  }))
  route(app, getLabSession, async ({ params, learner, refuse }) => {
    const data = await readSession(context, learner.user.id, params.sessionId, refuse)
    // A page that gets no events asks again and again.
    if (data.status === 'active') await announce(data._id)
    return { data }
  })
  route(app, endLabSession, async ({ params, learner, request, refuse }) => {
    const data = await endSession(context, learner.user.id, params.sessionId, refuse)
    request.log.info(
      { event: 'lab_ended', userId: learner.user.id, sessionId: params.sessionId },
      'a lab session was ended',
    )
    return { message: 'The lab session has ended.', data }
  })
  route(app, openLabTerminal, async ({ params, learner, refuse }) => ({
    data: await openTerminal({ ...context, secrets }, learner.user.id, params.sessionId, refuse),
  }))
  route(app, extendLabSession, async ({ params, body, learner, request, refuse }) => {
    const userId = learner.user.id
    const extension = { userId, id: params.sessionId, ...body }
    await grantMonthly(db, userId, { amount: config.monthlyCredits, now: now() })
    const data = await extendSession(context, extension, refuse)
    request.log.info(
      { event: 'lab_extended', userId, sessionId: data._id, ttl: data.ttl },
      'a lab session was extended',
    )
    return { message: `The lab session lasts ${data.ttl} minutes now.`, data }
  })
  route(app, openLabHint, async ({ params, body: { number }, learner, refuse }) => ({
    data: await openSessionHint(context, { userId: learner.user.id, ...params, number }, refuse),
  }))
  noteRoutes(app, context)
}

/** A note in the characters that take the most room in JSON, and the other fields. */
const noteBodyLimit = 262_144

function noteRoutes(app: FastifyInstance, context: Pick<AppContext, 'db' | 'now'>): void {
  const own = (labPath: string, { user }: { user: { id: string } }) => ({
    userId: user.id,
    labPath,
  })
  route(app, getLabNotes, async ({ params: { labPath }, learner, refuse }) => ({
    data: await readNotes(context, own(labPath, learner), refuse),
  }))
  route(
    app,
    saveLabNotes,
    async ({ params: { labPath }, body, learner, refuse }) => ({
      data: await saveNotes(context, own(labPath, learner), body, refuse),
    }),
    { bodyLimit: noteBodyLimit },
  )
  route(app, dropLabNotesCopy, async ({ params: { labPath, copyId }, learner, refuse }) => ({
    data: await dropCopy(context, { ...own(labPath, learner), copyId }, refuse),
  }))
  route(app, getLabDebrief, async ({ params: { labPath }, learner, refuse }) => ({
    data: await readDebrief(context.db, own(labPath, learner), refuse),
  }))
}
