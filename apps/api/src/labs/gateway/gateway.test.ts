import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { nameIn } from './addresses.ts'
import type { ResolvedTarget } from './resolveTarget.ts'
import { createGateway } from './gateway.ts'
import { createCounts } from '../../http/sharedCounts.ts'
import { listen } from '../../testing/listen.ts'
import { limitLookups } from './limitLookups.ts'
import { visitorBehind } from './visitorBehind.ts'

const name = '0123456789abcdef0123456789abcdef'
const now = () => new Date()
const singleBytes = `${'1\r\nx\r\n'.repeat(1000)}0\r\n\r\n`
const host = `${name}.localhost:3100`

/** Starts a gateway for a target. Returns its port. */
async function open(
  target: RequestListener = (_request, response) => response.end('hello'),
  resolve?: () => Promise<ResolvedTarget>,
  onUsed: (sessionId: string) => void = () => undefined,
): Promise<number> {
  const port = await listen(createServer(target))
  const resolveTarget = async (asked: string): Promise<ResolvedTarget> => {
    if (resolve) return resolve()
    return asked === name
      ? { sessionId: 'a session', address: '127.0.0.1', port, gatewaySecret: 'the secret' }
      : 'unknown'
  }
  return listen(
    createGateway({
      lookUp: limitLookups(resolveTarget, { now, counts: createCounts(now), scaleOf: () => 1 }),
      visitorOf: visitorBehind(['127.0.0.1']),
      nameOf: (given) => nameIn('http://{session}.localhost:3100', given),
      siteOrigin: 'http://localhost:3000',
      now,
      onUsed,
      follow: () => () => undefined,
      log: { warn: () => undefined },
    }),
  )
}

