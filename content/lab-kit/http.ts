import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from './serve.ts'

/** A request, read to its end. */
export interface Call {
  /** `HEAD` is handled like `GET`; the response has no body. */
  readonly method: string
  /** As sent, without the query: not decoded, begins with a slash. */
  readonly path: string
  /** The values of the route's named segments, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** At most 64 kB. */
  readonly body: Buffer
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string | Buffer
}

/** Responds to a call. If it throws, the response is a 500, except for a `Refusal`. */
export type Route = (call: Call) => Reply | Promise<Reply>

/**
 * Routes by method and path: 'GET /runs/:id/log'. `:name` is one segment, `*name` at the end is the
 * rest, slashes included. The first route that fits is used, so narrow ones come before wide ones.
 */
export type Routes = Readonly<Record<string, Route>>

/** Thrown anywhere below a route, it becomes the response. */
export class Refusal extends Error {
  readonly reply: Reply

  constructor(reply: Reply) {
    super(`Refused with ${reply.status}`)
    this.reply = reply
  }
}

export const reply = {
  text: (body: string, status = 200, headers: Reply['headers'] = {}): Reply => typed('text/plain; charset=utf-8', ended(body), status, headers),
  html: (body: string, status = 200, headers: Reply['headers'] = {}): Reply => typed('text/html; charset=utf-8', body, status, headers),
  json: (value: unknown, status = 200, headers: Reply['headers'] = {}): Reply =>
    typed('application/json', ended(JSON.stringify(value, undefined, 2)), status, headers),
  nothing: (): Reply => ({ status: 204 }),
}

/** Ends the call with a sentence in plain text. */
export function refuse(status: number, sentence: string, headers: Reply['headers'] = {}): never {
  throw new Refusal(reply.text(sentence, status, headers))
}

/** The most bytes of a body that a target keeps. */
const mostBytes = 64 * 1024

/** The most bytes that it reads and drops after that, so that the sender gets the refusal. */
const mostDropped = 4 * 1024 * 1024

/**
 * Responds to requests from a table of routes: 404 for an unknown path, 405 for a method that it
 * does not have, 413 for too much. `finish` may change every response, refusals too.
 */
export function router(table: Routes, finish: (given: Reply) => Reply = (given) => given): Handler {
  const routes = Object.entries(table).map(([name, route]) => ({ ...pattern(name), route }))
  return async (request, response) => {
    const call = await read(request)
    send(response, finish('refused' in call ? call.refused : await answer(routes, call)))
  }
}

/** The body's form fields: `a=1&b=2`. */
export function formOf(call: Call): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null) as object, Object.fromEntries(new URLSearchParams(textOf(call))))
}

/** The body as a JSON object, whatever its declared type: `curl -d` declares a form. */
export function jsonOf(call: Call): Readonly<Record<string, unknown>> {
  const value = parsed(textOf(call))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(400, 'The body has to be a JSON object.')
  return value as Record<string, unknown>
}

/** The body as text. */
export function textOf(call: Call): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(call.body)
  } catch {
    return refuse(400, 'The body has to be text in UTF-8.')
  }
}

/** The value of a cookie of the request. */
export function cookieOf(call: Call, name: string): string | undefined {
  const pairs = (call.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

interface Pattern {
  readonly method: string
  readonly path: RegExp
}

function pattern(name: string): Pattern {
  const [method = '', path = ''] = name.split(' ')
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*(\w+)$/, '(?<$1>.*)')
  return { method, path: new RegExp(`^${source}$`, 's') }
}

async function answer(routes: readonly (Pattern & { readonly route: Route })[], call: Call): Promise<Reply> {
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const here = routes.filter(({ path }) => path.test(call.path))
  const found = here.find((each) => each.method === method)
  try {
    if (here.length === 0) refuse(404, 'There is nothing here.')
    if (!found) refuse(405, 'This address does not answer that method.', { allow: [...new Set(here.map((each) => each.method))].join(', ') })
    return await found.route({ ...call, params: paramsOf(found.path, call.path) })
  } catch (problem) {
    if (problem instanceof Refusal) return problem.reply
    throw problem
  }
}

function paramsOf(path: RegExp, sent: string): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(path.exec(sent)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return refuse(400, 'The address is not well encoded.')
  }
}

async function read(request: IncomingMessage): Promise<Call | { readonly refused: Reply }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= mostBytes) chunks.push(chunk)
    else chunks.length = 0
    if (size > mostDropped) break
  }
  if (size > mostBytes) return { refused: reply.text('That is too much: a body may have 64 kB.', 413, { connection: 'close' }) }
  const [path = '', query = ''] = split(request.url ?? '')
  if (!path.startsWith('/')) return { refused: reply.text('The address has to begin with a slash.', 400) }
  const { method = 'GET', headers } = request
  return { method, path, params: {}, query: new URLSearchParams(query), headers, body: Buffer.concat(chunks) }
}

function split(address: string): readonly string[] {
  const mark = address.indexOf('?')
  return mark < 0 ? [address] : [address.slice(0, mark), address.slice(mark + 1)]
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Reply): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...length }).end(body)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(400, 'The body is not JSON.')
  }
}

const typed = (type: string, body: string, status: number, headers: Reply['headers']): Reply => ({
  status,
  body,
  headers: { 'content-type': type, ...headers },
})

const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)
