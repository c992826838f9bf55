import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** The status of a request whose client left before the response began, as proxies name it. */
const clientLeft = 499

const left = new WeakSet<ServerResponse>()

/**
 * Ends a request as others end, with its line in the log, its metric and its span, if the client
 * leaves before the response is sent. Fastify waits for the response, or for an error of it.
 */
export function endIfBrokenOff(reply: FastifyReply): void {
  const { raw } = reply
  raw.once('close', () => {
    // Without listeners the request has ended by an error of its response.
    if (raw.writableFinished || raw.listenerCount('error') === 0) return
    left.add(raw)
    if (!raw.headersSent) reply.code(clientLeft)
    raw.emit('error', new Error('The client has left.'))
  })
}

/** Whether not all of the response was sent. */
export const isBrokenOff = ({ raw }: FastifyReply): boolean => left.has(raw) || Boolean(raw.errored)
