import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { CommandContext } from '../cli/context.ts'
import { runCommand } from '../cli/commandFixture.ts'
import { requireTables } from '../fillDatabase.ts'
import { openJobs } from '../jobs/jobs.ts'
import { fillSearch } from '../search/fillSearch.store.ts'
import { findItems } from '../search/search.store.ts'
import { StartError } from '../startError.ts'
import { databaseUrl, onServer } from '../testing/postgres.setup.ts'
import type { ProvidedDatabase } from '../testing/provided.ts'
import { addCourse, addUser } from '../testing/records.ts'
import { silentProxy } from '../testing/silentProxy.ts'
import { skipWithoutDatabase } from '../testing/testDatabase.ts'
import { listUsers } from '../users/userList.store.ts'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import { listenOnServer } from './listenOnServer.ts'
import { openServer } from './server.ts'
import { directPool, pooledPool, requireServer } from './serverPools.ts'
import { WaitingPool } from './waitingPool.ts'

test('a server that does not respond stops the start with one line, without the password', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const attempt = openServer(`postgresql://site:hidden@127.0.0.1:${port}/learning`, () => undefined)
  await expect(attempt).rejects.toThrow(
    new RegExp(
      `^DATABASE_URL: no PostgreSQL server answers at 127\\.0\\.0\\.1:${port}/learning \\([^\\n]*ECONNREFUSED[^\\n]*\\)\\.$`,
    ),
  )
  await expect(attempt).rejects.not.toThrow('hidden')
})

