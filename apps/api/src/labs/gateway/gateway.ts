import { createServer, request as send } from 'node:http'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { internalFolder } from '../missions/askTarget.ts'
import type { LookUp } from './limitLookups.ts'
import { createDescribedRequests } from '../terminal/describedRequests.ts'
import { createShellSockets, isForShell } from '../terminal/shellSockets.ts'
import type { ShellSocketOptions } from '../terminal/shellSockets.ts'
import type { ResolvedTarget } from './resolveTarget.ts'

/** The most bytes of a request body. */
const maxBody = 1024 * 1024
/** The most parallel requests of one session. */
const maxAtOnce = 32
/** How long a target may send nothing, in milliseconds. */
const maxSilence = 30_000

/** Headers of one connection, not of the message (RFC 9110 §7.6.1), and the gateway's own one. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-lab-gateway',
])

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  )
}

interface GatewayOptions {
  /** Finds the target for the name in an address, for a visitor's address. */
  readonly lookUp: LookUp
  /** The visitor's address, as limits count it. */
  readonly visitorOf: (request: IncomingMessage) => string
  /** Returns the name in a request's Host, or undefined. */
  readonly nameOf: (host: string) => string | undefined
  /** A request of this session has reached its target and was answered. */
  readonly onUsed: (sessionId: string) => void
  /** The site's origin: terminals in its pages may ask for described requests. */
  readonly siteOrigin: string
  readonly now: () => Date
  /** The shells beside targets; left out where terminals run in the browser. */
  readonly shells?: Pick<ShellSocketOptions, 'useTicket' | 'shells'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Forwards requests to the labs' targets, each at its own origin; nothing else reaches them. */
export function createGateway(options: GatewayOptions) {
  const { lookUp, visitorOf, nameOf, onUsed, log } = options
  const underWay = new Map<string, number>()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const hosts = request.headersDistinct['host'] ?? []
    if (hosts.length > 1) return refuse(response, 400, 'The address of this request is not valid.')
    const name = nameOf(hosts[0] ?? '')
    if (name === undefined) return refuse(response, 404, 'There is no lab at this address.')
    if (!request.url?.startsWith('/'))
      return refuse(response, 400, 'The address of this request is not valid.')
    if (isInternal(request.url)) return refuse(response, 404, 'There is nothing here.')
    if (Number(request.headers['content-length'] ?? 0) > maxBody)
      return refuse(response, 413, 'The body of a request may have 1 MiB.')
    const count = (underWay.get(name) ?? 0) + 1
    if (count > maxAtOnce)
      return refuse(response, 429, 'This lab is busy with other requests of yours.', {
        'retry-after': '1',
      })
    underWay.set(name, count)
    response.once('close', () => {
      const left = (underWay.get(name) ?? 1) - 1
      if (left > 0) underWay.set(name, left)
      else underWay.delete(name)
    })
    const target = await lookUp(name, visitorOf(request))
    if (target === 'unknown' || target === 'starting')
      return refuse(response, 404, 'There is no lab at this address.')
    if (target === 'ended')
      return refuse(response, 410, 'This lab session has ended. Start the lab anew from its page.')
    if (target === 'elsewhere') return refuse(response, 502, 'This lab runs on another machine.')
    if ('retryAfter' in target)
      return refuse(response, 429, 'Too many labs that are not there. Please try again later.', {
        'retry-after': String(target.retryAfter),
      })
    response.once('close', () => onUsed(target.sessionId))
    forward(request, response, target)
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { port, gatewaySecret }: Exclude<ResolvedTarget, string>,
  ): void {
    const headers = { ...endToEnd(request.headers), 'x-lab-gateway': gatewaySecret }
    // No agent: a reused connection could outlive its target.
    const passing = send({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers,
      agent: false,
      timeout: maxSilence,
    })
    passing.on('timeout', () => {
      refuse(response, 504, 'The lab does not answer.')
      passing.destroy()
    })
    passing.on('error', () => refuse(response, 502, 'The lab does not answer.'))
    passing.on('response', (answer) => {
      response.writeHead(
        answer.statusCode ?? 502,
        answer.statusMessage,
        ownOrigin(endToEnd(answer.headers)),
      )
      // Either end may disconnect at any time.
      pipeline(answer, response, () => passing.destroy())
    })
    response.once('close', () => passing.destroy())
    let read = 0
    request.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read <= maxBody) return
      refuse(response, 413, 'The body of a request may have 1 MiB.')
      passing.destroy()
    })
    pipeline(request, passing, () => undefined)
  }

  const isDescribed = createDescribedRequests({
    ...options,
    gateway: () => server.address() as AddressInfo,
  })
  const sockets = options.shells && createShellSockets({ ...options, ...options.shells })
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 5_000,
      // Anything else that asks for another protocol is a request like others, as it always was.
      shouldUpgradeCallback: (request) => sockets !== undefined && isForShell(request),
    },
    (request, response) => {
      if (isDescribed(request, response)) return
      handle(request, response).catch((error: unknown) => {
        log.warn({ err: error }, 'the gateway of labs could not look up a session')
        refuse(response, 503, 'The lab cannot be reached at the moment. Please try again soon.', {
          'retry-after': '5',
        })
      })
    },
  )
  if (sockets) {
    server.on('upgrade', sockets.upgrade)
    server.on('closing', sockets.close)
  }
  server.maxConnections = 1_000
  return server
}

/** Whether a path leads to what targets tell the site alone, in any spelling. */
function isInternal(path: string): boolean {
  const [spelled = ''] = path.split('?')
  try {
    return new URL(decodeURIComponent(spelled).replaceAll('\\', '/'), 'http://lab')
      .toString()
      .toLowerCase()
      .includes(internalFolder)
  } catch {
    // What cannot be read is not that path: targets compare it as it is.
    return false
  }
}

/** A lab may set cookies for its own origin, but not for the site or another lab. */
function ownOrigin(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const cookies = headers['set-cookie']
  return Array.isArray(cookies)
    ? {
        ...headers,
        'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*domain\s*=[^;]*/gi, '')),
      }
    : headers
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  // The rest of the body is not read.
  const head = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  response.writeHead(status, { ...head, ...headers }).end(`${text}\n`)
}
