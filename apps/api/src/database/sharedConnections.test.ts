import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { users } from '../users/users.tables.ts'
import { databaseUrl } from '../testing/postgres.setup.ts'
import type { ProvidedDatabase } from '../testing/provided.ts'
import { skipWithoutDatabase, testDatabase } from '../testing/testDatabase.ts'
import { isDatabaseDown } from './isDatabaseDown.ts'
import { prepareOnce } from './prepareOnce.ts'
import { shareConnections } from './sharedConnections.ts'

/** Shared connections to a server's own database, and another connection to it. */
async function openShared(count: number, now?: () => number) {
  skipWithoutDatabase()
  const provided = inject('testDatabase') as Extract<ProvidedDatabase, { kind: 'server' }>
  const connectionString = databaseUrl(provided.url, 'postgres')
  const name = `shared-${count}`
  const lost: Error[] = []
  const config = { connectionString, application_name: name }
  const shared = shareConnections(config, count, (error) => lost.push(error), now)
  const other = new Client({ connectionString })
  await other.connect()
  onTestFinished(async () => {
    await other.query('select pg_advisory_unlock_all()')
    await shared.end()
    await other.end()
  })
  /**
   * The process ids of the connections; if a lock is given, only of those that wait for one like
   * it.
   */
  const pids = async (lock: string | null = null) =>
    (
      await other.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1 and coalesce(wait_event = $2, $2::text is null)',
        [name, lock],
      )
    ).rows.map(({ pid }) => pid)
  return { shared, other, pids, lost }
}

const echo = { name: 'echo', text: 'select $1::int as value' }
const quotient = { name: 'quotient', text: 'select 10 / $1::int as value' }
const waiting = { name: 'waiting', text: 'select pg_advisory_lock_shared($1::int)' }

test('many statements at once are answered on few connections, each with its own answer', async () => {
  const { shared, pids } = await openShared(2)
  const numbers = Array.from({ length: 500 }, (_, index) => index)
  const responses = await Promise.all(numbers.map((value) => shared.query(echo, [value])))
  expect(responses.map((response) => response?.rows)).toEqual(numbers.map((value) => [{ value }]))
  expect(await pids()).toHaveLength(2)
  expect(shared.state()).toEqual({ inUse: 0, idle: 2, waiting: 0 })
})

test('a statement that fails leaves those behind it alone', async () => {
  const { shared } = await openShared(1)
  const responses = await Promise.allSettled(
    [5, 0, 2].map((value) => shared.query(quotient, [value])),
  )
  expect(responses).toMatchObject([
    { value: { rows: [{ value: 2 }] } },
    { reason: { code: '22012' } },
    { value: { rows: [{ value: 5 }] } },
  ])
})

test('statements go past a connection that one of them holds up', async () => {
  let time = 0
  const { shared, other } = await openShared(2, () => time)
  await other.query('select pg_advisory_lock(1)')
  const first = shared.query(waiting, [1])
  time = 1_000
  for (const value of [1, 2, 3])
    expect((await shared.query(echo, [value]))?.rows).toEqual([{ value }])
  expect(shared.state()).toEqual({ inUse: 1, idle: 1, waiting: 0 })
  const second = shared.query(waiting, [1])
  time = 2_000
  expect(shared.query(echo, [4])).toBeNull()
  await other.query('select pg_advisory_unlock(1)')
  await Promise.all([first, second])
  expect((await shared.query(echo, [5]))?.rows).toEqual([{ value: 5 }])
})

test('a lost connection fails what is under way on it, and the next statement opens another', async () => {
  const { shared, other, pids, lost } = await openShared(1)
  await other.query('select pg_advisory_lock(2)')
  const statements = [waiting, echo].map((statement) => shared.query(statement, [2]))
  const settled = Promise.allSettled(statements)
  const [pid] = await vi.waitFor(
    async () => {
      const waitingFor = await pids('advisory')
      expect(waitingFor).toHaveLength(1)
      return waitingFor
    },
    { timeout: 20_000 },
  )
  expect(shared.state()).toEqual({ inUse: 1, idle: 0, waiting: 1 })
  await other.query('select pg_terminate_backend($1)', [pid])
  for (const response of await settled) {
    expect(response.status).toBe('rejected')
    expect(isDatabaseDown((response as PromiseRejectedResult).reason)).toBe(true)
  }
  expect((await shared.query(echo, [3]))?.rows).toEqual([{ value: 3 }])
  expect(lost).not.toEqual([])
})

test('a connection that cannot be opened is tried again for the next statement', async () => {
  const nowhere = { connectionString: 'postgresql://site@127.0.0.1:9/site' }
  const shared = shareConnections(nowhere, 1, () => undefined)
  for (const _ of [1, 2])
    await expect(shared.query(echo, [1])).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(shared.state()).toEqual({ inUse: 0, idle: 0, waiting: 0 })
  await shared.end()
})

const emails = prepareOnce((db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.email} = ${sql.placeholder('email')}`)
    .prepare('test_emails'),
)

test('a prepared read in a transaction sees what the transaction has written, and others do not', async () => {
  const { db } = await testDatabase()
  const email = 'ada@example.org'
  const find = (each: typeof db) => emails(each).execute({ email })
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ email, firstName: 'Ada', lastName: 'L', passwordHash: 'none' })
    expect(await find(tx)).toEqual([{ email }])
    expect(await find(db)).toEqual([])
  })
  expect(await find(db)).toEqual([{ email }])
})

test('prepared reads of requests wait for no connection of their own', async () => {
  const { db, poolState } = await testDatabase()
  const reads = Array.from({ length: 50 }, () => emails(db).execute({ email: 'ada@example.org' }))
  expect(poolState()).toMatchObject({ inUse: 2, waiting: 48 })
  await Promise.all(reads)
  // The third is the pool's, which was used to read the limits of its connections.
  expect(poolState()).toEqual({ inUse: 0, idle: 3, waiting: 0 })
})