/** An empty database of its own, until the test ends. */
async function emptyDatabase(): Promise<string> {
  skipWithoutDatabase()
  const provided: ProvidedDatabase = inject('testDatabase')
  const { url } = provided as Extract<ProvidedDatabase, { kind: 'server' }>
  const name = `api_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  onTestFinished(async () => void (await onServer(url, `drop database ${name} with (force)`)))
  return databaseUrl(url, name)
}

test('a user that lacks a right stops the start with one line that names it', async () => {
  const url = await emptyDatabase()
  const owner = await openServer(url, () => undefined)
  onTestFinished(() => owner.close())
  const name = `api_role_${randomUUID().replaceAll('-', '')}`
  await owner.db.execute(sql.raw(`create role ${name} login password 'own'`))
  onTestFinished(async () => void (await onServer(url, `drop role ${name}`)))
  const address = new URL(url)
  address.username = name
  address.password = 'own'
  const lacking = await openServer(address.href, () => undefined)
  onTestFinished(() => lacking.close())
  const problem = (what: string) =>
    new StartError(
      `DATABASE_URL: its user may not do what the site needs (permission denied for ${what}). Make it the owner of the database and of what is in it.`,
    )
  await expect(lacking.prepare(({ migrate }) => migrate())).rejects.toThrow(
    problem(`database ${address.pathname.slice(1)}`),
  )
  await owner.prepare(({ migrate }) => migrate())
  await expect(requireTables(lacking.db)).rejects.toThrow(problem('schema drizzle'))
  const withDatabase: CommandContext['withDatabase'] = (work) => work(lacking.db)
  const stored = { dataDir: '/nowhere', databaseUrl: address.href, authSecret: null, s3: null }
  const withStoredData: CommandContext['withStoredData'] = (work) => work(stored, (copy) => copy())
  const command = ['backup', join(tmpdir(), `${name}.tar.gz`), '--allow-empty']
  expect(await runCommand(command, { withDatabase, withStoredData })).toEqual({
    code: 1,
    out: '',
    errors: problem('table audit_entries').message,
  })
})

/** An address of an empty database for a user that may open only so many connections. */
async function limitedTo(connections: number): Promise<string> {
  const url = await emptyDatabase()
  const name = `api_role_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create role ${name} login password 'own' connection limit ${connections}`)
  onTestFinished(async () => void (await onServer(url, `drop role ${name}`)))
  const address = new URL(url)
  address.username = name
  address.password = 'own'
  return address.href
}

test('a server without a free connection stops the start with one line that says so', async () => {
  const url = await limitedTo(0)
  const full = `the server has no connection left (too many connections for role "${new URL(url).username}").`
  await expect(openServer(url, () => undefined)).rejects.toThrow(
    new StartError(`DATABASE_URL: ${full}`),
  )
  await expect(requireServer('DATABASE_DIRECT_URL', url)).rejects.toThrow(
    new StartError(`DATABASE_DIRECT_URL: ${full}`),
  )
})

test.each([1, 2, 3])(
  'a server with room for %i of its connections: what needs more waits for a free one',
  async (room) => {
    const database = await openServer(await limitedTo(room), () => undefined, { poolMax: 8 })
    onTestFinished(() => database.close())
    const { db } = database
    const read = db
      .select({ value: sql`1` })
      .from(sql`pg_database`)
      .limit(1)
      .prepare('test_read')
    const refused: unknown[] = []
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 20 }, () => [
        db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)),
        db.execute(sql`select 1`),
        read.execute(),
      ])
      for (const result of await Promise.allSettled(calls.flat()))
        if (result.status === 'rejected') refused.push(result.reason)
    }
    expect(refused).toEqual([])
    expect(database.poolState()).toEqual({ inUse: 0, idle: room, waiting: 0 })
  },
)

test('a process without a connection is refused at once, and gets one as soon as there is room', async () => {
  const url = await limitedTo(1)
  const pool = new WaitingPool({ connectionString: url, max: 3, connectionTimeoutMillis: 60_000 })
  onTestFinished(() => pool.end())
  const other = new Client({ connectionString: url })
  await other.connect()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '53300' })
  await other.end()
  await vi.waitFor(() => pool.query('select 1'), { timeout: 20_000, interval: 20 })
})

test.each(['LATIN1', 'SQL_ASCII'])(
  'a database with the encoding %s is refused',
  async (encoding) => {
    const server = await emptyDatabase()
    const url = new URL(server)
    const name = `${url.pathname.slice(1)}_other`
    await onServer(
      server,
      `create database ${name} encoding '${encoding}' locale 'C' template template0`,
    )
    onTestFinished(async () => void (await onServer(server, `drop database ${name}`)))
    url.pathname = `/${name}`
    await expect(openServer(url.href, () => undefined)).rejects.toThrow(
      new StartError(
        `DATABASE_URL: the database at ${url.host}/${name} has the encoding ${encoding}, and the site needs UTF8. Make another one: create database … encoding 'UTF8' template template0;`,
      ),
    )
  },
)

test('a database that reads backslashes as escapes is refused with one line', async () => {
  const url = await emptyDatabase()
  const { host, pathname, username } = new URL(url)
  await onServer(url, `alter database ${pathname.slice(1)} set standard_conforming_strings = off`)
  await expect(openServer(url, () => undefined)).rejects.toThrow(
    new StartError(
      `DATABASE_URL: connections through ${host}${pathname} read backslashes in texts as escapes. Run: alter role "${username}" set standard_conforming_strings = on;`,
    ),
  )
})

test('search finds words and addresses with I in a database of Turkish rules', async () => {
  const server = await emptyDatabase()
  const url = new URL(server)
  const name = `${url.pathname.slice(1)}_turkish`
  await onServer(
    server,
    `create database ${name} encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr-TR' template template0`,
  )
  onTestFinished(async () => void (await onServer(server, `drop database ${name} with (force)`)))
  url.pathname = `/${name}`
  const { db, prepare, close } = await openServer(url.href, () => undefined)
  onTestFinished(close)
  await prepare(({ migrate }) => migrate())
  await addCourse(db, { title: 'IAM and ISTIO Übung', description: 'Intro.' })
  await addUser(db, { email: 'info@example.org' })
  await fillSearch(db)
  for (const text of ['iam', 'ISTIO', 'intro', 'übung', 'istoi']) {
    const { data } = await findItems(db, text, 'course')
    expect(data.map(({ title }) => title)).toEqual(['IAM and ISTIO Übung'])
  }
  const listed = await listUsers(db, { search: 'INFO@' }, new Date())
  expect(listed.map(({ email }) => email)).toEqual(['info@example.org'])
})

test('a database that only reads stops the migration with one line', async () => {
  const url = await emptyDatabase()
  await onServer(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
  )
  const database = await openServer(url, () => undefined)
  onTestFinished(() => database.close())
  await expect(database.prepare(({ migrate }) => migrate())).rejects.toThrow(
    new StartError(
      'DATABASE_URL: the database only reads (cannot execute CREATE SCHEMA in a read-only transaction). Name the server that takes writes, with a user that may write.',
    ),
  )
})

