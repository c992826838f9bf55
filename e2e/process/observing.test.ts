import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { repository } from '../../scripts/program.ts'
import { send, signIn } from './support/http.ts'
import { metricsAddress, scrape } from './support/metrics.ts'
import { readSpans, receiver } from './support/receivers.ts'
import { useSite } from './support/tests.ts'

const collector = await receiver()
const site = useSite({
  METRICS_PORT: '0',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  OTEL_SERVICE_NAME: 'learning',
  TRUST_PROXY: '127.0.0.2',
  SMTP_URL: 'smtp://127.0.0.1:9',
  VALKEY_URL: 'valkey://127.0.0.1:9',
})
/** A busy machine may take this long to write a line or send a span. */
const soon = { timeout: 30_000, interval: 50 }

/** The names of metrics in a text of queries. */
const namesIn = (text: string) => new Set(text.match(/\b(?:rampart|nodejs|process)_[a-z0-9_]+/g))

test('each metric that a dashboard or an alert names is there', async () => {
  await send(site().address, '/api/explore')
  const folder = join(repository, 'deploy/observability')
  const dashboards = readdirSync(join(folder, 'dashboards'))
  const queries = [
    ...dashboards.flatMap((name) => {
      const { panels } = JSON.parse(readFileSync(join(folder, 'dashboards', name), 'utf8')) as {
        panels: { targets: { expr: string }[] }[]
      }
      return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    }),
    ...readFileSync(join(folder, 'alerts.yml'), 'utf8').match(/expr:(?:.*\n(?: {10,}.*\n)*)/g)!,
  ]
  expect(dashboards).toHaveLength(3)
  const families = [...(await scrape(site())).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const there = new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const named = namesIn(queries.join('\n'))
  expect(named.size).toBeGreaterThan(12)
  expect([...named].filter((name) => !there.has(name))).toEqual([])
})

test('requests are counted by the pattern of their address and by nothing about the client', async () => {
  const paths = ['/api/course/git-basics', '/api/course/no-such-1', '/no-such-page-2', '/api/no-3']
  for (const path of paths) await send(site().address, path)
  await signIn(site().address)
  const text = await scrape(site())
  expect(text).toMatch(
    /rampart_http_request_seconds_count\{method="GET",route="\/api\/course\/:\w+",status="2xx"\} 1/,
  )
  expect(text).toMatch(/route="\/api\/course\/:\w+",status="4xx"/)
  expect(text).toMatch(/route="\/\*",status="4xx"/)
  expect(text).toContain('route="/api/auth/login",status="2xx"')
  expect(text).not.toMatch(/git-basics|no-such|no-3|demo\.test|127\.0\.0\.1/)
})

test('metrics are at their own port alone, and there is nothing else', async () => {
  expect((await send(site().address, '/metrics')).status).toBe(404)
  expect((await send(site().address, '/metrics')).text).not.toContain('rampart_')
  expect((await send(metricsAddress(site()), '/')).status).toBe(404)
  const posted = await send(metricsAddress(site()), '/metrics', { method: 'POST' })
  expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD'])
  const head = await send(metricsAddress(site()), '/metrics', { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
})

const claimed = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }
const traceparent = `00-${claimed.traceId}-${claimed.spanId}-01`

/** The line of the log about the last request of a route. */
const lineOf = (route: string) =>
  vi.waitFor(() => {
    const line = site()
      .output()
      .split('\n')
      .findLast((text) => text.includes(`"route":"${route}"`) && text.includes('"msg":"request"'))
    if (line === undefined) throw new Error('There is no line yet.')
    return JSON.parse(line) as Record<string, unknown>
  }, soon)

test('a request, its queries and its mail are spans, and the line of the log names their trace', async () => {
  const body = JSON.stringify({ email: 'nobody-knows-me@demo.test' })
  const headers = { 'content-type': 'application/json', traceparent }
  const asked = await send(site().address, '/api/auth/forgot-password', {
    method: 'POST',
    headers,
    body,
  })
  expect(asked.status).toBe(200)
  const line = await lineOf('/api/auth/forgot-password')
  // Its sender is not a proxy of this site.
  expect(line).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(line['traceId']).not.toBe(claimed.traceId)
  expect(Object.keys(line)).not.toContain('remoteAddress')
  const { spans, resource } = await vi.waitFor(() => {
    const read = readSpans(collector.received)
    expect(read.spans.map(({ name }) => name)).toContain('POST /api/auth/forgot-password')
    expect(read.spans.map(({ name }) => name)).toContain('mail reset-code')
    return read
  }, soon)
  expect(resource).toMatchObject({ 'service.name': 'learning' })
  const request = spans.find(({ name }) => name === 'POST /api/auth/forgot-password')!
  expect(request).toMatchObject({
    traceId: line['traceId'],
    parentSpanId: '',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/auth/forgot-password',
      'http.response.status_code': '200',
    },
  })
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(queries.map(({ name }) => name)).toContain('query insert failure_counters')
  const mail = spans.find(({ name }) => name === 'mail reset-code')!
  const job = spans.find(({ spanId }) => spanId === mail.parentSpanId)
  expect(job).toMatchObject({ name: 'job send-mail' })
  expect(JSON.stringify(spans)).not.toMatch(/demo\.test|nobody|127\.0\.0\.1|Bearer/)
})

test('a trace goes on that a trusted proxy has begun', async () => {
  await send(site().address, '/api/lab/no-such-lab', {
    headers: { traceparent },
    from: '127.0.0.2',
  })
  await vi.waitFor(() => {
    const { spans } = readSpans(collector.received)
    expect(spans.find(({ name }) => name === 'GET /api/lab/:labPath')).toMatchObject({
      traceId: claimed.traceId,
      parentSpanId: claimed.spanId,
    })
  }, soon)
})

test('nothing of it is loaded if it is not asked for', () => {
  const folder = join(repository, 'apps/site/dist/program')
  const texts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  for (const mark of ['nodejs_eventloop_lag_seconds', 'OTEL_EXPORTER_OTLP_HEADERS', 'sentry_key']) {
    const holders = [...texts].filter(([, text]) => text.includes(mark)).map(([name]) => name)
    expect(holders).toHaveLength(1)
    const loaders = [...texts].filter(([, text]) =>
      new RegExp(`^(?:import|export)\\b[^;]*"\\./${holders[0]}"`, 'm').test(text),
    )
    expect(loaders.map(([name]) => name)).toEqual([])
  }
})
