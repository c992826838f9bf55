import { confirmSignup, forgotPassword, resetPassword as resetPasswordCall, signup, signupSetting } from '@rampart/contract/calls/auth'
import { deleteUser, exportUser, updatePassword } from '@rampart/contract/calls/user'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { addressKey } from '../http/addressKey.ts'
import { route } from '../http/route.ts'
import { deleteAccount } from './deleteAccount.service.ts'
import { exportAccount } from './exportAccount.ts'
import { changePassword, requirePassword } from './password.service.ts'
import { confirmRegistration, register } from './registration.service.ts'
import { requestReset, resetPassword } from './resetPassword.service.ts'

export function accountRoutes(app: FastifyInstance, { config, db, mails, now, tokens, labWork }: AppContext): void {
  const context = { config, db, mails, now, tokens, rateLimitScale: config.rateLimitScale }
  route(app, forgotPassword, async ({ body, request }) => {
    await requestReset(context, body.email, addressKey(request.ip))
    return { message: 'If this address has an account, a code is on its way to it.' }
  })
  route(app, resetPasswordCall, async ({ body, request }) => {
    await resetPassword(context, { ...body, address: addressKey(request.ip) })
    request.log.info({ event: 'password_reset' }, 'password reset')
    return { message: 'Your password has been reset. Please sign in.' }
  })
  route(app, signupSetting, async () => ({ data: { signup: config.signup } }))
  route(app, signup, async ({ body, request }) => ({
    message: 'A code is on its way to your address.',
    data: { registration: await register(context, { ...body, address: addressKey(request.ip) }) },
  }))
  route(app, confirmSignup, async ({ body }) => {
    await confirmRegistration(context, body.registration, body.otp)
    return { message: 'Your account is ready. Please sign in.' }
  })
  route(app, updatePassword, async ({ body, learner, request }) => {
    const token = await changePassword(context, learner.user, body.currentPassword, body.newPassword)
    request.log.info({ event: 'password_changed', userId: learner.user.id }, 'password changed')
    return { message: 'Password updated successfully!', token }
  })
  route(app, exportUser, async ({ learner }) => ({ data: await exportAccount(db, learner.user) }))
  route(app, deleteUser, async ({ body, learner, request }) => {
    await requirePassword(context, learner.user, body.currentPassword)
    await deleteAccount(context, learner.user, body.deleteCredentials)
    labWork.nudge()
    request.log.info({ event: 'account_deleted', userId: learner.user.id }, 'account deleted')
    return { message: 'Your account has been deleted.' }
  })
}
