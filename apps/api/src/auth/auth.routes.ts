import { login, logout } from '@rampart/contract/calls/auth'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import { denyToken } from './auth.store.ts'
import { hashingTimeout } from './passwords.ts'
import { signIn } from './signIn.service.ts'
import { signedIn } from './signedIn.ts'

export function authRoutes(
  app: FastifyInstance,
  { config, db, mails, now, tokens, sessions }: AppContext,
): void {
  const { rateLimitScale } = config
  const context = { db, mails, now, tokens, rateLimitScale, addressScale: addressScale(config) }
  route(
    app,
    login,
    async ({ body, request, refuse }) => {
      const attempt = {
        ...body,
        address: addressKey(request.ip),
        userAgent: request.headers['user-agent'],
      }
      const result = await signIn(context, attempt, refuse)
      return 'factor' in result
        ? { data: { factor: result.factor } }
        : signedIn(request, result.session)
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
