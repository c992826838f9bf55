import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the body of a JSON request may take to arrive, in milliseconds. */
const jsonBodyTime = 30_000

/** The lowest speed of a form, in bytes per second. */
const formSpeed = 20_000
/** How long a form may be slower at first, in milliseconds. */
const grace = 15_000
/** How often its speed is checked, in milliseconds. */
const interval = 1_000

/** What headers and the like may add to a form on its connection, in bytes. */
const slack = 65_536

/**
 * Closes connections that send a body very slowly or without end. The server's own timeout is
 * longer, for uploads. A JSON body has a time limit; a form has a lowest speed, because it may be
 * large.
 */
export function installBodyTimer(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request))
  // With callbacks, as are all hooks of every request: a promise for each of them adds up.
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    stop(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    stop(request)
    done()
  })

  function watch(request: FastifyRequest): void {
    const { raw, routeOptions } = request
    const formLimit = routeOptions.config?.formLimit
    if (formLimit !== undefined) return watchForm(request, formLimit)
    timers.set(
      request,
      setTimeout(() => raw.destroy(), jsonBodyTime),
    )
    raw.once('close', () => stop(request))
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Until all of it has arrived, even if it was refused before: the rest is read so that the sender
 * gets the response.
 */
function watchForm({ raw }: FastifyRequest, limit: number): void {
  const { socket } = raw
  // Bytes that came together with the headers are not counted: at most 64 KiB.
  const before = socket.bytesRead
  const start = performance.now()
  const watch = setInterval(() => {
    const bytes = socket.bytesRead - before
    const time = performance.now() - start
    const isSlow = time > grace && bytes * 1_000 < time * formSpeed
    if (raw.complete) clearInterval(watch)
    else if (isSlow || bytes > limit + slack) raw.destroy()
  }, interval)
  raw.once('close', () => clearInterval(watch))
}
