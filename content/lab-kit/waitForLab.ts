import { spawn } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The program of a pod that runs before anybody asked for a lab. It takes one lab, once, from who
 * holds the key of the site, starts its target as a process of its own and ends with it. It holds
 * nothing secret itself: whoever gets into a pod learns the public half of the key alone.
 *
 * Its environment: `LAB_WARM_POOL_PUBLIC_KEY` (Ed25519, SPKI as DER in base64), `LAB_POD` (the
 * pod's UID), `LAB_TARGET_PORT`, and `LAB_TARGET_FILE` (a path in a folder in memory, where the
 * target finds what it is started with).
 */

/** What the site hands over. The signature covers exactly these bytes. */
interface Handover {
  /** The UID of the pod that it is for: any other pod refuses it. */
  readonly pod: string
  /** Node's arguments for the target. */
  readonly args: readonly string[]
  /** What the target is started with. */
  readonly input: string
}

/** The most bytes of a handover. */
const mostBytes = 64 * 1024
/** The most milliseconds until a request has arrived. */
const requestTime = 5_000

const { LAB_WARM_POOL_PUBLIC_KEY: givenKey = '', LAB_POD: pod, LAB_TARGET_PORT: port = '', LAB_TARGET_FILE: file = '' } = process.env
const key = createPublicKey({ key: Buffer.from(givenKey, 'base64'), format: 'der', type: 'spki' })
let isTaken = false

/** The handover of a request, or the status with which it is refused. Throws if it is too long. */
async function read(request: IncomingMessage): Promise<Handover | number> {
  const signature = Buffer.from(String(request.headers['x-lab-signature'] ?? ''), 'base64url')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw new Error('Nobody hands over that much.')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  if (!verify(null, body, key, signature)) return 403
  const handover = JSON.parse(body.toString('utf8')) as Handover
  if (handover.pod !== pod) return 403
  // Of two requests at the same time only one gets past this line: nothing waits between here and
  // the next line.
  if (isTaken) return 409
  isTaken = true
  return handover
}

/** Starts the target and waits until it listens. Ends this process when the target ends. */
async function run({ args, input }: Handover): Promise<void> {
  await writeFile(file, input, { mode: 0o400, flag: 'wx' })
  const target = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', LAB_TARGET_PORT: port, LAB_TARGET_FILE: file },
    // It ends when its standard input closes, so with this process.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(target, 'exit').then(([code]) => {
    process.exitCode = typeof code === 'number' ? code : 1
    // Otherwise the request that is still open would delay it.
    server.closeAllConnections()
    throw new Error('The target ended.')
  })
  // A later end is the normal one.
  ended.catch(() => undefined)
  await Promise.race([once(target.stdout, 'data'), ended])
  target.stdout.resume()
  await rm(file)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('connection', 'close')
  const handover = await read(request)
  if (typeof handover === 'number') return void response.writeHead(handover).end()
  // The target listens on the same port.
  server.close()
  await run(handover)
  response.writeHead(204).end()
}

const server = createServer({ requestTimeout: requestTime, headersTimeout: requestTime, connectionsCheckingInterval: 1_000 })
server.on('request', (request, response) => {
  answer(request, response).catch(() => response.destroy())
})
server.listen(Number(port), '0.0.0.0')
