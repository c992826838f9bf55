import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openServer } from '../../apps/api/src/database/server.ts'
import { listenToSignals } from '../../apps/api/src/labs/missions/signals.ts'
import { onServer, startServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { send } from './support/http.ts'
import { scrape } from './support/metrics.ts'
import { serving } from './support/processes.ts'
import type { Serving } from './support/processes.ts'
import { visit, withGateway } from './support/deployLabs.ts'
import { command, newFolder } from './support/tests.ts'

let server: Awaited<ReturnType<typeof startServer>> | undefined
let databases = 0

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server?.stop())

/** Settings of the processes of one site, on an empty database. */
async function settings() {
  const name = `roles_${(databases += 1)}`
  const url = new URL(server?.url ?? '')
  await onServer(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return {
    DATABASE_URL: url.href,
    AUTH_SECRET: 'x'.repeat(40),
    DATA_DIR: await newFolder(),
    DEMO_DATA: 'on',
    RATE_LIMIT_SCALE: '100',
  }
}

const json = { 'content-type': 'application/json' }

/** A learner's calls to a process. */
async function learner({ address }: Serving) {
  const body = JSON.stringify({ email: 'learner@demo.test', password: 'Rampart-demo-1!' })
  const response = await send(address, '/api/auth/login', { method: 'POST', headers: json, body })
  const { token } = JSON.parse(response.text) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  return async (path: string, given?: object) => {
    const { status, text } = await send(address, path, {
      method: given ? 'POST' : 'GET',
      headers,
      ...(given && { body: JSON.stringify(given) }),
    })
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
    return JSON.parse(text) as { data: Record<string, unknown> }
  }
}

test('a site whose tables are missing or older says which command fixes it', async () => {
  const given = await settings()
  for (const name of ['import', 'site', 'worker', 'gateway']) {
    const started = command(name, given)
    expect(await started.end).toBe(1)
    expect(started.errors()).toBe(
      "The database's tables are older than this version: run the command 'migrate' first.\n",
    )
  }
})

test('a version that is older than the database says so, and does not start where it cannot use it', async () => {
  const given = await settings()
  expect(await command('migrate', given).end).toBe(0)
  await onServer(
    given.DATABASE_URL,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9999999999999)",
  )
  const says = 'The database was updated by a newer version than this one, which can still use it.'
  for (const name of ['migrate', 'import']) {
    const older = command(name, given)
    expect([await older.end, older.errors()]).toEqual([0, ''])
    expect(older.output()).toContain(says)
  }
  for (const name of ['all', 'site', 'worker', 'gateway']) {
    const older =
      name === 'gateway' ? await withGateway(name, given) : await serving(command(name, given))
    expect(older.output()).toContain(`"msg":"${says}"`)
    older.kill('SIGKILL')
    await older.end
  }
  await onServer(
    given.DATABASE_URL,
    `comment on table drizzle.__drizzle_migrations is '9999999999999'`,
  )
  const names = ['migrate', 'import', 'all', 'site', 'worker', 'gateway', ['cli', 'users', 'list']]
  for (const name of names) {
    const older = command(name, given)
    expect(await older.end).toBe(1)
    expect(older.errors()).toBe(
      'A newer version has removed from the database what this one uses. Start a newer version, or restore the backup from before the update.\n',
    )
  }
})

test('commands that are not there, or need a server that is not set, end with one line', async () => {
  const unknown = command('serve', {})
  expect(await unknown.end).toBe(1)
  expect(unknown.errors()).toBe(
    "There is no command 'serve': it is one of all, site, worker, gateway, migrate, import, cli.\n",
  )
  const folder = await newFolder()
  const surplus = command(['migrate', '--dry-run'], { DATA_DIR: folder })
  expect(await surplus.end).toBe(1)
  expect(surplus.errors()).toBe(
    "The command 'migrate' takes no arguments, such as '--dry-run': settings come from the environment.\n",
  )
  expect(await readdir(folder)).toEqual([])
  for (const name of ['worker', 'gateway']) {
    const without = command(name, { DATA_DIR: await newFolder() })
    expect(await without.end).toBe(1)
    expect(without.errors()).toBe(`DATABASE_URL must be set for the command '${name}'.\n`)
  }
})

test('the program runs an operator’s commands, as images have nothing else', async () => {
  const folder = await newFolder()
  const checked = command(['cli', 'content', 'check'], { DATA_DIR: folder })
  expect([await checked.end, checked.errors()]).toEqual([0, ''])
  expect(checked.output()).toMatch(/^No problems: \d+ courses, \d+ labs\.$/m)
  const unknown = command(['cli', 'nothing'], { DATA_DIR: folder })
  expect(await unknown.end).toBe(2)
  expect(unknown.errors()).toContain("unknown command 'nothing'")
})

