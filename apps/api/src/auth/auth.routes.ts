import { login, logout } from '@rampart/contract/calls/auth'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressKey } from '../http/addressKey.ts'
import { route } from '../http/route.ts'
import { denyToken } from './auth.store.ts'
import { hashingTimeout } from './passwords.ts'
import { signIn } from './signIn.service.ts'

export function authRoutes(
  app: FastifyInstance,
  { config, db, now, tokens, sessions }: AppContext,
): void {
  const context = { db, now, tokens, rateLimitScale: config.rateLimitScale }
  route(
    app,
    login,
    async ({ body, request, refuse }) => {
      const attempt = { ...body, address: addressKey(request.ip) }
      const { token, user } = await signIn(context, attempt, refuse)
      request.log.info({ event: 'signed_in', userId: user.id }, 'signed in')
      const { id, firstName, lastName, email } = user
      return { token, data: { token, user: { _id: id, firstName, lastName, email } } }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(
    app,
    logout,
    async ({ learner, request }) => {
      await denyToken(db, learner)
      sessions.end(learner.jti)
      request.log.info({ event: 'signed_out', userId: learner.user.id }, 'signed out')
      return {}
    },
    { allowsSignedOut: true },
  )
}
