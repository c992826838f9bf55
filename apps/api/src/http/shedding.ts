import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { refuse } from './apiError.ts'

/** Seconds that a visitor is asked to wait. */
const retryAfter = 5

/** When requests are turned away; both in milliseconds. */
const overload = {
  /** How late this process comes to its work on average: responses take seconds by then. */
  maxEventLoopDelay: 1_000,
  /** How long the average is taken over, so that one long piece of work is no overload. */
  sampleInterval: 5_000,
}

/**
 * Turns requests away with 503 while this process is overloaded, before anything is read or asked
 * for them, so that those that are under way are finished and it recovers. Probes always get a
 * response: an overloaded process must not be restarted.
 */
export async function installShedding(app: FastifyInstance, limits = overload): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async ({ routeOptions }) => {
      if (!routeOptions.config.isQuiet) throw refuse('busy', { retryAfter })
    },
  })
}