test('tables, content, pages and the work behind them are processes of their own, and a new site ends no lab', async () => {
  const given = { ...(await settings()), METRICS_PORT: '0' }
  for (const [name, says] of [
    ['migrate', /The tables are up to date\./],
    ['migrate', /The tables are up to date\./],
    ['import', /The catalogue has \d+ courses and \d+ labs\./],
  ] as const) {
    const started = command(name, given)
    expect([await started.end, started.errors()]).toEqual([0, ''])
    expect(started.output()).toMatch(says)
  }

  const named = (name: string) => ({
    ...given,
    DATABASE_URL: `${given.DATABASE_URL}?application_name=${name}`,
  })
  const first = await serving(command('site', named('site')))
  const worker = await serving(command('worker', named('worker')))
  // Beside four for jobs: docs/scaling.md and the chart count both.
  const listening = `
    select application_name as name, count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'listen %' group by 1 order by 1`
  expect(await onServer(given.DATABASE_URL, listening)).toEqual([
    { name: 'site', count: 3 },
    { name: 'worker', count: 4 },
  ])
  expect((await send(worker.address, '/api/health/ready')).status).toBe(200)
  expect((await send(worker.address, '/api/explore')).status).toBe(404)

  const call = await learner(first)
  const { data: started } = await call('/api/lab/front-desk-injection/start', {
    configuration: { duration: 60 },
  })
  const path = `/api/lab/sessions/${String(started['_id'])}`
  const read = async (ask: typeof call) => (await ask(path)).data
  const active = await vi.waitFor(
    async () => {
      const session = await read(call)
      expect(session['status']).toBe('active')
      return session
    },
    { timeout: 60_000, interval: 200 },
  )
  // Each role reports its own work, and what is in the database.
  expect(await scrape(worker)).toContain(
    'rampart_lab_starts_total{lab="front-desk-injection",result="started"} 1',
  )
  // The others began at 0, so that their first failure is an increase.
  expect(await scrape(worker)).toContain(
    'rampart_lab_starts_total{lab="exposed-bucket",result="failed"} 0',
  )
  const ofSite = await scrape(first)
  expect(ofSite).toContain('rampart_lab_sessions{status="active"} 1')
  expect(ofSite).toMatch(/rampart_database_connections\{state="idle"\} [1-9]/)
  expect(ofSite).not.toContain('rampart_lab_starts_total{')
  first.kill('SIGTERM')
  expect(await first.end).toBe(0)

  const second = await serving(command('site', given))
  expect(await read(await learner(second))).toMatchObject({ status: 'active' })
  const { connectionUrl, credentials } = active['outputs'] as {
    connectionUrl: string
    credentials: Record<string, string>
  }
  const { host, port } = new URL(connectionUrl)
  const page = await send(`http://127.0.0.1:${port}`, '/', { headers: { host } })
  expect(page.status).toBe(200)
  expect((await send(second.address, '/')).status).toBe(200)

  const gateway = await withGateway('gateway', { ...given, DATA_DIR: '/nowhere' })
  expect((await send(gateway.address, '/api/health/ready')).status).toBe(200)
  expect((await send(gateway.address, '/api/explore')).status).toBe(404)
  const seen = () => visit(gateway.labPort, connectionUrl)
  const used = vi.fn<(sessionId: string) => void>()
  const database = await openServer(given.DATABASE_URL, () => undefined)
  onTestFinished(() => database.close())
  const signals = { used, watched: () => undefined, ending: () => undefined }
  onTestFinished(await listenToSignals(database, signals))
  expect([await seen(), await seen()]).toEqual([200, 200])
  // With this the worker checks which parts of the mission are true.
  await vi.waitFor(() => expect(used).toHaveBeenCalledWith(started['_id']))
  const ofGateway = await scrape(gateway)
  expect(ofGateway).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(ofGateway).toMatch(/^process_cpu_seconds_total /m)
  expect(ofGateway).toMatch(/^rampart_queries_total\{result="done"\} [1-9]/m)
  expect(ofGateway).not.toContain('rampart_database_up')
  const again = await learner(second)
  // Solved when the next look is not due yet: the site lets the worker look before the end.
  const sql = 'SELECT id, name, role FROM staff WHERE username = ? AND password = ?'
  const repair = await send(`http://127.0.0.1:${gateway.labPort}`, '/owner/queries/login', {
    method: 'PUT',
    headers: { host, 'x-owner-key': credentials['ownerKey'] ?? '' },
    body: JSON.stringify({ sql, params: ['username', 'password'] }),
  })
  expect(repair.status).toBe(200)
  const { data: ended } = await again(`${path}/end`, {})
  expect(ended['mission']).toMatchObject({
    checks: expect.arrayContaining([
      expect.objectContaining({ id: 'password-needed', solvedAt: expect.any(String) }),
    ]),
  })
  expect(await seen()).toBe(410)
  gateway.kill('SIGTERM')
  expect(await gateway.end).toBe(0)
  // Probes ask every few seconds.
  expect(gateway.output()).not.toContain('"/api/health/ready"')
  worker.kill('SIGTERM')
  expect(await worker.end).toBe(0)
})
