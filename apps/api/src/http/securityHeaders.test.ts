import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { responseWith, securityHeaders } from './securityHeaders.ts'

const expected = securityHeaders({ isSecure: true })

/** A server whose responses have the headers. Returns its port. */
const serve = (answer: (response: ServerResponse) => void): Promise<number> =>
  listen(
    createServer({ ServerResponse: responseWith(expected) }, (_request, response) =>
      answer(response),
    ),
  )

async function headersOf(answer: (response: ServerResponse) => void) {
  const asked = request({ port: await serve(answer), host: '127.0.0.1', agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await text(response)
  return response.headers
}

const own = { 'content-security-policy': "default-src 'self'", 'content-type': 'text/plain' }

test.each<[string, (response: ServerResponse) => void]>([
  ['given at once', (response) => response.writeHead(200, own).end('words')],
  ['given at once with a text', (response) => response.writeHead(200, 'Fine', own).end('words')],
  ['given in turn', (response) => response.writeHead(200, Object.entries(own).flat()).end('words')],
  ['set one by one', (response) => response.setHeaders(new Map(Object.entries(own))).end('words')],
  [
    'set and given',
    (response) => response.setHeader('content-type', 'x/y').writeHead(200, own).end('words'),
  ],
])('each response has the headers; its own, %s, replace them', async (_how, answer) => {
  const headers = await headersOf(answer)
  expect(headers).toMatchObject({ ...Object.fromEntries(expected), ...own })
  expect(headers).not.toHaveProperty('retry-after')
})

test('a response without headers of its own has them', async () => {
  expect(await headersOf((response) => response.end('words'))).toMatchObject(
    Object.fromEntries(expected),
  )
})

test.each<[string, (response: ServerResponse) => void]>([
  ['5', (response) => response.writeHead(503, own).end()],
  ['5', (response) => response.writeHead(503).end()],
  ['60', (response) => response.writeHead(503, { 'retry-after': '60' }).end()],
  ['60', (response) => response.setHeader('retry-after', '60').writeHead(503).end()],
])('a 503 says to try again in %s seconds', async (seconds, answer) => {
  expect((await headersOf(answer))['retry-after']).toBe(seconds)
})

test('what Node itself refuses has them', async () => {
  const socket = connect(await serve((response) => response.end()), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const [name, value] of expected) expect(answer).toContain(`${name}: ${value}`)
})
