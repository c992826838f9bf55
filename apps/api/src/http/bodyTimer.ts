import { minUploadSpeed, uploadGrace } from '@rampart/contract/rules/uploadTime'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the body of a JSON request may take to arrive, in milliseconds. */
const jsonBodyTime = 30_000

/** How often the speed of a form is checked, in milliseconds. */
const interval = 1_000

/** How long a form may send nothing, in milliseconds: a train in a tunnel, say. */
const silence = 45_000

/** What headers and the like may add to a form on its connection, in bytes. */
const slack = 65_536

/**
 * Closes connections that send a body very slowly or without end. The server's own timeout is
 * longer, for uploads. A JSON body has a time limit; a form has a lowest speed and a longest
 * silence, because it may be large.
 */
export function installBodyTimer(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request))
  // With callbacks, as are all hooks of every request: a promise for each of them adds up.
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    // The body of what was refused at its head may still be on its way.
    if (request.raw.complete !== false) stop(request)
    done()
  })

  function watch(request: FastifyRequest): void {
    const { raw, routeOptions } = request
    const formLimit = routeOptions.config?.formLimit
    if (formLimit !== undefined) return watchForm(request, formLimit)
    timers.set(
      request,
      setTimeout(() => {
        if (!raw.complete) raw.destroy()
      }, jsonBodyTime),
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
  let last = { bytes: 0, time: 0 }
  const watch = setInterval(() => {
    const bytes = socket.bytesRead - before
    const time = performance.now() - start
    if (bytes > last.bytes) last = { bytes, time }
    const isSlow = time > uploadGrace && bytes * 1_000 < time * minUploadSpeed
    const isSilent = time - last.time > silence
    if (raw.complete) clearInterval(watch)
    else if (isSlow || isSilent || bytes > limit + slack) raw.destroy()
  }, interval)
  raw.once('close', () => clearInterval(watch))
}
