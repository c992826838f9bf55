import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the body of a JSON request may take to arrive, in milliseconds. */
const jsonBodyTime = 30_000

/** The lowest speed of a form. */
interface Pace {
  readonly bytesPerSecond: number
  /** How long it may be slower at first, in milliseconds. */
  readonly grace: number
  /** How often the speed is checked, in milliseconds. */
  readonly every: number
}

const formPace: Pace = { bytesPerSecond: 20_000, grace: 15_000, every: 1_000 }

/** What headers and the like may add to a form on its connection, in bytes. */
const slack = 65_536

/**
 * Closes connections that send a body very slowly or without end. The server's own timeout is longer, for uploads.
 * A JSON body has a time limit; a form has a lowest speed, because it may be large.
 */
export function installBodyTimer(
  app: FastifyInstance,
  bodyTime = jsonBodyTime,
  pace = formPace,
): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    const { headers, raw, routeOptions } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    if (routeOptions.config?.formLimit !== undefined)
      watchForm(request, routeOptions.config.formLimit, pace)
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

/** Until all of it has arrived, even if it was refused before: the rest is read so that the sender gets the response. */
function watchForm(
  { raw }: FastifyRequest,
  limit: number,
  { bytesPerSecond, grace, every }: Pace,
): void {
  const { socket } = raw
  // Bytes that came together with the headers are not counted: at most 64 KiB.
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