interface Request {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

async function ask(port: number, { method = 'GET', path = '/', headers = {}, body }: Request = {}) {
  const sending = send({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { host, ...headers },
    agent: false,
  })
  // A server that refuses a body may close the connection while it is sent.
  sending.on('error', () => undefined).end(body)
  const [response] = (await once(sending, 'response')) as [import('node:http').IncomingMessage]
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

test('a request reaches the target unchanged, with the secret, and its response comes back', async () => {
  let seen:
    | { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }
    | undefined
  const port = await open(async (request, response) => {
    const body = await text(request)
    seen = {
      ...(request.method && { method: request.method }),
      ...(request.url && { url: request.url }),
      headers: request.headers,
      body,
    }
    response
      .writeHead(201, 'Made', { 'x-lab': 'yes', 'content-type': 'application/json' })
      .end('{}')
  })
  const headers = {
    authorization: 'Bearer of-the-lab',
    cookie: 'lab=1',
    'x-owner-key': 'k',
    'content-type': 'text/plain',
  }
  const answer = await ask(port, {
    method: 'PUT',
    path: '/a%2Fb/../c?q=%00&r',
    headers,
    body: 'a body',
  })
  expect(answer).toMatchObject({
    status: 201,
    text: '{}',
    headers: { 'x-lab': 'yes', 'content-type': 'application/json' },
  })
  expect(seen).toMatchObject({
    method: 'PUT',
    url: '/a%2Fb/../c?q=%00&r',
    body: 'a body',
    headers: { ...headers, host, 'x-lab-gateway': 'the secret' },
  })
})

test('headers of the connection, and a secret from the sender, are not passed on', async () => {
  let seen: IncomingHttpHeaders = {}
  const port = await open((request, response) => {
    seen = request.headers
    response
      .writeHead(200, {
        connection: 'close, x-inner',
        'x-inner': 'a',
        'x-outer': 'b',
        'proxy-authenticate': 'Basic',
      })
      .end()
  })
  const headers = {
    'x-lab-gateway': 'guess',
    connection: 'x-private, keep-alive',
    'x-private': '1',
    te: 'trailers',
    'proxy-authorization': 'Basic x',
    upgrade: 'websocket',
  }
  const answer = await ask(port, { headers })
  expect(seen['x-lab-gateway']).toBe('the secret')
  for (const gone of ['x-private', 'te', 'proxy-authorization', 'upgrade'])
    expect(seen).not.toHaveProperty(gone)
  expect(answer.headers).toMatchObject({ 'x-outer': 'b' })
  for (const gone of ['x-inner', 'proxy-authenticate'])
    expect(answer.headers).not.toHaveProperty(gone)
})

test('cookies of a lab stay at its own origin', async () => {
  const port = await open((_request, response) =>
    response
      .writeHead(200, {
        'set-cookie': ['a=1; Domain=localhost; Path=/', 'b=2; domain = .localhost', 'c=3'],
      })
      .end(),
  )
  expect((await ask(port)).headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2', 'c=3'])
})

test.each([
  'localhost:3100',
  '127.0.0.1',
  '',
  `${name}0.localhost`,
  `${name.slice(1)}.localhost`,
  `${name}.localhost.example.org`,
  `x.${name}.localhost`,
  `${name}@localhost`,
  'ffffffffffffffffffffffffffffffff.localhost:3100',
])('nothing is at the host %j', async (other) => {
  const target = vi.fn<RequestListener>((_request, response) => void response.end())
  const answer = await ask(await open(target), { headers: { host: other } })
  expect(answer).toMatchObject({ status: 404, text: 'There is no lab at this address.\n' })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(target).not.toHaveBeenCalled()
})

test('an address that asks for many labs that are not there is refused, with the time to wait; others are not', async () => {
  const port = await open()
  const from = (visitor: string) => ({ 'x-forwarded-for': visitor })
  const guesses = Array.from({ length: 61 }, (_, index) => {
    const guess = index.toString(16).padStart(32, '0')
    return ask(port, { headers: { ...from('198.51.100.7'), host: `${guess}.localhost` } })
  })
  const responses = await Promise.all(guesses)
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(60)
  expect((await ask(port, { headers: from('198.51.100.8') })).status).toBe(200)
  // Known by now.
  expect((await ask(port, { headers: from('198.51.100.7') })).status).toBe(200)
})

test('upper case and another port are the same host', async () => {
  expect(
    (await ask(await open(), { headers: { host: `${name.toUpperCase()}.LocalHost:8443` } })).status,
  ).toBe(200)
})

test('an ended session has its own response', async () => {
  expect(await ask(await open(undefined, async () => 'ended'))).toMatchObject({
    status: 410,
    text: expect.stringContaining('has ended'),
  })
})

test('a database that is down is a response to try again later', async () => {
  const response = await ask(await open(undefined, () => Promise.reject(new Error('away'))))
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
})

test('a target that is gone, or ends during a response, ends the response', async () => {
  const gone = await listen(createServer())
  expect(
    (
      await ask(
        await open(undefined, async () => ({
          sessionId: 'gone',
          address: '127.0.0.1',
          port: gone === 1 ? 2 : 1,
          gatewaySecret: '',
        })),
      )
    ).status,
  ).toBe(502)
  const dropped = await open((request) => request.socket.destroy())
  expect((await ask(dropped)).status).toBe(502)
  const half = await open((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setImmediate(() => request.socket.destroy())
  })
  await expect(ask(half)).rejects.toThrow('aborted')
})

test.each([
  ['changes the protocol', 'HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'],
  ['changes to no protocol', 'HTTP/1.1 101 Go\r\n\r\n'],
  ['sends interim responses without end', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(17)],
])('a target that %s is no response', async (_what, bytes) => {
  const closed = Promise.withResolvers<void>()
  const port = await open(({ socket }) => {
    socket.once('close', () => closed.resolve())
    socket.write(bytes)
  })
  expect((await ask(port)).status).toBe(502)
  await closed.promise
})

test('chunks of single bytes go on together', async () => {
  const port = await open(
    ({ socket }) =>
      void socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${singleBytes}`),
  )
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  const [, body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  const chunks = body.match(/x+/g) ?? []
  expect(chunks.join('')).toBe('x'.repeat(1000))
  expect(chunks.length).toBeLessThan(10)
})

test('a response of more than the share of a lab takes its time, and arrives whole', async () => {
  const whole = Buffer.alloc(4 * 1024 * 1024, 'yes\n')
  const port = await open((_request, response) => void response.end(whole))
  const begun = performance.now()
  expect((await ask(port)).text).toBe(String(whole))
  expect(performance.now() - begun).toBeGreaterThan(350)
})

test('bodies have a limit, announced or counted', async () => {
  const received = vi.fn<(size: number) => void>()
  const port = await open((request, response) => {
    let size = 0
    request
      .on('data', (chunk: Buffer) => (size += chunk.length))
      .on('end', () => {
        received(size)
        response.end(String(size))
      })
  })
  const mebibyte = Buffer.alloc(1024 * 1024)
  expect(await ask(port, { method: 'POST', body: mebibyte })).toMatchObject({
    status: 200,
    text: '1048576',
  })
  const tooMuch = Buffer.alloc(1024 * 1024 + 1)
  expect(
    (
      await ask(port, {
        method: 'POST',
        body: tooMuch,
        headers: { 'content-length': String(tooMuch.length) },
      })
    ).status,
  ).toBe(413)
  expect(
    (
      await ask(port, {
        method: 'POST',
        body: tooMuch,
        headers: { 'transfer-encoding': 'chunked' },
      })
    ).status,
  ).toBe(413)
  expect(received.mock.calls).toEqual([[1024 * 1024]])
})

test('a session has a limit of parallel requests, and accepts more when they end', async () => {
  const waiting: (() => void)[] = []
  const port = await open((request, response) => {
    if (request.url === '/wait') waiting.push(() => response.end())
    else response.end()
  })
  const slow = Array.from({ length: 32 }, () => ask(port, { path: '/wait' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(32))
  expect(await ask(port)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  for (const finish of waiting) finish()
  await Promise.all(slow)
  await vi.waitFor(async () => expect((await ask(port)).status).toBe(200))
})

test.each([
  ['status', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n', 502],
  ['reason', 'HTTP/1.1 200 \x01\x02\r\ncontent-length: 0\r\n\r\n', 502],
])(
  'a target with a %s that is no HTTP ends nothing but its response',
  async (_what, sent, status) => {
    const port = await open((request) => void request.socket.end(sent, 'latin1'))
    expect((await ask(port)).status).toBe(status)
    expect((await ask(port)).status).toBe(status)
  },
)

test('a client that disconnects ends the request to the target', async () => {
  let isGone = false
  let begun = () => undefined as void
  const arrived = new Promise<void>((resolve) => (begun = resolve))
  const port = await open((request) => {
    request.socket.once('close', () => (isGone = true))
    begun()
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  await arrived
  socket.destroy()
  await vi.waitFor(() => expect(isGone).toBe(true))
})

test.each([
  ['an address with a host', `GET http://example.org/ HTTP/1.1\r\nhost: ${host}\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', `GET / HTTP/1.1\r\nhost: ${host}\r\nhost: other\r\n\r\n`, 400],
  [
    'two lengths',
    `POST / HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`,
    400,
  ],
  [
    'length and chunks',
    `POST / HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['options of the server', `OPTIONS * HTTP/1.1\r\nhost: ${host}\r\n\r\n`, 400],
])('%s is refused', async (_what, bytes, status) => {
  const target = vi.fn<RequestListener>((_request, response) => void response.end())
  const socket = connect(await open(target), '127.0.0.1')
  socket.write(bytes)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(target).not.toHaveBeenCalled()
})

test.each([
  '/.rampart/checks',
  '/.rampart/checks?a=b',
  '/.rampart',
  '/.Rampart/checks',
  '/%2Erampart/checks',
  '/%2e%72ampart%2fchecks',
  '//.rampart/checks',
  '/a/../.rampart/checks',
  '/a/%2e%2e/.rampart/checks',
  '\\.rampart\\checks'.replace('\\', '/'),
])('what a target tells the site alone is nothing for visitors: %s', async (path) => {
  const seen = vi.fn<() => void>()
  const port = await open((_request, response) => {
    seen()
    response.end('[]')
  })
  expect((await ask(port, { path })).status).toBe(404)
  expect(seen).not.toHaveBeenCalled()
})

test('a session counts as used by what was sent to its target, and not by what was refused', async () => {
  const used: string[] = []
  const target: RequestListener = ({ url, socket }, response) =>
    url === '/drop' ? socket.destroy() : response.end()
  const port = await open(target, undefined, (sessionId) => void used.push(sessionId))
  await ask(port, { path: '/.rampart/checks' })
  await ask(port, { headers: { host: 'elsewhere.localhost' } })
  expect(used).toEqual([])
  await ask(port)
  await expect.poll(() => used).toEqual(['a session'])
  // It may have had its effect all the same.
  expect((await ask(port, { path: '/drop' })).status).toBe(502)
  await expect.poll(() => used).toEqual(['a session', 'a session'])
})
