import { askForName, askOperator, listRequests } from '@rampart/contract/calls/operatorRequests'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { ask, readRequests, requestName } from './requests.service.ts'

export function requestRoutes(
  app: FastifyInstance,
  { config: { brand, rateLimitScale }, db, mails, now }: AppContext,
): void {
  const context = { db, mails, now, operatorEmail: brand.bootcampsEmail, rateLimitScale }
  route(app, listRequests, async ({ learner }) => ({
    data: await readRequests(db, learner.user.id),
  }))
  route(app, askOperator, async ({ body, learner }) => ({
    data: await ask(context, learner.user.id, body),
  }))
  route(app, askForName, async ({ body, learner, refuse }) => ({
    data: await requestName(context, learner.user.id, body, refuse),
  }))
}
