import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { labRequestPath } from '@rampart/contract/rules/labRequest'
import type { LabResponse, LabRequest } from '@rampart/contract/rules/labRequest'
import { expect, test } from 'vitest'
import { nameIn } from '../gateway/addresses.ts'
import { createGateway } from '../gateway/gateway.ts'
import { listen } from '../../testing/listen.ts'
import { makeTicket } from './tickets.ts'

const siteOrigin = 'https://learn.example.org'
const name = '0123456789abcdef0123456789abcdef'
const other = 'f'.repeat(32)
const host = `${name}.localhost:3100`
const address = '127.0.0.1'
const mine = { sessionId: 'mine', address, gatewaySecret: 'the secret of mine' }
const another = { sessionId: 'another', address, gatewaySecret: 'the secret of another' }
let time = Date.parse('2026-11-23T12:00:00Z')
const now = () => new Date(time)

/** A gateway before two sessions with the same target. */
async function open(target: RequestListener): Promise<number> {
  const port = await listen(createServer(target))
  return listen(
    createGateway({
      lookUp: async (asked) =>
        asked === name ? { ...mine, port } : asked === other ? { ...another, port } : 'unknown',
      visitorOf: () => 'a visitor',
      nameOf: (given) => nameIn('http://{session}.localhost:3100', given),
      siteOrigin,
      now,
      onUsed: () => undefined,
      follow: () => () => undefined,
      log: { warn: () => undefined },
    }),
  )
}

const plain: LabRequest = { method: 'GET', path: '/', headers: [], body: '' }
const pass = (session = mine) => makeTicket(session, now()).ticket

async function call(
  port: number,
  {
    ticket = pass(),
    origin = siteOrigin,
    method = 'POST',
    body = plain as unknown,
    at = host,
  } = {},
) {
  const sending = send({
    host: '127.0.0.1',
    port,
    method,
    path: labRequestPath,
    headers: { host: at, origin, authorization: `Bearer ${ticket}` },
    agent: false,
  })
  sending.on('error', () => undefined)
  sending.end(typeof body === 'string' ? body : JSON.stringify(body))
  const [answer] = (await once(sending, 'response')) as [import('node:http').IncomingMessage]
  const raw = await text(answer)
  return {
    status: answer.statusCode,
    headers: answer.headers,
    raw,
    json: () => JSON.parse(raw) as LabResponse,
  }
}

const decoded = ({ body }: LabResponse) => Buffer.from(body, 'base64').toString()

test('a described request reaches the target like any other, and the whole response comes back as data', async () => {
  let seen: unknown
  const port = await open(async (request, response) => {
    const { method, url, headers } = request
    seen = { method, url, headers, body: await text(request) }
    response.writeHead(302, 'Over There', [
      'Location',
      'https://evil.example/',
      'Set-Cookie',
      'a=1',
      'Set-Cookie',
      'b=2',
      'Content-Type',
      'text/html',
    ])
    response.end('<script>alert(1)</script>')
  })
  const body = Buffer.from('a body \u00ff').toString('base64')
  const answer = await call(port, {
    body: {
      method: 'PUT',
      path: '/a?b=c',
      headers: [
        ['Cookie', 'x=y'],
        ['X-Own', '1'],
      ],
      body,
    },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'access-control-allow-origin': siteOrigin,
  })
  expect(answer.headers).not.toHaveProperty('location')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  const { status, reason, headers } = answer.json()
  expect([status, reason, decoded(answer.json())]).toEqual([
    302,
    'Over There',
    '<script>alert(1)</script>',
  ])
  expect(headers.filter(([each]) => each.toLowerCase() === 'set-cookie')).toEqual(
    [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ].map(([n = '', v = '']) => [expect.stringMatching(new RegExp(n, 'i')), v]),
  )
  expect(seen).toMatchObject({
    method: 'PUT',
    url: '/a?b=c',
    body: 'a body \u00ff',
    headers: { host, cookie: 'x=y', 'x-own': '1', 'x-lab-gateway': 'the secret of mine' },
  })
  expect(seen).not.toHaveProperty('headers.authorization')
})

