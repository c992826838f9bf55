import { getProfile } from '@rampart/contract/calls/user'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import { toProfile } from './profile.ts'

export function userRoutes(app: FastifyInstance): void {
  route(app, getProfile, ({ learner }) => ({ data: toProfile(learner.user) }))
}
