// oxlint-disable-next-line typescript/triple-slash-reference -- the site's program has these types from here, too
/// <reference path="../../types/ws.d.ts" />
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  labShellClosed,
  labShellPath,
  labShellProtocol,
  labShellSize,
} from '@rampart/contract/rules/labShell'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { findTarget } from '../gateway/findTarget.ts'
import type { FindTargetOptions } from '../gateway/findTarget.ts'
import type { TerminalSize } from '../runtime/runtime.ts'
import type { Shells, View, Viewer } from './shells.ts'

/** The most bytes of one message: what somebody pastes. */
const maxMessage = 65_536
/** How many bytes a second somebody may send; more waits. */
const inputRate = 65_536
/**
 * How often it is asked whether a page is still there, in milliseconds; one that stays silent
 * between two is gone.
 */
const heartbeat = 20_000

export interface ShellSocketOptions extends FindTargetOptions {
  /** The one origin whose pages may connect. */
  readonly siteOrigin: string
  /** Uses a ticket of a session up. */
  readonly useTicket: (sessionId: string, ticket: string) => Promise<boolean>
  readonly shells: Shells
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Whether a request asks for the terminal of a shell. */
export const isForShell = ({ url }: IncomingMessage): boolean => url === labShellPath

/** Connects WebSockets to the shell of the session whose address they come to. */
export function createShellSockets(options: ShellSocketOptions) {
  const { shells, log } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessage,
    perMessageDeflate: false,
    handleProtocols: (protocols) => protocols.has(labShellProtocol) && labShellProtocol,
  })
  const open = new Set<WebSocket>()

  async function take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const found = await allowed(request, options)
    if (typeof found === 'number') return refuse(socket, found)
    server.handleUpgrade(request, socket, head, (webSocket) => {
      open.add(webSocket)
      webSocket.on('close', () => open.delete(webSocket))
      serve(webSocket, found.sessionId, shells).catch((error: unknown) => {
        log.warn({ err: error, sessionId: found.sessionId }, 'a shell could not be started')
        webSocket.close(labShellClosed.failed)
      })
    })
  }

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      socket.on('error', () => socket.destroy())
      take(request, socket, head).catch(() => refuse(socket, 503))
    },
    close: (): void => {
      for (const webSocket of open) webSocket.terminate()
    },
  }
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  503: 'Service Unavailable',
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/**
 * The session that a request may have a shell of, or the status that refuses it. A ticket is used
 * up last.
 */
async function allowed(
  request: IncomingMessage,
  { siteOrigin, useTicket, ...options }: ShellSocketOptions,
): Promise<{ readonly sessionId: string } | number> {
  if (request.headers.origin !== siteOrigin) return 403
  const target = await findTarget(request, options)
  if (typeof target === 'number') return target
  const [protocol, ticket = '', ...more] = (request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim())
  if (protocol !== labShellProtocol || more.length > 0) return 401
  return (await useTicket(target.sessionId, ticket)) ? { sessionId: target.sessionId } : 401
}

async function serve(socket: WebSocket, sessionId: string, shells: Shells): Promise<void> {
  const viewer: Viewer = {
    show: (output, isReplay) => {
      if (isReplay) socket.send('replay')
      socket.send(output)
    },
    waiting: () => socket.bufferedAmount,
    closed: (reason) => socket.close(labShellClosed[reason]),
  }
  let view: View | undefined
  /** What comes before the shell is there. */
  let early: (() => void)[] = []
  let budget = inputRate
  let isAlive = true
  const timer = setInterval(() => {
    budget = Math.min(inputRate, budget + inputRate / 10)
    if (budget > 0) socket.resume()
  }, 100)
  const beat = setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    socket.ping()
  }, heartbeat)
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(timer)
    clearInterval(beat)
    view?.leave()
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isAlive = true
    budget -= data.length
    if (budget <= 0) socket.pause()
    const act = () => {
      if (isBinary) return view?.write(data)
      const size = sizeIn(data.toString())
      if (size) view?.resize(size)
    }
    if (view) act()
    else if (early.length < 100) early.push(act)
  })
  const joined = await shells.join(sessionId, viewer)
  if (joined === 'too many') return socket.close(labShellClosed.tooMany)
  view = joined
  if (socket.readyState > 1) return view.leave()
  for (const act of early) act()
  early = []
}

/** A message that says how large the terminal is: '80x24'. */
function sizeIn(text: string): TerminalSize | undefined {
  const [, columns, rows] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? []
  const size = { columns: Number(columns), rows: Number(rows) }
  const isSize =
    size.columns >= 1 &&
    size.rows >= 1 &&
    size.columns <= labShellSize.columns &&
    size.rows <= labShellSize.rows
  return isSize ? size : undefined
}
