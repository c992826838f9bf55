import { healthLive, healthReady } from '@rampart/contract/calls/system'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'

export function systemRoutes(app: FastifyInstance, { isReady }: AppContext): void {
  route(app, healthLive, () => ({}), { isProbe: true })
  route(
    app,
    healthReady,
    async ({ refuse }) => {
      if (!(await isReady())) throw refuse('not_ready')
      return {}
    },
    { isProbe: true },
  )
}
