import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { openJobs } from './jobs.ts'
import type { JobOrder, Jobs } from './jobs.ts'

const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }

/**
 * Shorter than the fifteen seconds after which a process finds a job without a notification, in
 * milliseconds.
 */
const atOnce = { timeout: 12_000, interval: 20 }

async function open() {
  const database = await testDatabase()
  const jobs = await openJobs(database, log)
  onTestFinished(() => jobs.close())
  return { database, jobs }
}

test('a job runs as soon as its transaction commits, and never if it does not', async () => {
  const { database, jobs } = await open()
  const done = vi.fn<(data: { sessionId: string }) => Promise<void>>(async () => undefined)
  await jobs.work('start-lab', 2, done)
  const [dropped, kept] = [randomUUID(), randomUUID()]
  const undone = database.db.transaction(async (tx) => {
    await jobs.add(tx, 'start-lab', { sessionId: dropped }, { group: 'a' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await database.db.transaction(async (tx) => {
    await addUser(tx)
    await jobs.add(tx, 'start-lab', { sessionId: kept }, { group: 'a' })
    expect(done).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), atOnce)
  expect(done.mock.calls.map(([data]) => data)).toEqual([{ sessionId: kept }])
})

/** Workers that count the jobs they run, and wait until the test lets them continue. */
async function heldWorkers(jobs: Jobs, concurrency: number) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  await jobs.work('start-lab', concurrency, async ({ sessionId }) => {
    begun.push(sessionId)
    await isReleased
  })
  return { begun, release }
}

test('a burst is done without a pause, also the jobs that arrived while all workers were busy', async () => {
  const { database, jobs } = await open()
  const { begun, release } = await heldWorkers(jobs, 2)
  const burst = Array.from({ length: 40 }, () => randomUUID())
  for (const sessionId of burst)
    await database.db.transaction((tx) =>
      jobs.add(tx, 'start-lab', { sessionId }, { group: sessionId }),
    )
  release()
  // Workers that waited for their next check after each job would take five minutes.
  await vi.waitFor(() => expect(begun).toHaveLength(burst.length), {
    timeout: 50_000,
    interval: 20,
  })
  expect(begun.toSorted()).toEqual(burst.toSorted())
})

const adder =
  ({ db }: OpenDatabase, jobs: Jobs) =>
  (sessionId: string, order: JobOrder = { group: sessionId }) =>
    db.transaction((tx) => jobs.add(tx, 'start-lab', { sessionId }, order))

test('urgent jobs go before those that wait already', async () => {
  const { database, jobs } = await open()
  const add = adder(database, jobs)
  for (const name of ['first', 'second']) await add(name)
  await add('urgent', { isUrgent: true, group: 'urgent' })
  const { begun, release } = await heldWorkers(jobs, 1)
  release()
  await vi.waitFor(() => expect(begun).toEqual(['urgent', 'first', 'second']), atOnce)
})

test('the jobs of one group leave half of the workers to others', async () => {
  const { database, jobs } = await open()
  const add = adder(database, jobs)
  const { begun, release } = await heldWorkers(jobs, 4)
  for (const count of [1, 2]) {
    await add('of many', { group: 'many' })
    await vi.waitFor(() => expect(begun).toHaveLength(count), atOnce)
  }
  for (let count = 0; count < 4; count += 1) await add('of many', { group: 'many' })
  for (const name of ['one', 'another']) await add(name)
  await vi.waitFor(() => expect(begun).toHaveLength(4), atOnce)
  expect(begun.toSorted()).toEqual(['another', 'of many', 'of many', 'one'])
  release()
  await vi.waitFor(() => expect(begun).toHaveLength(8), { timeout: 50_000, interval: 20 })
})

test('a job that fails is tried again; a waiting job survives its process', async () => {
  const { database, jobs } = await open()
  const sessionId = randomUUID()
  await database.db.transaction((tx) => jobs.add(tx, 'start-lab', { sessionId }, { group: 'a' }))
  await jobs.close()

  const next = await openJobs(database, log)
  onTestFinished(() => next.close())
  const tried = vi.fn<(data: object) => Promise<void>>(async () => {
    if (tried.mock.calls.length === 1) throw new Error('at first it fails')
  })
  await next.work('start-lab', 1, tried)
  await vi.waitFor(() => expect(tried).toHaveBeenCalledTimes(2), { timeout: 50_000, interval: 100 })
  expect(tried.mock.calls.map(([data]) => data)).toEqual([{ sessionId }, { sessionId }])
})

test('a database that cannot be reached is logged, and the process continues', async () => {
  const { database, jobs } = await open()
  log.warn.mockClear()
  await jobs.work('start-lab', 1, async () => undefined)
  await database.db.execute(sql`alter schema pgboss rename to elsewhere`)
  await expect(
    database.db.transaction((tx) =>
      jobs.add(tx, 'start-lab', { sessionId: randomUUID() }, { group: 'a' }),
    ),
  ).rejects.toMatchObject({ cause: { code: '42P01' } })
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 50_000, interval: 100 })
  await database.db.execute(sql`alter schema elsewhere rename to pgboss`)
})

test('broken connections are replaced, and jobs continue', async () => {
  const { database, jobs } = await open()
  const done = vi.fn<(data: { sessionId: string }) => Promise<void>>(async () => undefined)
  await jobs.work('start-lab', 1, done)
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  if (database.kind === 'server') await database.db.execute(others)
  const sessionId = randomUUID()
  await vi.waitFor(
    () => database.db.transaction((tx) => jobs.add(tx, 'start-lab', { sessionId }, { group: 'a' })),
    atOnce,
  )
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 50_000, interval: 100 })
  expect(done.mock.calls.at(-1)?.[0]).toEqual({ sessionId })
})
