import { Agent, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  labRequestPath,
  labRequestSchema,
  maxLabResponse,
} from '@rampart/contract/rules/labRequest'
import type { LabResponse, LabRequest } from '@rampart/contract/rules/labRequest'
import { countUnderWay } from '../gateway/countUnderWay.ts'
import { findTarget } from '../gateway/findTarget.ts'
import type { FindTargetOptions } from '../gateway/findTarget.ts'
import { noResponse, noLab, tooLarge } from '../gateway/refusals.ts'
import type { Refusal } from '../gateway/refusals.ts'
import { isTicketOf } from './tickets.ts'

/** The most bytes of a description: a body of 1 MiB in base64, and headers. */
const maxDescription = 1_600_000
/**
 * How long one may take, in milliseconds: as long as the gateway waits for a silent target, and the
 * way there.
 */
const timeout = 60_000

/**
 * Refused headers: those that frame the message, which this process sets, and those that name a
 * visitor.
 */
const refused =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect|x-lab-gateway|x-forwarded-.*|forwarded)$/i

interface Options extends FindTargetOptions {
  /** The one origin whose pages may ask. */
  readonly siteOrigin: string
  /**
   * The gateway's own address, to which described requests are sent: there the limits of all
   * requests apply.
   */
  readonly gateway: () => AddressInfo
  readonly now: () => Date
}

type Outcome = readonly [status: number, body: LabResponse | { readonly message: string }]

const outcomeOf = ({ status, text }: Refusal): Outcome => [status, { message: text }]

/**
 * Makes the requests that terminals in the site's pages describe. Returns false for any other
 * request. The target's response is data in JSON: it can be neither a page nor a redirect.
 */
export function createDescribedRequests(options: Options) {
  const { siteOrigin } = options
  // The gateway counts what they become as well.
  const begin = countUnderWay()
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
      perform(request, response, { ...options, begin }).then(
        (given) => finish(given, true),
        () => finish([503, { message: 'The lab cannot be reached at the moment.' }], true),
      )
    return true
  }
}

async function perform(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options & { begin: ReturnType<typeof countUnderWay> },
): Promise<Outcome> {
  if (request.method !== 'POST') return [405, { message: 'Describe the request in a POST.' }]
  const target = await findTarget(request, options)
  if (target === 404) return outcomeOf(noLab)
  if (target === 410) return [410, { message: 'This lab session has ended.' }]
  const [, ticket = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!isTicketOf(target, ticket, options.now()))
    return [401, { message: 'This pass is not valid.' }]
  if (!options.begin(target.sessionId, response))
    return [429, { message: 'Too many requests at the same time.' }]
  const described = await readDescription(request)
  if (described === 'long') return outcomeOf(tooLarge)
  if (!described) return [400, { message: 'This is not the description of a request.' }]
  const host = request.headers.host ?? ''
  const hosts = described.headers.filter(([header]) => header.toLowerCase() === 'host')
  if (hosts.some(([, value]) => options.nameOf(value) !== options.nameOf(host)))
    return [200, elsewhere]
  const own = hosts.length > 0 ? [] : [['Host', host] as [string, string]]
  return pass(
    { ...described, headers: [...own, ...described.headers] },
    response,
    options.gateway(),
  )
}

/** What the gateway says if a request names another host. */
const elsewhere: LabResponse = {
  status: noLab.status,
  reason: 'Not Found',
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: Buffer.from(`${noLab.text}\n`).toString('base64'),
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
      signal: AbortSignal.timeout(timeout),
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
  return given.catch(() => outcomeOf(noResponse(502))).finally(() => agent.destroy())
}

function pairs(raw: readonly string[]): [string, string][] {
  const found: [string, string][] = []
  for (let at = 0; at < raw.length; at += 2) found.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return found
}
