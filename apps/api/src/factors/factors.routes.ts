import {
  beginTotp,
  confirmTotp,
  getFactors,
  loginWithRecoveryCode,
  loginWithTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@rampart/contract/calls/factors'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { learner as asLearner } from '../audit/recordAudit.ts'
import { readAccount } from '../auth/guard.ts'
import { hashingTimeout } from '../auth/passwords.ts'
import { signedIn } from '../auth/signedIn.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import * as factors from './factors.service.ts'
import { byRecoveryCode, byTotp, finishSignIn } from './finishSignIn.service.ts'
import { findPendingUser } from './pendingSignIns.store.ts'

export function factorRoutes(
  app: FastifyInstance,
  { config, db, mails, now, secrets, tokens }: AppContext,
): void {
  const { rateLimitScale } = config
  const scales = { rateLimitScale, addressScale: addressScale(config) }
  const context = { config, db, mails, now, secrets, tokens, ...scales }
  const hashing = { handlerTimeout: hashingTimeout }
  route(app, getFactors, async ({ learner }) => ({
    data: await factors.readFactors(db, learner.user.id),
  }))
  route(
    app,
    beginTotp,
    async ({ body, learner, refuse }) => {
      const user = await readAccount(db, learner)
      return { data: await factors.beginTotp(context, user, body.currentPassword, refuse) }
    },
    hashing,
  )
  route(app, confirmTotp, async ({ body, learner, request, refuse }) => {
    const user = await readAccount(db, learner)
    const recoveryCodes = await factors.finishTotp(context, user, body.code, refuse)
    logSecurityEvent(request, 'factor_added', { userId: user.id })
    if (recoveryCodes) logSecurityEvent(request, 'recovery_codes_made', { userId: user.id })
    return { data: { recoveryCodes } }
  })
  route(
    app,
    removeTotp,
    async ({ body, learner, request, refuse }) => {
      const user = await readAccount(db, learner)
      if (await factors.removeTotp(context, user, body.currentPassword, refuse))
        logSecurityEvent(request, 'factor_removed', { userId: user.id })
      return {}
    },
    hashing,
  )
  route(
    app,
    renewRecoveryCodes,
    async ({ body, learner, request, refuse }) => {
      const user = await readAccount(db, learner)
      const { currentPassword } = body
      const recoveryCodes = await factors.renewRecoveryCodes(context, user, currentPassword, refuse)
      logSecurityEvent(request, 'recovery_codes_made', { userId: user.id })
      return { data: { recoveryCodes } }
    },
    hashing,
  )
  for (const [call, compare] of [
    [loginWithTotp, byTotp],
    [loginWithRecoveryCode, byRecoveryCode],
  ] as const) {
    route(app, call, async ({ body, request, refuse }) => {
      const user = await findPendingUser(db, body.challenge, now())
      if (!user) throw refuse('challenge_over')
      // The password was right: refusals from here on are logged with the account.
      request.actor = asLearner(user.id)
      const { code, ...pending } = body
      const attempt = {
        ...pending,
        user,
        address: addressKey(request.ip),
        userAgent: request.headers['user-agent'],
      }
      const wrong = () => refuse('factor_code_invalid')
      return signedIn(request, await finishSignIn(context, compare(code), attempt, wrong, refuse))
    })
  }
}
