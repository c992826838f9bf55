import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the body of a JSON request may take to arrive, in milliseconds. */
const jsonBodyTime = 30_000

/** Cuts connections that send a body drop by drop; the server's own timeout is meant for uploads and is longer. */
export function installBodyTimer(app: FastifyInstance, bodyTime = jsonBodyTime): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    timers.set(
      request,
      setTimeout(() => raw.destroy(), bodyTime),
    )
  })
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}
