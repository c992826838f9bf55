import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@rampart/contract/entities/errorBody'

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Responds to bytes that are no request, or not a whole one, and ends the connection. There is no
 * response object for them yet.
 */
export const refuseBrokenRequests =
  (headers: ReadonlyMap<string, string>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawResponse(statuses[error.code ?? ''] ?? 400, headers))
    socket.destroy(error)
  }

function rawResponse(status: number, headers: ReadonlyMap<string, string>): string {
  const reason = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({
    success: false,
    message: reason,
    code: 'invalid_request',
  } satisfies ErrorBody)
  const own = [
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(body.length)],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ]
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n')
}
