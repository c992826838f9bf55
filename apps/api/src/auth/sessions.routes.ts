import { endOtherSessions, endSession, listSessions } from '@rampart/contract/calls/sessions'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { refuse } from '../http/apiError.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import { endTokens } from '../users/users.store.ts'
import { denyToken } from './auth.store.ts'
import { forgetDevice, forgetDevices } from './devices.store.ts'
import { findSignIn, listSignIns, renewSession } from './signInSessions.store.ts'

export function sessionRoutes(
  app: FastifyInstance,
  { db, now, tokens, sessions }: AppContext,
): void {
  route(app, listSessions, async ({ learner }) => {
    const rows = await listSignIns(db, learner.user.id, now())
    return {
      data: rows.map(({ jti, browser, system, signedInAt, lastUsedAt }) => ({
        _id: jti,
        browser,
        system,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: jti === learner.jti,
      })),
    }
  })
  route(app, endSession, async ({ learner, params, request, refuse }) => {
    const session = await findSignIn(db, params.sessionId)
    if (session?.userId !== learner.user.id) throw refuse('not_found')
    await db.transaction(async (tx) => {
      await denyToken(tx, { user: learner.user, jti: session.jti, expiresAt: session.expiresAt })
      if (session.deviceId !== null) await forgetDevice(tx, session.deviceId)
    })
    sessions.end(session.jti)
    logSecurityEvent(request, 'session_ended', { userId: learner.user.id })
    return {}
  })
  route(app, endOtherSessions, async ({ learner, request }) => {
    const { id } = learner.user
    const token = await db.transaction(async (tx) => {
      const next = await endTokens(tx, id, learner.tokenVersion)
      // This session was ended elsewhere just now: it may end no other.
      if (!next) throw refuse('unauthenticated')
      await recordAudit(tx, { action: 'sessions_ended', subject: `user:${id}` })
      const { token, jti, expiresAt } = await tokens.issue(next, now())
      const { tokenVersion } = next
      await forgetDevices(
        tx,
        id,
        await renewSession(tx, learner.jti, { jti, tokenVersion, expiresAt }),
      )
      return token
    })
    sessions.end(id)
    logSecurityEvent(request, 'session_ended', { userId: id })
    return { token }
  })
}