test('a pass is good for its own session, for five minutes, and as it was made', async () => {
  const port = await open((_request, response) => response.end('hello'))
  const good = pass()
  expect((await call(port, { ticket: good })).status).toBe(200)
  const [until = '', signature = ''] = good.split('.')
  const forged = [
    '',
    'x',
    pass(another),
    `${Number(until) + 60_000}.${signature}`,
    `${until}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    `${until}.`,
    makeTicket({ sessionId: 'mine', gatewaySecret: 'guess' }, now()).ticket,
    makeTicket({ sessionId: 'another', gatewaySecret: 'the secret of mine' }, now()).ticket,
  ]
  for (const ticket of forged) {
    const answer = await call(port, { ticket })
    expect([ticket, answer.status, answer.raw]).toEqual([
      ticket,
      401,
      '{"message":"This pass is not valid."}',
    ])
  }
  expect((await call(port, { ticket: good, at: `${other}.localhost:3100` })).status).toBe(401)
  time += 5 * 60_000
  expect((await call(port, { ticket: good })).status).toBe(401)
})

test('pages of the site alone may ask', async () => {
  let asked = 0
  const port = await open((_request, response) => {
    asked += 1
    response.end('hello')
  })
  for (const origin of [
    'https://evil.example',
    `http://${host}`,
    'null',
    `${siteOrigin}.evil.example`,
  ]) {
    const answer = await call(port, { origin })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
  }
  expect((await call(port, { method: 'GET', body: '' })).status).toBe(405)
  const asking = await call(port, { method: 'OPTIONS', body: '' })
  expect([
    asking.status,
    asking.headers['access-control-allow-origin'],
    asking.headers['access-control-allow-methods'],
  ]).toEqual([204, siteOrigin, 'POST'])
  expect((await call(port, { at: `${'a'.repeat(32)}.localhost:3100` })).status).toBe(404)
  expect(asked).toBe(0)
})

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing of it', '{}'],
  ['more than that', { ...plain, url: 'http://127.0.0.1/' }],
  ['an address', { ...plain, path: 'http://127.0.0.1:22/' }],
  ['a method with a line', { ...plain, method: 'GET / HTTP/1.1\r\n' }],
  ...[
    'Connection',
    'TE',
    'Transfer-Encoding',
    'Upgrade',
    'Content-Length',
    'Expect',
    'X-Lab-Gateway',
    'Proxy-Authorization',
    'X-Forwarded-For',
    'keep-alive',
  ].map(
    (header) =>
      [`the header ${header}`, { ...plain, headers: [[header, 'x']] }] as [string, unknown],
  ),
])('a description is refused: %s', async (_, body) => {
  let asked = 0
  const port = await open((_request, response) => {
    asked += 1
    response.end()
  })
  expect((await call(port, { body })).status).toBe(400)
  expect(asked).toBe(0)
})

test.each([
  ['a header of two lines', { ...plain, headers: [['X-A', 'b\r\nX-Lab-Gateway: mine']] }],
  ['a path of two lines', { ...plain, path: '/ HTTP/1.1\r\nX-A: b' }],
])('nothing is smuggled: %s', async (_, body) => {
  let asked = 0
  const port = await open((_request, response) => {
    asked += 1
    response.end()
  })
  expect((await call(port, { body })).status).toBe(502)
  expect(asked).toBe(0)
})

test('what the gateway keeps from visitors stays closed', async () => {
  const asked: string[] = []
  const port = await open((request, response) => {
    asked.push(request.url ?? '')
    response.end('secret')
  })
  for (const path of [
    '/.rampart/checks',
    '/.Rampart/checks',
    '/a/../.rampart/checks',
    '/%2erampart/checks',
  ]) {
    const answer = await call(port, { body: { ...plain, path } })
    expect([answer.status, answer.json().status]).toEqual([200, 404])
  }
  // Another session's name, and a name that nobody has, as `Host`.
  for (const given of [`${other}.localhost:3100`, 'localhost', 'evil.example']) {
    const answer = await call(port, { body: { ...plain, headers: [['Host', given]] } })
    expect(answer.json()).toMatchObject({ status: 404 })
  }
  // Asked through itself again, it has no pass.
  const again = await call(port, { body: { ...plain, method: 'POST', path: labRequestPath } })
  expect(again.json().status).toBe(403)
  expect(asked).toEqual([])
})

test('sizes and numbers are limited, and a long response is cut', async () => {
  let waiting: (() => void)[] = []
  const port = await open((request, response) => {
    if (request.url === '/long') response.end('x'.repeat(3 * 1024 * 1024))
    else waiting.push(() => response.end('late'))
  })
  const long = (await call(port, { body: { ...plain, path: '/long' } })).json()
  expect([long.isCut, Buffer.from(long.body, 'base64').length]).toEqual([true, 2 * 1024 * 1024])
  expect((await call(port, { body: { ...plain, body: 'A'.repeat(1_700_000) } })).status).toBe(413)
  const calls = Array.from({ length: 40 }, () => call(port))
  await expect.poll(() => waiting.length).toBe(32)
  const refused = await Promise.all(
    Array.from({ length: 3 }, async () => (await call(port)).status),
  )
  expect(refused).toEqual([429, 429, 429])
  for (const answer of waiting) answer()
  waiting = []
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
})