test('a migration steps back for the requests behind it, and goes on when its table is free', async () => {
  const url = await emptyDatabase()
  const holder = new Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  const database = await openServer(url, () => undefined)
  onTestFinished(() => database.close())
  await database.prepare(({ migrate }) => migrate())
  // As if no migration had been applied: the next run reads the list of migrations, which another
  // connection has locked.
  await holder.query('drop schema public cascade; create schema public')
  await holder.query('delete from drizzle.__drizzle_migrations')
  await holder.query('begin')
  await holder.query('lock table drizzle.__drizzle_migrations in access exclusive mode')
  const migrating = database.prepare(({ migrate }) => migrate())
  const waiting = async () =>
    (
      await holder.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where not granted and relation = 'drizzle.__drizzle_migrations'::regclass`,
      )
    ).rows[0]?.count ?? 0
  for (const expected of [1, 0, 1])
    await vi.waitFor(async () => expect(await waiting()).toBe(expected), {
      timeout: 20_000,
      interval: 5,
    })
  await holder.query('commit')
  await migrating
  const { rows } = await holder.query(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ count: journal.entries.length }])
})

test('processes that start at once prepare an empty database one after the other', async () => {
  const url = await emptyDatabase()
  let running = 0
  const start = async () => {
    const database = await openServer(url, () => undefined)
    try {
      await database.prepare(async ({ db, migrate }) => {
        running += 1
        expect(running).toBe(1)
        await migrate()
        await database.ping()
        for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
          const limits = await Promise.all(
            [db, database.db].map((each) => each.execute(sql.raw(`show ${limit}`))),
          )
          expect(limits).toMatchObject([
            { rows: [{ [limit]: '0' }] },
            { rows: [{ [limit]: '10s' }] },
          ])
        }
        running -= 1
      })
      return await database.db.execute(
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      )
    } finally {
      await database.close()
    }
  }
  const results = await Promise.all([start(), start(), start(), start()])
  for (const { rows } of results as unknown as { rows: unknown[] }[])
    expect(rows).toEqual([{ count: journal.entries.length }])
})

test('the server’s views name every connection of the site', async () => {
  const url = await emptyDatabase()
  const database = await openServer(url, () => undefined)
  onTestFinished(() => database.close())
  const listener = { onMessage: vi.fn(), onState: vi.fn(), onLost: vi.fn() }
  onTestFinished(await listenOnServer(url, 'channel', listener))
  const named = await database.prepare(({ db }) =>
    db.execute(
      sql`select distinct application_name as name from pg_stat_activity where datname = current_database()`,
    ),
  )
  expect(named).toMatchObject({ rows: [{ name: 'rampart' }] })
})

test('a connection that is lost in a transaction fails it, and the process goes on', async () => {
  const url = await emptyDatabase()
  const { db, close } = await openServer(url, () => undefined)
  onTestFinished(close)
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  const lost = db.transaction(async (tx) => {
    const own = (await tx.execute(sql`select pg_backend_pid() as pid`)) as {
      rows: { pid: number }[]
    }
    const ended = tx.execute(sql`select pg_sleep(60)`)
    await other.query('select pg_terminate_backend($1)', [own.rows[0]?.pid])
    await ended
  })
  await expect(lost).rejects.toMatchObject({ cause: expect.any(Error) })
  expect(await db.execute(sql`select 1 as value`)).toMatchObject({ rows: [{ value: 1 }] })
  expect(uncaught).not.toHaveBeenCalled()
})

/** A proxy to an empty database, until the test ends. */
async function emptyBehindProxy() {
  const proxy = await silentProxy(await emptyDatabase())
  onTestFinished(() => proxy.close())
  return proxy
}

// Long enough for each response that arrives.
const responseTimeout = 1_000

test.each([
  ['direct', (url: string) => directPool(url, 3, () => undefined, responseTimeout)],
  ['pooled', (url: string) => pooledPool(url, 3, responseTimeout)],
])(
  '%s connections whose server is silent are given up, in transactions too, and others take their place',
  async (_kind, open) => {
    const proxy = await emptyBehindProxy()
    const { pool } = open(proxy.url)
    pool.on('error', () => undefined)
    onTestFinished(() => pool.end())
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    await Promise.all(clients.map((client) => client.query('begin')))
    const [inTransaction, ...idle] = clients
    for (const client of idle) {
      await client.query('commit')
      client.release()
    }
    proxy.silence()
    await expect(inTransaction?.query('select 1')).rejects.toThrow('Query read timeout')
    await expect(inTransaction?.query('rollback')).rejects.toThrow(/not queryable|terminated/)
    inTransaction?.release()
    const waiting = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')])
    expect(waiting).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    const answered = await Promise.all([1, 2, 3].map(() => pool.query('select 1 as value')))
    expect(answered.map(({ rows }) => rows)).toEqual([1, 2, 3].map(() => [{ value: 1 }]))
  },
  30_000,
)

test('a process whose server is silent stops all the same', async () => {
  const proxy = await emptyBehindProxy()
  const database = await openServer(proxy.url, () => undefined)
  const listening = vi.fn()
  const state = { onMessage: () => undefined, onState: listening, onLost: () => undefined }
  const stopListening = await listenOnServer(proxy.url, 'channel', state)
  expect(listening).toHaveBeenCalledWith(true)
  await database.db.execute(sql`select 1`)
  const jobs = await openJobs(database, { warn: () => undefined })
  await jobs.work('start-lab', 1, async () => undefined)
  proxy.silence()
  await jobs.close()
  await Promise.all([stopListening(), database.close()])
}, 30_000)
