import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { failureCounters } from './counters.tables.ts'
import { useTestApi } from '../testing/testApi.ts'
import { installErrorHandlers } from './errorHandler.ts'
import { installRateLimit } from './limits.ts'
import { databaseCounts } from './databaseCounts.ts'
import { createCounts, shareCounts } from './sharedCounts.ts'
import type { CountStore, SharedCount } from './sharedCounts.ts'

const api = useTestApi()
beforeEach(() => api.db.delete(failureCounters).then(() => undefined))

const now = () => api.clock
const store: CountStore = { add: (counts) => databaseCounts(api.db, now).add(counts) }
const later = (seconds: number) => (api.clock = new Date(api.clock.getTime() + seconds * 1_000))
const limit = { subject: 'calls 203.0.113.9', max: 60, window: 60_000 }

test('two processes count together, and their window ends at the same time', async () => {
  const [one, other] = [createCounts(now), createCounts(now)]
  for (let times = 0; times < 30; times += 1) one.add(limit)
  later(20)
  for (let times = 0; times < 20; times += 1) other.add(limit)
  await one.exchange(store)
  await other.exchange(store)
  expect(other.add(limit)).toEqual({ current: 51, ttl: 40_000 })
  expect(one.add(limit)).toEqual({ current: 31, ttl: 40_000 })
  await Promise.all([one.exchange(store), other.exchange(store)])
  await Promise.all([one.exchange(store), other.exchange(store)])
  expect(one.add(limit, 0).current + other.add(limit, 0).current).toBeGreaterThanOrEqual(103)

  later(40)
  expect(one.add(limit)).toEqual({ current: 1, ttl: 60_000 })
})

test('what is counted twice is told once, and what is taken back is taken back', async () => {
  const [one, other] = [createCounts(now), createCounts(now)]
  one.add(limit, 10)
  await one.exchange(store)
  await one.exchange(store)
  one.add(limit, -4)
  await one.exchange(store)
  other.add(limit, 6)
  await other.exchange(store)
  expect(other.add(limit, 0).current).toBe(12)
})

test('a clock that is set back before an exchange makes no count longer than its window', async () => {
  const counts = createCounts(now)
  counts.add(limit, 30)
  later(-365 * 86_400)
  const told: SharedCount[] = []
  await counts.exchange({ add: async (given) => (told.push(...given), [...given]) })
  expect(told).toMatchObject([{ count: 30, ttl: 60_000 }])
  expect(counts.add(limit)).toEqual({ current: 31, ttl: 60_000 })
})

test('the next window of a counter in the database begins with what is reported then', async () => {
  const [one, other] = [createCounts(now), createCounts(now)]
  one.add(limit, 50)
  await one.exchange(store)
  later(61)
  other.add(limit, 7)
  await other.exchange(store)
  expect(other.add(limit, 0)).toEqual({ current: 7, ttl: 60_000 })
})

test('ordinary visitors cost no write, and nothing of an address is stored in plain text', async () => {
  const counts = createCounts(now)
  for (let visitor = 0; visitor < 50; visitor += 1)
    counts.add({ ...limit, subject: `calls ${visitor}` }, 5)
  counts.add(limit, 6)
  await counts.exchange(store)
  const rows = await api.db.select().from(failureCounters)
  expect(rows).toMatchObject([{ count: 6, key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('a database that is away changes nothing, and is told later', async () => {
  const counts = createCounts(now)
  counts.add(limit, 30)
  await api.db.execute(sql`alter table failure_counters rename to away`)
  await expect(counts.exchange(store)).rejects.toThrow('Failed query')
  await api.db.execute(sql`alter table away rename to failure_counters`)
  expect(counts.add(limit, 0).current).toBe(30)
  await counts.exchange(store)
  expect(await api.db.select().from(failureCounters)).toMatchObject([{ count: 30 }])
})

test('while the store is slow, exchanges do not queue up; then they go on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const counts = createCounts(now)
  counts.add(limit, 30)
  const told: SharedCount[][] = []
  let response = () => undefined as void
  const stop = shareCounts(counts, {
    add: async (given) => {
      told.push([...given])
      await new Promise<void>((resolve) => (response = resolve))
      return [...given]
    },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toMatchObject([[{ count: 30 }]])
  counts.add(limit, 5)
  response()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toMatchObject([[{ count: 30 }], [{ count: 5 }]])
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(10_000)
  response()
  await stopped
  expect(told).toHaveLength(2)
})

test('an address that is over its limit at one process is over it at the other', async () => {
  const processes = await Promise.all(
    [createCounts(now), createCounts(now)].map(async (counts) => {
      const app = Fastify()
      await installRateLimit(app, { scaleOf: () => 0.025, counts, name: 'calls' })
      installErrorHandlers(app, [])
      app.get('/a', async () => 'a')
      app.get('/b', { config: { rateLimit: { max: 2 } } }, async () => 'b')
      return { app, counts }
    }),
  )
  const [one, other] = processes
  if (!one || !other) throw new Error('There are two.')
  const ask = async ({ app }: typeof one, url: string) => (await app.inject(url)).statusCode
  for (let times = 0; times < 30; times += 1) expect(await ask(one, '/a')).toBe(200)
  for (let times = 0; times < 3; times += 1) expect(await ask(other, '/a')).toBe(200)
  for (const { counts } of [one, other, one]) await counts.exchange(store)
  expect([await ask(one, '/a'), await ask(other, '/a')]).toEqual([429, 429])
  // Counted apart, as it has a limit of its own.
  expect([await ask(other, '/b'), await ask(other, '/b'), await ask(other, '/b')]).toEqual([
    200, 200, 429,
  ])
  for (const { app } of processes) await app.close()
})
