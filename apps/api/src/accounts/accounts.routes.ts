import {
  confirmSignup,
  forgotPassword,
  resetPassword as resetPasswordCall,
  signup,
  signupSetting,
} from '@rampart/contract/calls/auth'
import { deleteUser, exportUser, updatePassword } from '@rampart/contract/calls/user'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { countAttempt, uncountAttempt } from '../auth/attemptLimits.ts'
import { readAccount } from '../auth/guard.ts'
import { hashingTimeout } from '../auth/passwords.ts'
import { addressKey } from '../http/addressKey.ts'
import { addressScale } from '../http/addressScale.ts'
import { route } from '../http/route.ts'
import { logSecurityEvent } from '../http/securityEvents.ts'
import { deleteAccount } from './deleteAccount.service.ts'
import { exportAccount } from './exportAccount.store.ts'
import { changePassword, requirePassword } from './password.service.ts'
import { confirmRegistration, register } from './registration.service.ts'
import { requestReset, resetPassword } from './resetPassword.service.ts'

/** How often a learner may take all data a day: with full notes it has tens of megabytes. */
const exportsPerDay = 10

export function accountRoutes(
  app: FastifyInstance,
  { config, db, files, mails, now, secrets, tokens, sessions, labWork }: AppContext,
): void {
  const { rateLimitScale } = config
  const scales = { rateLimitScale, addressScale: addressScale(config) }
  const context = { config, db, mails, now, secrets, tokens, ...scales }
  route(app, forgotPassword, async ({ body, request }) => {
    const reset = await requestReset(context, body.email, addressKey(request.ip))
    logSecurityEvent(request, 'password_reset_asked', { email: body.email })
    return {
      message: 'If this address has an account, a code is on its way to it.',
      data: { reset },
    }
  })
  route(
    app,
    resetPasswordCall,
    async ({ body, request, refuse }) => {
      await resetPassword(context, { ...body, address: addressKey(request.ip) }, refuse)
      logSecurityEvent(request, 'password_reset', { email: body.email })
      return { message: 'Your password has been reset. Please sign in.' }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(app, signupSetting, async () => ({ data: { signup: config.signup } }))
  route(
    app,
    signup,
    async ({ body, request, refuse }) => {
      const given = { ...body, address: addressKey(request.ip) }
      return {
        message: 'A code is on its way to your address.',
        data: { registration: await register(context, given, refuse) },
      }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(
    app,
    confirmSignup,
    async ({ body, request, refuse }) => {
      const given = { ...body, address: addressKey(request.ip) }
      const userId = await confirmRegistration(context, given, refuse)
      logSecurityEvent(request, 'account_created', { userId })
      return { message: 'Your account is ready. Please sign in.' }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(
    app,
    updatePassword,
    async ({ body, learner, request, refuse }) => {
      const token = await changePassword(
        context,
        await readAccount(db, learner),
        body.currentPassword,
        body.newPassword,
        learner.jti,
        refuse,
      )
      sessions.end(learner.user.id)
      logSecurityEvent(request, 'password_changed', { userId: learner.user.id })
      return { message: 'Password updated successfully!', token }
    },
    { handlerTimeout: hashingTimeout },
  )
  route(app, exportUser, async ({ learner, request }) => {
    const user = await readAccount(db, learner)
    const max = Math.ceil(exportsPerDay * rateLimitScale)
    const limit = { subject: `export ${user.id}`, max, seconds: 24 * 60 * 60 }
    const at = now()
    // Counted before, as several at once are what is limited.
    await countAttempt(db, limit, at)
    const data = await exportAccount(db, user).catch(async (error: unknown) => {
      await uncountAttempt(db, limit, at).catch(() => undefined)
      throw error
    })
    logSecurityEvent(request, 'account_exported', { userId: learner.user.id })
    return { data }
  })
  route(
    app,
    deleteUser,
    async ({ body, learner, request, refuse }) => {
      const user = await readAccount(db, learner)
      await requirePassword(context, user, body.currentPassword, refuse)
      await deleteAccount({ ...context, files, log: request.log }, user, body.deleteCredentials)
      sessions.end(user.id)
      labWork.wake()
      logSecurityEvent(request, 'account_deleted', { userId: learner.user.id })
      return { message: 'Your account has been deleted.' }
    },
    { handlerTimeout: hashingTimeout },
  )
}
