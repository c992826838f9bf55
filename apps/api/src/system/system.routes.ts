import { healthLive, healthReady } from '@rampart/contract/calls/system'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { ApiError } from '../http/apiError.ts'
import { route } from '../http/route.ts'

export function systemRoutes(app: FastifyInstance, { isReady }: AppContext): void {
  route(app, healthLive, () => ({}), { isUnlimited: true })
  route(
    app,
    healthReady,
    async () => {
      if (!(await isReady())) throw new ApiError(503, 'not_ready', 'The service is not ready.', { retryAfter: 5 })
      return {}
    },
    { isUnlimited: true },
  )
}
