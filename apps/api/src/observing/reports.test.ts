import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { installErrorHandlers } from '../http/errorHandler.ts'
import { listen } from '../testing/listen.ts'
import { useTestApi } from '../testing/testApi.ts'
import { startReports, withoutPersonalData } from './reports.ts'
import { noteFault, noteLastFault } from './work.ts'

const api = useTestApi()

/** A service that takes reports, and the lines of the envelopes that it got. */
async function openService() {
  const envelopes: { path: string; lines: Record<string, unknown>[] }[] = []
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).trimEnd().split('\n')
    envelopes.push({
      path: request.url ?? '',
      lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    })
    response.end()
  })
  return { dsn: `http://key@127.0.0.1:${await listen(server)}/7`, envelopes }
}

test('an unexpected error is reported with its place in the code, and nothing about the client', async () => {
  const { dsn, envelopes } = await openService()
  const close = startReports(dsn)
  // The database refuses a text with NUL; Drizzle's message then contains the parameters.
  const error = Object.assign(
    new Error('Failed query: select 1 from users where email = $1\nparams: ada@example.org'),
    { cause: { code: '22021' } },
  )
  noteFault({ error, during: 'GET /api/course/:slug', requestId: 'r-1', traceId: 'a'.repeat(32) })
  await close()
  expect(envelopes.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/7\/envelope\/\?.*sentry_key=key/),
  ])
  const [, item, event] = envelopes[0]?.lines ?? []
  expect(item).toMatchObject({ type: 'event' })
  expect(event).toMatchObject({
    level: 'error',
    tags: {
      during: 'GET /api/course/:slug',
      requestId: 'r-1',
      traceId: 'a'.repeat(32),
      cause: '22021',
    },
    exception: {
      values: [{ type: 'Error', value: 'Failed query: select 1 from users where email = $1' }],
    },
  })
  expect(JSON.stringify(event)).toMatch(/"filename":"[^"]*reports\.test\.ts/)
  expect(JSON.stringify(envelopes)).not.toMatch(/ada@|server_name|breadcrumbs|"user"|ip_address/)
})

test('what becomes a 500 is reported, and not what people do wrong', async () => {
  const { dsn, envelopes } = await openService()
  const close = startReports(dsn)
  expect((await api.get('/course/no-such-course')).statusCode).toBe(404)
  expect((await api.post('/auth/login', { email: 1 })).statusCode).toBe(400)
  const app = Fastify()
  onTestFinished(() => app.close())
  installErrorHandlers(app)
  app.get('/broken/:name', () => {
    throw new TypeError('a fault of ours')
  })
  expect((await app.inject('/broken/ada')).statusCode).toBe(500)
  await close()
  expect(envelopes.map(({ lines }) => lines[2])).toMatchObject([
    {
      tags: { during: 'GET /broken/:name' },
      exception: { values: [{ type: 'TypeError', value: 'a fault of ours' }] },
    },
  ])
})

test('the error that ends the process is told before it ends', async () => {
  const { dsn, envelopes } = await openService()
  const close = startReports(dsn)
  onTestFinished(close)
  await noteLastFault(new Error('the end'), 'uncaughtException')
  expect(envelopes.map(({ lines }) => lines[2])).toMatchObject([
    { tags: { during: 'uncaughtException' }, exception: { values: [{ value: 'the end' }] } },
  ])
})

test.each([
  ['no such user ada@example.org', 'no such user [address]'],
  ['connect ECONNREFUSED 10.1.2.3:5432', 'connect ECONNREFUSED [address]:5432'],
  ['from 2001:db8:1:2::7', 'from [address]'],
  ['GET /bootcamp/task?session=abc failed', 'GET /bootcamp/task?[query] failed'],
  [`Bearer ${'x'.repeat(40)}`, 'Bearer [secret]'],
  ['Key (email)=(Ada Adams) already exists', 'Key [text] already exists'],
  [`invalid input syntax for type uuid: "Ada's"`, 'invalid input syntax for type uuid: [text]'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('the text of an error loses what may be of a person: %s', (given, kept) => {
  expect(withoutPersonalData(given)).toBe(kept)
})
