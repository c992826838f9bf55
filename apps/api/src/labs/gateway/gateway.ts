import { createServer } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Duplex } from 'node:stream'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { createAdmission, maxBody } from './admit.ts'
import type { Admission } from './admit.ts'
import type { FindTargetOptions } from './findTarget.ts'
import { gathered } from './gathered.ts'
import { endToEnd, ownHeaders, ownOrigin } from './headers.ts'
import { isForWebSocket, isHandshake, passUpgrade, refuseUpgrade } from './passUpgrade.ts'
import { createPace } from './pace.ts'
import { noResponse, tooLarge } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import { isFinal, requestTarget } from './requestTarget.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'
import { createDescribedRequests } from '../terminal/describedRequests.ts'
import { createShellSockets, isForShell } from '../terminal/shellSockets.ts'
import type { ShellSocketOptions } from '../terminal/shellSockets.ts'
import type { OpenTarget } from './resolveTarget.ts'

/** How long a target may send nothing between two events of a stream, in milliseconds. */
const maxPause = 10 * 60_000

interface GatewayOptions extends FindTargetOptions {
  /**
   * A request of this session was sent to its target, which it may have changed without a valid
   * response. A WebSocket counts once the target has accepted it.
   */
  readonly onUsed: (sessionId: string) => void
  /** Reports changes of a session, so that nothing under way outlives it. */
  readonly follow: SessionNews['follow']
  /** The site's origin: terminals in its pages may ask for described requests. */
  readonly siteOrigin: string
  readonly now: () => Date
  /** The shells beside targets; left out if terminals run in the browser. */
  readonly shells?: Pick<ShellSocketOptions, 'useTicket' | 'shells'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Forwards requests to the labs' targets, each at its own origin; nothing else reaches them. */
export function createGateway(options: GatewayOptions) {
  const { onUsed, follow, log } = options
  const admit = createAdmission(options)
  const pace = createPace()
  const paceOf =
    ({ sessionId }: OpenTarget) =>
    (bytes: number) =>
      pace(sessionId, bytes)

  /**
   * Closes a connection as soon as its session has ended, in any process. Returns the function that
   * stops this.
   */
  function endWithSession(
    carrier: ServerResponse | Duplex,
    { target, isOpen }: Extract<Admission, { target: unknown }>,
  ): () => void {
    const check = () => {
      isOpen().then(
        (goesOn) => void (goesOn || carrier.destroy()),
        (error: unknown) => log.warn({ err: error }, failedLookup),
      )
    }
    const unfollow = follow(target.sessionId, check)
    // It may have ended before it was followed.
    check()
    return unfollow
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const admission = await admit(request, response)
    if ('refusal' in admission) return refuse(response, admission.refusal)
    // It was disconnected meanwhile.
    if (response.destroyed) return
    const { target } = admission
    const unfollow = endWithSession(response, admission)
    const passing = forward(request, response, target)
    response.once('close', () => {
      unfollow()
      passing.destroy()
      onUsed(target.sessionId)
    })
  }

  async function handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    if (!isHandshake(request))
      return refuseUpgrade(socket, { status: 400, text: 'This is no valid WebSocket request.' })
    const admission = await admit(request, socket)
    if ('refusal' in admission) return refuseUpgrade(socket, admission.refusal)
    if (socket.destroyed) return
    const { target } = admission
    socket.once('close', endWithSession(socket, admission))
    passUpgrade({ request, socket, head }, target, {
      onUsed: () => onUsed(target.sessionId),
      pace: paceOf(target),
    })
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    target: OpenTarget,
  ): ClientRequest {
    const passing = requestTarget(request, target)
    passing.on('timeout', () => {
      refuse(response, noResponse(504))
      passing.destroy()
    })
    const giveUp = () => {
      refuse(response, noResponse(502))
      passing.destroy()
    }
    passing.on('error', giveUp)
    // It changed the protocol, which nobody asked for; Node reports that in no other way.
    passing.on('upgrade', giveUp)
    passing.on('response', (labResponse) => {
      if (!isFinal(labResponse)) return giveUp()
      try {
        response.writeHead(
          labResponse.statusCode ?? 502,
          labResponse.statusMessage,
          ownOrigin(endToEnd(labResponse.headers)),
        )
      } catch {
        // A target that a learner has taken over may send invalid HTTP, whose reason phrase the
        // response has kept.
        response.statusMessage = ''
        return giveUp()
      }
      if (labResponse.headers['content-type']?.startsWith('text/event-stream')) {
        passing.setTimeout(maxPause)
        // A page waits for the beginning of a stream, not for its first event.
        response.flushHeaders()
      }
      // Either end may disconnect at any time.
      pipeline(
        labResponse,
        (pieces: AsyncIterable<Buffer>) => gathered(pieces, paceOf(target)),
        response,
        () => passing.destroy(),
      )
    })
    let read = 0
    request.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read <= maxBody) return
      refuse(response, tooLarge)
      passing.destroy()
    })
    pipeline(request, passing, () => undefined)
    return passing
  }

  const isDescribed = createDescribedRequests({
    ...options,
    gateway: () => server.address() as AddressInfo,
  })
  /** WebSockets: closing the server does not end them. */
  const open = new Set<Duplex>()
  const sockets = options.shells && createShellSockets({ ...options, ...options.shells })
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      // A request for another protocol is handled like any other request.
      shouldUpgradeCallback: isForWebSocket,
    },
    (request, response) => {
      if (isDescribed(request, response)) return
      handle(request, response).catch((error: unknown) => {
        log.warn({ err: error }, failedLookup)
        refuse(response, notNow)
      })
    },
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (sockets && isForShell(request)) return sockets.upgrade(request, socket, head)
    socket.on('error', () => socket.destroy())
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    handleUpgrade(request, socket, head).catch((error: unknown) => {
      log.warn({ err: error }, failedLookup)
      refuseUpgrade(socket, notNow)
    })
  })
  server.on('closing', () => {
    sockets?.close()
    for (const socket of open) socket.destroy()
  })
  return server
}

const failedLookup = 'the gateway of labs could not look up a session'

const notNow: Refusal = {
  status: 503,
  text: 'The lab cannot be reached at the moment. Please try again soon.',
  headers: { 'retry-after': '5' },
}

function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  // The rest of the body is not read.
  response.writeHead(status, { ...ownHeaders, ...headers }).end(`${text}\n`)
}
