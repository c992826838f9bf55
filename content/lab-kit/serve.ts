import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ListenOptions } from 'node:net'

/** What a lab's target gets for one session; nothing of it is shared with another session. */
export interface Target {
  /** The names of `target.json` and this session's values. */
  readonly credentials: Readonly<Record<string, string>>
  /** 64 hexadecimal characters to make codes and secrets from. */
  readonly seed: string
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Runs a target: listens on a free port of the loopback interface, reports it in one line on
 * standard output, responds to the lab gateway alone, and ends with the process that started it.
 */
export function serve(build: (target: Target) => Handler): void {
  const { seed, credentials, gatewaySecret } = JSON.parse(givenInput()) as Target & { gatewaySecret: string }
  const handle = build({ seed, credentials })
  const secret = Buffer.from(gatewaySecret)
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    delete request.headers['x-lab-gateway']
    Promise.resolve(handle(request, response)).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('Something broke in this target.\n')
    })
  }
  const server = createServer((request, response) => {
    const given = Buffer.from(String(request.headers['x-lab-gateway'] ?? ''))
    if (given.length === secret.length && timingSafeEqual(given, secret)) answer(request, response)
    else response.writeHead(403).end()
  })
  serveShell(answer)
  server.listen(whereToListen(), () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stdout.write(`${JSON.stringify({ port: address.port })}\n`)
  })
  // The site holds the other end of standard input: the target ends with it.
  process.stdin.on('end', () => process.exit(0)).resume()
}

/** A cluster passes the input in a file, which does not show in lists of the cluster's pods. */
function givenInput(): string {
  const { LAB_TARGET: input = '{}', LAB_TARGET_FILE: file } = process.env
  return file === undefined ? input : readFileSync(file, 'utf8')
}

/**
 * Responds to the learner's own shell, if the session has one, at a socket that nothing else
 * reaches. Without the paths that only the site may use.
 */
function serveShell(answer: (request: IncomingMessage, response: ServerResponse) => void): void {
  const { LAB_TARGET_SOCKET: socket } = process.env
  if (socket === undefined) return
  const shell = createServer((request, response) => {
    if (isInternal(request.url ?? '/')) response.writeHead(404).end('There is nothing here.\n')
    else answer(request, response)
  })
  shell.listen(socket)
}

/** Whether a path, in any spelling, is one that only the site may use. */
function isInternal(path: string): boolean {
  try {
    const spelled = decodeURIComponent(path.split('?')[0] ?? '').replaceAll('\\', '/')
    return new URL(spelled, 'http://lab').toString().toLowerCase().includes('/.rampart')
  } catch {
    return false
  }
}

function whereToListen(): ListenOptions | { readonly fd: number } {
  const { LAB_TARGET_FD: fd, LAB_TARGET_PORT: port } = process.env
  // The site opens the socket of a process, as the process itself may have no network.
  if (fd !== undefined) return { fd: Number(fd) }
  // A container gets a port, and its engine does not reach a loopback interface inside.
  return port === undefined ? { port: 0, host: '127.0.0.1' } : { port: Number(port), host: '0.0.0.0' }
}
