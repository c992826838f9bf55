import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { refuse } from './apiError.ts'

/** Seconds that a visitor is asked to wait. */
const retryAfter = 5

/** When requests are refused; both in milliseconds. */
const overload = {
  /**
   * The mean delay of the event loop from which on requests are refused: responses take seconds by
   * then.
   */
  maxEventLoopDelay: 1_000,
  /** The time over which the mean is taken, so that one long piece of work is no overload. */
  sampleInterval: 5_000,
}

/**
 * Refuses requests with 503 while this process is overloaded, before anything is read for them, so
 * that it can finish those under way and recover. Probes always get a response: an overloaded
 * process must not be restarted.
 */
export async function installShedding(app: FastifyInstance, limits = overload): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async ({ routeOptions }) => {
      if (!routeOptions.config.isQuiet) throw refuse('busy', { retryAfter })
    },
  })
}
