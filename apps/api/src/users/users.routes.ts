import {
  getPreferences,
  getProfile,
  updatePreferences,
  updateProfile,
} from '@rampart/contract/calls/user'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { readAccount } from '../auth/guard.ts'
import { invalidField, refuse } from '../http/apiError.ts'
import { route } from '../http/route.ts'
import { updateUser } from './users.store.ts'

export function userRoutes(app: FastifyInstance, { db }: AppContext): void {
  const change = async (id: string, values: Parameters<typeof updateUser>[2]) => {
    const changed = await updateUser(db, id, values)
    // It was closed after the token was checked.
    if (!changed) throw refuse('unauthenticated')
    return changed
  }
  route(app, getProfile, async ({ learner }) => ({ data: await readAccount(db, learner) }))
  route(app, updateProfile, async ({ body: { email, ...values }, learner }) => {
    const user = await readAccount(db, learner)
    if (email !== user.email) throw invalidField('email', 'email_fixed')
    return { message: 'Profile updated successfully!', data: await change(user.id, values) }
  })
  route(app, getPreferences, async ({ learner }) => {
    const { theme, motion } = await readAccount(db, learner)
    return { data: { theme, motion } }
  })
  route(app, updatePreferences, async ({ body, learner: { user } }) => {
    const { theme, motion } = await change(user.id, body)
    return { data: { theme, motion } }
  })
}
