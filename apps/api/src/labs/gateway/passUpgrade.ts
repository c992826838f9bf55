import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream'
import { pipeline as passOn } from 'node:stream/promises'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { gathered } from './gathered.ts'
import { endToEnd, ownHeaders, ownOrigin } from './headers.ts'
import { noResponse } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import { isFinal, requestTarget } from './requestTarget.ts'
import type { OpenTarget } from './resolveTarget.ts'

/** How long a WebSocket may be silent in both directions, in milliseconds. */
const maxIdle = 10 * 60_000

/**
 * Whether a request asks for a WebSocket. Other protocols are not passed on: their requests are
 * requests like others.
 */
export const isForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Whether a request is the beginning of a WebSocket and nothing else (RFC 6455 §4.2.1): what
 * follows it is no second request.
 */
export const isHandshake = ({ method, httpVersion, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  httpVersion === '1.1' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers['sec-websocket-version'] === '13' &&
  /^[A-Za-z0-9+/]{22}==$/.test(headers['sec-websocket-key'] ?? '')

/** The header value with which a target proves that it speaks WebSocket. */
const acceptanceOf = (key: string): string =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')

/** Responds to an upgrade without one. */
export function refuseUpgrade(socket: Duplex, { status, text, headers }: Refusal): void {
  const body = `${text}\n`
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  socket.end(`${headOf(status, { ...ownHeaders, ...headers, ...length })}${body}`)
}

/**
 * Passes a handshake on, and then data in both directions. The target must accept with a valid
 * response: without it no data is passed.
 */
export function passUpgrade(
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  destination: OpenTarget,
  { onUsed, pace }: { onUsed: () => void; pace: (bytes: number) => number },
): void {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  const passing = requestTarget(request, destination, upgrade)
  let hasBegun = false
  const fail = (status: 502 | 504) => {
    // What follows would be read as more of the response.
    if (hasBegun) socket.destroy()
    else refuseUpgrade(socket, noResponse(status))
  }
  socket.once('close', () => passing.destroy())
  passing.on('timeout', () => {
    fail(504)
    passing.destroy()
  })
  passing.on('error', () => fail(502))
  passing.on('response', (labResponse) => {
    if (!isFinal(labResponse)) {
      passing.destroy()
      return fail(502)
    }
    hasBegun = true
    const headers = { ...ownOrigin(endToEnd(labResponse.headers)), connection: 'close' }
    socket.write(headOf(labResponse.statusCode ?? 502, headers))
    pipeline(labResponse, socket, () => passing.destroy())
  })
  passing.on('upgrade', (labResponse, target, first) => {
    target.on('error', () => socket.destroy())
    const accepted = acceptanceOf(request.headers['sec-websocket-key'] ?? '')
    if (labResponse.headers['sec-websocket-accept'] !== accepted) {
      target.destroy()
      return fail(502)
    }
    onUsed()
    socket.write(headOf(101, { ...ownOrigin(endToEnd(labResponse.headers)), ...upgrade }))
    if (first.length > 0) socket.write(first)
    if (head.length > 0) target.write(head)
    target.setTimeout(0)
    join(socket as Socket, target, pace)
  })
  passing.end()
}

/** Passes what comes to the other side, until either ends or both are silent for long. */
function join(visitor: Socket, target: Socket, pace: (bytes: number) => number): void {
  visitor.setTimeout(maxIdle, () => visitor.destroy())
  visitor.pipe(target, { end: false })
  // What has been sent still arrives.
  visitor.once('end', () => target.destroySoon())
  visitor.once('close', () => target.destroy())
  passOn(target, (pieces: AsyncIterable<Buffer>) => gathered(pieces, pace), visitor, {
    end: false,
  }).then(
    () => visitor.destroySoon(),
    () => visitor.destroy(),
  )
}

function headOf(status: number, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${name}: ${each}\r\n`),
  )
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}\r\n${lines.join('')}\r\n`
}
