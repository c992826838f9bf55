import * as calls from '@rampart/contract/calls/passkeys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { learner as asLearner } from '../audit/recordAudit.ts'
import { readAccount } from '../auth/guard.ts'
import { hashingTimeout } from '../auth/passwords.ts'
import { signedIn } from '../auth/signedIn.ts'
import { finishSignIn } from '../factors/finishSignIn.service.ts'
import { findPendingUser } from '../factors/pendingSignIns.store.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import { relyingParty } from './ceremonies.ts'
import * as passkeys from './passkeys.service.ts'
import { byPasskey, signInWithPasskey } from './showPasskey.service.ts'

export function passkeyRoutes(
  app: FastifyInstance,
  { config, db, mails, now, secrets, tokens }: AppContext,
): void {
  const { rateLimitScale } = config
  const party = relyingParty(config)
  const scales = { rateLimitScale, addressScale: addressScale(config) }
  const context = { config, db, mails, now, party, secrets, tokens, ...scales }
  const hashing = { handlerTimeout: hashingTimeout }
  const showing = (request: FastifyRequest) => ({
    ...context,
    onCountBack: (userId: string) => logSecurityEvent(request, 'passkey_count_back', { userId }),
  })
  const from = (request: FastifyRequest) => ({
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'],
  })

  route(app, calls.listPasskeys, async ({ learner }) => ({
    data: await passkeys.listPasskeys(db, learner.user.id),
  }))
  route(
    app,
    calls.beginPasskey,
    async ({ body, learner, refuse }) => {
      const user = await readAccount(db, learner)
      const given = { password: body.currentPassword, jti: learner.jti }
      return { data: await passkeys.beginPasskey(context, user, given, refuse) }
    },
    hashing,
  )
  route(app, calls.addPasskey, async ({ body, learner, request, refuse }) => {
    const user = await readAccount(db, learner)
    const made = { passkey: body.passkey, jti: learner.jti }
    const data = await passkeys.addPasskey(context, user, made, refuse)
    logSecurityEvent(request, 'passkey_added', { userId: user.id })
    return { data }
  })
  route(app, calls.renamePasskey, async ({ body, learner, params, refuse }) => ({
    data: await passkeys.renamePasskey(db, learner.user.id, { ...params, ...body }, refuse),
  }))
  route(
    app,
    calls.removePasskey,
    async ({ body, learner, params, request, refuse }) => {
      const user = await readAccount(db, learner)
      const given = { ...params, password: body.currentPassword }
      if (await passkeys.removePasskey(context, user, given, refuse))
        logSecurityEvent(request, 'passkey_removed', { userId: user.id })
      return {}
    },
    hashing,
  )
  route(
    app,
    calls.askForPasskey,
    async ({ body, learner, request, refuse }) => {
      const user = await readAccount(db, learner)
      const { isNew, recoveryCodes } = await passkeys.askForPasskey(
        context,
        user,
        body.currentPassword,
        refuse,
      )
      if (isNew) logSecurityEvent(request, 'factor_added', { userId: user.id })
      if (recoveryCodes) logSecurityEvent(request, 'recovery_codes_made', { userId: user.id })
      return { data: { recoveryCodes } }
    },
    hashing,
  )
  route(
    app,
    calls.stopAskingForPasskey,
    async ({ body, learner, request, refuse }) => {
      const user = await readAccount(db, learner)
      if (await passkeys.stopAskingForPasskey(context, user, body.currentPassword, refuse))
        logSecurityEvent(request, 'factor_removed', { userId: user.id })
      return {}
    },
    hashing,
  )

  route(app, calls.beginPasskeyLogin, async () => ({
    data: await passkeys.beginShowing(context),
  }))
  route(app, calls.loginWithPasskey, async ({ body, request, refuse }) =>
    signedIn(
      request,
      await signInWithPasskey(showing(request), { ...body, ...from(request) }, refuse),
    ),
  )
  route(app, calls.beginPasskeyStep, async ({ body: { challenge }, refuse }) => {
    const user = await findPendingUser(db, challenge, now())
    if (!user) throw refuse('challenge_over')
    return { data: await passkeys.beginShowing(context, { userId: user.id, challenge }) }
  })
  route(app, calls.loginWithPasskeyStep, async ({ body, request, refuse }) => {
    const user = await findPendingUser(db, body.challenge, now())
    if (!user) throw refuse('challenge_over')
    // The password was right: refusals from here on are logged with the account.
    request.actor = asLearner(user.id)
    const { passkey, ...pending } = body
    const attempt = { ...pending, ...from(request), user }
    const compare = byPasskey(showing(request), passkey)
    const wrong = () => refuse('passkey_refused')
    return signedIn(request, await finishSignIn(context, compare, attempt, wrong, refuse))
  })
}
