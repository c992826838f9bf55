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
 * Runs a target: listens on a free port of the loopback interface, says so in one line on standard
 * output, answers the lab gateway alone, and ends with the process that started it.
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

/** A cluster hands it over in a file, which no list of the cluster's pods shows. */
function givenInput(): string {
  const { LAB_TARGET: input = '{}', LAB_TARGET_FILE: file } = process.env
  return file === undefined ? input : readFileSync(file, 'utf8')
}

/**
 * Answers the learner's own shell, where the session has one: at a socket that nothing else
 * reaches. What the site alone may ask is not there.
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

/** Whether a path leads to what targets tell the site alone, in any spelling. */
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
  // A container has a port given to it, and its engine reaches no loopback interface inside.
  return port === undefined ? { port: 0, host: '127.0.0.1' } : { port: Number(port), host: '0.0.0.0' }
}
