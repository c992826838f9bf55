import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the body of a JSON request may take to arrive, in milliseconds. */
const jsonBodyTime = 30_000

/** How fast a form must arrive. */
interface Pace {
  readonly bytesPerSecond: number
  /** For how long it may be slower at first, in milliseconds. */
  readonly grace: number
  /** How often it is looked at, in milliseconds. */
  readonly every: number
}

const formPace: Pace = { bytesPerSecond: 20_000, grace: 15_000, every: 1_000 }

/** What heads and the like may add to a form on its connection, in bytes. */
const slack = 65_536

/**
 * Cuts connections that send a body drop by drop, or without end; the server's own timeout is meant for uploads and is longer.
 * A JSON body has a time, a form a pace: it may be large.
 */
export function installBodyTimer(app: FastifyInstance, bodyTime = jsonBodyTime, pace = formPace): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    const { headers, raw, routeOptions } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    if (routeOptions.config?.formLimit !== undefined) watchForm(request, routeOptions.config.formLimit, pace)
    else {
      timers.set(
        request,
        setTimeout(() => raw.destroy(), bodyTime),
      )
    }
  })
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}

/** Until the whole of it has arrived, also where it was refused before that: the rest is read so that the sender gets the answer. */
function watchForm({ raw }: FastifyRequest, limit: number, { bytesPerSecond, grace, every }: Pace): void {
  const { socket } = raw
  // What came in one piece with the head is not counted: 64 KiB at most.
  const before = socket.bytesRead
  const start = performance.now()
  const watch = setInterval(() => {
    const bytes = socket.bytesRead - before
    const time = performance.now() - start
    const isSlow = time > grace && bytes * 1_000 < time * bytesPerSecond
    if (raw.complete) clearInterval(watch)
    else if (isSlow || bytes > limit + slack) raw.destroy()
  }, every)
  raw.once('close', () => clearInterval(watch))
}
