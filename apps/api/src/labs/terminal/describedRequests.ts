import { Agent, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  labRequestPath,
  labRequestSchema,
  maxLabResponse,
} from '@rampart/contract/rules/labRequest'
import type { LabResponse, LabRequest } from '@rampart/contract/rules/labRequest'
import type { LookUp } from '../gateway/limitLookups.ts'
import { isTicketOf } from './tickets.ts'

/** The most bytes of a description: a body of 1 MiB in base64, and headers. */
const maxDescription = 1_600_000
/** The most at once of one session; the gateway counts what they become as well. */
const maxAtOnce = 32
/**
 * How long one may take, in milliseconds: as long as the gateway waits for a silent target, and the
 * way there.
 */
const patience = 60_000

/** Headers that would frame the message on its way, which is ours, or name a visitor. */
const refused =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect|x-lab-gateway|x-forwarded-.*|forwarded)$/i

interface Options {
  /** The one origin whose pages may ask. */
  readonly siteOrigin: string
  readonly lookUp: LookUp
  readonly visitorOf: (request: IncomingMessage) => string
  readonly nameOf: (host: string) => string | undefined
  /**
   * The gateway's own place, where described requests are sent on: they meet what each other
   * request meets.
   */
  readonly gateway: () => AddressInfo
  readonly now: () => Date
}

type Outcome = readonly [status: number, body: LabResponse | { readonly message: string }]

/**
 * Makes the requests that terminals in the site's pages describe. Returns false for any other
 * request. What the target says is data in a JSON response: no page and no redirect can come of it.
 */
export function createDescribedRequests(options: Options) {
  const { siteOrigin } = options
  const underWay = new Map<string, number>()
  const cors = {
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== labRequestPath) return false
    const finish = ([status, body]: Outcome, isOurs: boolean) => {
      if (response.headersSent || response.destroyed) return
      response.writeHead(status, {
        ...(isOurs ? cors : {}),
        vary: 'origin',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(status === 200 ? {} : { connection: 'close' }),
      })
      response.end(JSON.stringify(body))
    }
    if (request.headers.origin !== siteOrigin)
      finish([403, { message: 'Only pages of the site may ask here.' }], false)
    else if (request.method === 'OPTIONS')
      response.writeHead(204, { ...cors, vary: 'origin' }).end()
    else
      perform(request, response, { ...options, underWay }).then(
        (given) => finish(given, true),
        () => finish([503, { message: 'The lab cannot be reached at the moment.' }], true),
      )
    return true
  }
}

async function perform(
  request: IncomingMessage,
  response: ServerResponse,
  {
    lookUp,
    visitorOf,
    nameOf,
    gateway,
    now,
    underWay,
  }: Options & { underWay: Map<string, number> },
): Promise<Outcome> {
  if (request.method !== 'POST') return [405, { message: 'Describe the request in a POST.' }]
  const host = request.headers.host ?? ''
  const name = nameOf(host)
  const target = name === undefined ? 'unknown' : await lookUp(name, visitorOf(request))
  if (typeof target === 'string' || 'retryAfter' in target)
    return target === 'ended'
      ? [410, { message: 'This lab session has ended.' }]
      : [404, { message: 'There is no lab at this address.' }]
  const [, ticket = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!isTicketOf(target, ticket, now())) return [401, { message: 'This pass is not valid.' }]
  const { sessionId } = target
  const count = (underWay.get(sessionId) ?? 0) + 1
  if (count > maxAtOnce) return [429, { message: 'Too many requests at the same time.' }]
  underWay.set(sessionId, count)
  response.once('close', () => {
    const left = (underWay.get(sessionId) ?? 1) - 1
    if (left > 0) underWay.set(sessionId, left)
    else underWay.delete(sessionId)
  })
  const described = await readDescription(request)
  if (described === 'long') return [413, { message: 'The body of a request may have 1 MiB.' }]
  if (!described) return [400, { message: 'This is not the description of a request.' }]
  const hosts = described.headers.filter(([header]) => header.toLowerCase() === 'host')
  if (hosts.some(([, value]) => nameOf(value) !== name)) return [200, elsewhere]
  const own = hosts.length > 0 ? [] : [['Host', host] as [string, string]]
  return pass({ ...described, headers: [...own, ...described.headers] }, response, gateway())
}

/** What the gateway says where a request names another host. */
const elsewhere: LabResponse = {
  status: 404,
  reason: 'Not Found',
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: Buffer.from('There is no lab at this address.\n').toString('base64'),
  isCut: false,
}

async function readDescription(request: IncomingMessage): Promise<LabRequest | 'long' | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxDescription) return 'long'
    chunks.push(chunk)
  }
  try {
    const read = labRequestSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    if (!read.success || read.data.headers.some(([name]) => refused.test(name))) return undefined
    return read.data
  } catch {
    return undefined
  }
}

function pass(
  { method, path, headers, body }: LabRequest,
  response: ServerResponse,
  { address, port, family }: AddressInfo,
): Promise<Outcome> {
  // As a command line's client would have it: the target says "keep-alive" to both.
  const agent = new Agent({ keepAlive: true })
  const content = Buffer.from(body, 'base64')
  const length = content.length > 0 ? ['Content-Length', String(content.length)] : []
  const isAny = address === '0.0.0.0' || address === '::'
  const given = new Promise<Outcome>((resolve, reject) => {
    const passing = send({
      host: isAny ? (family === 'IPv6' ? '::1' : '127.0.0.1') : address,
      port,
      method,
      path,
      headers: [...headers.flat(), ...length],
      agent,
      signal: AbortSignal.timeout(patience),
    })
    response.once('close', () => passing.destroy())
    passing.on('error', reject)
    passing.on('response', (labResponse) => {
      const chunks: Buffer[] = []
      let size = 0
      const settle = (isCut: boolean) =>
        resolve([
          200,
          {
            status: labResponse.statusCode ?? 502,
            reason: labResponse.statusMessage ?? '',
            headers: pairs(labResponse.rawHeaders),
            body: Buffer.concat(chunks).subarray(0, maxLabResponse).toString('base64'),
            isCut,
          },
        ])
      labResponse.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size <= maxLabResponse) return
        settle(true)
        passing.destroy()
      })
      labResponse.on('end', () => settle(false))
      labResponse.on('error', reject)
    })
    passing.end(content)
  })
  return given
    .catch((): Outcome => [502, { message: 'The lab does not answer.' }])
    .finally(() => agent.destroy())
}

function pairs(raw: readonly string[]): [string, string][] {
  const found: [string, string][] = []
  for (let at = 0; at < raw.length; at += 2) found.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return found
}
