import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import type { FastifyServerOptions } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { useTestApi } from '../testing/testApi.ts'
import { refuse } from './apiError.ts'
import { installErrorHandlers, toApiError } from './errorHandler.ts'
import { serverOptions } from './serverOptions.ts'

const api = useTestApi({ PUBLIC_URL: 'https://learn.example.org' })

/** Sends bytes that need be no request, and reads what comes back until the connection ends. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  return text(socket)
}

describe('over a connection', () => {
  let address = ''
  beforeAll(async () => {
    address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/api${path}`, { headers })

  test.each(['/health/live', '/explore', '/user', '/no-such-call', '/%zz'])(
    'the response of %s has the security headers',
    async (path) => {
      const { headers } = await get(path, { origin: 'https://elsewhere.example' })
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cache-control': path === '/explore' ? 'public, no-cache' : 'no-store',
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET /api/explore HTTP/1.1\r\n\r\n', 400],
    ['a head that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ])('%s is refused with the security headers', async (_what, bytes, status) => {
    const response = await sendBytes(Number(new URL(address).port), bytes)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(response).toMatch(/^strict-transport-security: max-age=63072000/im)
  })
})

test('a 503 tells when to try again, also a handler that took too long', async () => {
  const { app } = logged({ handlerTimeout: 20 })
  installErrorHandlers(app)
  app.get('/plain', (_request, reply) => reply.code(503).send('later'))
  app.get('/timed', (_request, reply) => reply.code(503).header('retry-after', 30).send('later'))
  app.get('/slow', () => new Promise(() => undefined))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const responses = await Promise.all(
    ['/plain', '/timed', '/slow'].map(async (path) => {
      const { status, headers } = await fetch(address + path)
      return [status, headers.get('retry-after')]
    }),
  )
  expect(responses).toEqual([
    [503, '5'],
    [503, '30'],
    [503, '5'],
  ])
})

test('an unknown call and an unknown method get JSON errors', async () => {
  const body = { success: false, message: 'Nothing was found at this address.', code: 'not_found' }
  expect((await api.get('/no-such-call')).json()).toEqual(body)
  const response = await api.app.inject({ method: 'DELETE', url: '/api/health/live' })
  expect(response.statusCode).toBe(405)
  expect(response.json()).toEqual({
    success: false,
    message: 'Method Not Allowed',
    code: 'invalid_request',
  })
})

describe('a body that cannot be read is refused with the reason', () => {
  const json = { 'content-type': 'application/json' }
  test.each([
    ['malformed JSON', '{', json, 400, 'invalid_json'],
    ['a key of the prototype', '{"__proto__":{}}', json, 400, 'invalid_json'],
    [
      'another type',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['no object', '[]', json, 400, 'invalid_request'],
    [
      'a NUL character',
      '{"email":"a@example.org","password":"\\u0000"}',
      json,
      400,
      'invalid_request',
    ],
    ['too many bytes', `"${'x'.repeat(65_536)}"`, json, 413, 'body_too_large'],
  ])('%s', async (_name, payload, headers, statusCode, code) => {
    const response = await api.post('/auth/login', payload, { ...headers, 'x-request-id': 'x' })
    expect(response.statusCode).toBe(statusCode)
    expect(response.json()).toMatchObject({ success: false, code })
  })
})

test('a wrong field is named', async () => {
  const response = await api.post('/auth/login', {
    email: 'a@example.org',
    password: 7,
    isAdmin: true,
  })
  const { errors, message } = response.json()
  expect(errors).toContainEqual({
    path: 'password',
    msg: 'Password is required.',
    code: 'required',
  })
  expect(message).toBe(errors[0].msg)
})

/** An application with the server's options, and the lines that it logs. */
function logged(others: Pick<FastifyServerOptions, 'handlerTimeout'> = {}) {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
  })
  const options = serverOptions(readConfig({}))
  const app = Fastify({ ...options, ...others, logger: { ...options.logger, stream } })
  onTestFinished(() => app.close())
  return { app, lines }
}

test('a request is one line in the log, without its address; a probe that succeeds is none', async () => {
  const { app, lines } = logged()
  let isHealthy = true
  app.get('/lesson/:id', () => ({}))
  app.get('/health', { config: { isQuiet: true } }, (_request, reply) =>
    reply.code(isHealthy ? 200 : 503).send({}),
  )
  await app.inject('/lesson/secret-id?token=secret')
  await app.inject('/health')
  isHealthy = false
  await app.inject('/health')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'request',
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/lesson/:id',
      status: 200,
      ms: expect.any(Number),
    },
    { msg: 'request', route: '/health', status: 503 },
  ])
  expect(lines.join('')).not.toMatch(/secret|127\.0\.0\.1/)
})

test('the log has a failure with its cause, and of what a busy or stopping process refuses its request alone', async () => {
  const { app, lines } = logged()
  installErrorHandlers(app)
  app.get('/busy', () => {
    throw refuse('busy', { retryAfter: 5 })
  })
  app.get('/broken', () => {
    throw new Error('a fault')
  })
  expect((await app.inject('/busy')).statusCode).toBe(503)
  expect((await app.inject('/broken')).statusCode).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'request', route: '/busy', status: 503 },
    { level: 50, msg: 'request failed', err: { message: 'a fault' } },
    { level: 30, msg: 'request', route: '/broken', status: 500 },
  ])
})

describe('errors of the server show no internals', () => {
  test('an unexpected one is a 500', () => {
    const { statusCode, code, message } = toApiError(new Error('select * from secrets'))
    expect({ statusCode, code, message }).toEqual({
      statusCode: 500,
      code: 'internal_error',
      message: 'Something went wrong. Please try again.',
    })
  })

  test.each([
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('Failed query', { cause: Object.assign(new Error('shutdown'), { code: '57P01' }) }),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ])('a lost database is a 503', (error) => {
    expect(toApiError(error)).toMatchObject({
      statusCode: 503,
      code: 'unavailable',
      retryAfter: 5,
    })
  })

  test("an error of a handler is logged with the request's id, and the response does not contain its message", async () => {
    const { app, lines } = logged()
    installErrorHandlers(app)
    app.get('/broken', () => {
      throw new Error('the password is hunter2')
    })
    const response = await app.inject({
      method: 'GET',
      url: '/broken?session=abc.def&x=1',
      headers: { authorization: 'Bearer secret-token' },
    })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('hunter2')
    const log = lines.join('')
    expect(log).toContain('hunter2')
    expect(log).toMatch(/"reqId":"[0-9a-f-]{36}"/)
    expect(log).toContain('/broken?session=[redacted]&x=1')
    expect(log).not.toContain('secret-token')
  })
})
