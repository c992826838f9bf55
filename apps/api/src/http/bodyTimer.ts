import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
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
  /** By connection: the next request of one is read once the body of the last has arrived. */
  const timers = new WeakMap<Socket, { raw: IncomingMessage; timer: NodeJS.Timeout }>()
  const stop = (socket: Socket) => clearTimeout(timers.get(socket)?.timer)
  // With callbacks, as are all hooks of every request: a promise for each of them adds up.
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // The body of a request that was refused by its headers may still be arriving.
    if (raw.complete !== false && timers.get(raw.socket)?.raw === raw) stop(raw.socket)
    done()
  })

  function watch({ raw, routeOptions }: FastifyRequest): void {
    const { socket } = raw
    const formLimit = routeOptions.config?.formLimit
    // After its response a request does not tell any more that the connection has closed.
    if (!timers.has(socket)) socket.once('close', () => stop(socket))
    stop(socket)
    const timer = formLimit === undefined ? watchJson(raw) : watchForm(raw, formLimit)
    timers.set(socket, { raw, timer })
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const watchJson = (raw: IncomingMessage) =>
  setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, jsonBodyTime)

/**
 * Until all of it has arrived, even if it was refused before: the rest is read so that the sender
 * gets the response.
 */
function watchForm(raw: IncomingMessage, limit: number) {
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
  return watch
}
