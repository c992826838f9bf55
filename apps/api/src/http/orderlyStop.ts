import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long requests under way may take to finish after the drain time, in milliseconds. */
const grace = 8_000

/**
 * Prepares a server to stop without losing requests. Returns the function that stops it: for
 * `drainSeconds` it goes on to take requests and asks who sends them to open the next connection
 * elsewhere; then it takes no more, and finishes those under way.
 */
export function orderlyStop(server: FastifyInstance, drainSeconds: number): () => Promise<void> {
  let isDraining = false
  server.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  return async () => {
    isDraining = true
    await wait(drainSeconds * 1000)
    setTimeout(() => server.server.closeAllConnections(), grace).unref()
    await server.close()
  }
}
