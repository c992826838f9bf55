import { login, logout } from '@rampart/contract/calls/auth'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressKey } from '../http/addressKey.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import { denyToken } from './auth.store.ts'
import { hashingTimeout } from './passwords.ts'
import { signIn } from './signIn.service.ts'

export function authRoutes(
  app: FastifyInstance,
  { config, db, mails, now, tokens, sessions }: AppContext,
): void {
  const context = { db, mails, now, tokens, rateLimitScale: config.rateLimitScale }
  route(
    app,
    login,
    async ({ body, request, refuse }) => {
      const attempt = {
        ...body,
        address: addressKey(request.ip),
        userAgent: request.headers['user-agent'],
      }
      const { token, device, user, isNewDevice } = await signIn(context, attempt, refuse)
      logSecurityEvent(request, 'signed_in', { userId: user.id, email: user.email })
      if (isNewDevice) logSecurityEvent(request, 'device_new', { userId: user.id })
      const { id, firstName, lastName, email } = user
      return {
        token,
        data: { token, ...(device && { device }), user: { _id: id, firstName, lastName, email } },
      }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(
    app,
    logout,
    async ({ learner, request }) => {
      await denyToken(db, learner)
      sessions.end(learner.jti)
      logSecurityEvent(request, 'signed_out', { userId: learner.user.id })
      return {}
    },
    { allowsSignedOut: true },
  )
}
