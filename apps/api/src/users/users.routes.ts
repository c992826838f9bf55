import { getPreferences, getProfile, updatePreferences, updateProfile } from '@rampart/contract/calls/user'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { ApiError } from '../http/apiError.ts'
import { route } from '../http/route.ts'
import { toProfile } from './profile.ts'
import { updateUser } from './users.store.ts'

export const emailFixedMessage = 'The e-mail address of an account cannot be changed.'

export function userRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, getProfile, ({ learner }) => ({ data: toProfile(learner.user) }))
  route(app, updateProfile, async ({ body: { email, ...values }, learner: { user } }) => {
    if (email !== user.email) throw new ApiError(400, 'invalid_request', emailFixedMessage, { errors: [{ path: 'email', msg: emailFixedMessage }] })
    return { message: 'Profile updated successfully!', data: toProfile(await updateUser(db, user.id, values)) }
  })
  route(app, getPreferences, ({ learner: { user } }) => ({ data: { theme: user.theme, motion: user.motion } }))
  route(app, updatePreferences, async ({ body, learner: { user } }) => {
    const { theme, motion } = await updateUser(db, user.id, body)
    return { data: { theme, motion } }
  })
}
