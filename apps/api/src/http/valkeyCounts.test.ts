import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { hasValkey, startValkey } from '../testing/valkeyServer.ts'
import { installErrorHandlers } from './errorHandler.ts'
import { installRateLimit } from './limits.ts'
import { openCounts } from './openCounts.ts'
import { serverOptions } from './serverOptions.ts'
import { openValkeyCounts } from './valkeyCounts.ts'

/** A log as the program writes it, and its lines. */
function openLog() {
  const lines: string[] = []
  const { logger } = serverOptions(readConfig({}))
  const { log } = Fastify({
    logger: { ...logger, stream: { write: (line: string) => void lines.push(line) } },
  })
  return { log, lines, messages: () => lines.map((line) => (JSON.parse(line) as Line).msg) }
}

interface Line {
  readonly msg: string
}

const away = 'Valkey cannot be used: each process counts requests alone'
const back = 'Valkey is used again: requests are counted together'

/** A process that shares its counts by this server. */
async function openProcess(valkeyUrl: string, log = openLog().log) {
  const opened = await openCounts({ valkeyUrl }, { database: null, log })
  onTestFinished(() => opened.close())
  return opened
}

/** The store alone, once it is connected. */
async function openStore(url: string, { log } = openLog()) {
  const store = openValkeyCounts(url, log)
  onTestFinished(() => store.close())
  await untilUp(store)
  return store
}

/** Longer than a reconnection and an exchange take, also on a busy machine. */
const soon = { timeout: 30_000, interval: 20 }
const untilUp = (store: { isUp(): boolean }) =>
  vi.waitFor(() => expect(store.isUp()).toBe(true), soon)

const limit = { subject: 'calls 203.0.113.9', max: 60, window: 600_000 }
const key = 'a'.repeat(64)
const keyOf = (subject: string) =>
  `rampart:count:${createHash('sha256').update(subject).digest('hex')}`

describe.runIf(hasValkey)('on a server', () => {
  test('two processes count together, and their window ends at the same time', async () => {
    const { url, admin } = await startValkey()
    const [one, other] = [await openProcess(url), await openProcess(url)]
    one.counts.add(limit, 30)
    await vi.waitFor(async () => expect(await admin.get(keyOf(limit.subject))).toBe('30'), soon)
    other.counts.add({ ...limit, window: 900_000 }, 20)
    await vi.waitFor(() => expect(other.counts.add(limit, 0).current).toBe(50), soon)
    expect(other.counts.add(limit, 0).ttl).toBeLessThanOrEqual(600_000)
    one.counts.add(limit)
    await vi.waitFor(() => expect(one.counts.add(limit, 0).current).toBe(51), soon)
  })

  test('each count is added once, and what is over goes by itself', async () => {
    const { url, admin } = await startValkey()
    const store = await openStore(url)
    expect(await store.add([{ key, count: 10, ttl: 600_000 }])).toEqual([
      { key, count: 10, ttl: 600_000 },
    ])
    const [second] = await store.add([{ key, count: -4, ttl: 900_000 }])
    expect(second).toMatchObject({ key, count: 6 })
    expect(second?.ttl).toBeLessThanOrEqual(600_000)
    expect(second?.ttl).toBeGreaterThan(0)

    const short = 'b'.repeat(64)
    await store.add([{ key: short, count: 50, ttl: 30 }])
    await vi.waitFor(
      async () => expect(await admin.keys('*')).toEqual([`rampart:count:${key}`]),
      soon,
    )
    expect(await store.add([{ key: short, count: 7, ttl: 60_000 }])).toMatchObject([{ count: 7 }])
  })

  test('processes that tell at the same time lose nothing', async () => {
    const { url } = await startValkey()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url)))
    const keys = Array.from({ length: 50 }, (_, place) => String(place).padStart(64, '0'))
    for (let times = 0; times < 20; times += 1)
      await Promise.all(
        stores.map((store) =>
          store.add(keys.map((each) => ({ key: each, count: 1, ttl: 60_000 }))),
        ),
      )
    const [store] = stores
    const shared = await store?.add(keys.map((each) => ({ key: each, count: 0, ttl: 60_000 })))
    expect(new Set(shared?.map(({ count }) => count))).toEqual(new Set([80]))
  })

  test('a subject of any text is its hash there', async () => {
    const { url, admin } = await startValkey()
    const { counts } = await openProcess(url)
    const subjects = [
      'calls 203.0.113.9\r\nFLUSHALL\r\n',
      "calls ') redis.call('FLUSHALL') --",
      'calls \0\ud800 {tag}',
      `calls ${'x'.repeat(1_000_000)}`,
      '__proto__',
    ]
    for (const [place, subject] of subjects.entries())
      counts.add({ subject, max: 10, window: 600_000 }, place + 5)
    await vi.waitFor(async () => {
      const keys = (await admin.keys('*')).filter((name) => name !== 'rampart:count:none')
      expect(keys).toHaveLength(subjects.length)
      for (const name of keys) expect(name).toMatch(/^rampart:count:[0-9a-f]{64}$/)
      expect((await admin.mget(keys)).toSorted()).toEqual(['5', '6', '7', '8', '9'])
    }, soon)
  })

  test('a server that is killed and comes back: no request fails, and counting goes on', async () => {
    const server = await startValkey()
    const log = openLog()
    const processes = [
      await openProcess(server.url, log.log),
      await openProcess(server.url, openLog().log),
    ] as const
    const apps = await Promise.all(
      processes.map(async ({ counts }) => {
        const app = Fastify()
        onTestFinished(() => app.close())
        await installRateLimit(app, { scaleOf: () => 0.05, counts, name: 'calls' })
        installErrorHandlers(app, [])
        app.get('/', async () => 'page')
        return async () => (await app.inject('/')).statusCode
      }),
    )
    const [one, other] = apps
    if (!one || !other) throw new Error('There are two.')
    // 60 a minute.
    for (let times = 0; times < 20; times += 1) expect(await one()).toBe(200)
    for (let times = 0; times < 6; times += 1) expect(await other()).toBe(200)
    await vi.waitFor(
      async () => expect(await server.admin.get(keyOf('calls 127.0.0.1'))).toBe('26'),
      soon,
    )

    await server.kill()
    await vi.waitFor(() => expect(log.messages()).toEqual([away]), soon)
    for (let times = 0; times < 10; times += 1) expect(await one()).toBe(200)
    await server.start()
    // Its memory is gone: what each process tells from now on counts together.
    await vi.waitFor(() => expect(log.messages()).toEqual([away, back]), soon)
    for (let times = 0; times < 10; times += 1) {
      expect(await one()).toBe(200)
      expect(await other()).toBe(200)
    }
    await vi.waitFor(
      async () => expect(await server.admin.get(keyOf('calls 127.0.0.1'))).toBe('30'),
      soon,
    )
  })

  test('a server that does not respond is given up, and used again once it goes on', async () => {
    const server = await startValkey()
    const log = openLog()
    const store = await openStore(server.url, log)
    server.hang()
    await expect(store.add([{ key, count: 1, ttl: 60_000 }])).rejects.toThrow('max retries')
    expect(store.isUp()).toBe(false)
    // Nothing waits for it: what is told meanwhile fails at once.
    for (let times = 0; times < 100; times += 1)
      await expect(store.add([{ key, count: 1, ttl: 60_000 }])).rejects.toThrow('writeable')
    server.resume()
    await untilUp(store)
    expect(log.messages()).toEqual([away, back])
    const [count] = await store.add([{ key, count: 1, ttl: 60_000 }])
    expect(count?.count).toBeLessThanOrEqual(2)
  })

  test('a password opens it, and a wrong one is said without showing either', async () => {
    const password = 'p@ss/w:rd %?#'
    const { url } = await startValkey({ password })
    await openStore(url)
    const log = openLog()
    const wrong = openValkeyCounts(url.replace(/:[^/]*@/, ':another-password@'), log.log)
    onTestFinished(() => wrong.close())
    await vi.waitFor(() => expect(log.messages()).toEqual([away]), soon)
    expect(wrong.isUp()).toBe(false)
    const [line = ''] = log.lines
    expect(line).toContain('WRONGPASS')
    for (const secret of [password, encodeURIComponent(password), 'another-password'])
      expect(line).not.toContain(secret)
  })

  test('a user without the right to count is said', async () => {
    const { url, admin } = await startValkey()
    await admin.acl('SETUSER', 'site', 'on', '>secret', '~rampart:count:*', '+eval')
    const log = openLog()
    const store = openValkeyCounts(url.replace('//', '//site:secret@'), log.log)
    onTestFinished(() => store.close())
    await vi.waitFor(() => expect(log.messages()).toEqual([away]), soon)
    expect(log.lines[0]).toMatch(/NOPERM|can't run this command/)
    await admin.acl('SETUSER', 'site', '+incrby', '+pttl', '+pexpire')
    expect(await store.add([{ key, count: 3, ttl: 60_000 }])).toMatchObject([{ count: 3 }])
    expect(log.messages()).toEqual([away, back])
  })

  test('a server that may no longer be written to is left for the one at its address', async () => {
    const { url, admin } = await startValkey()
    const log = openLog()
    const store = await openStore(url, log)
    const clients = async () =>
      [...String(await admin.client('LIST')).matchAll(/^id=(\d+) .*cmd=eval/gm)].map(([, id]) => id)
    const before = await clients()
    await admin.replicaof('127.0.0.1', '9')
    await expect(store.add([{ key, count: 1, ttl: 60_000 }])).rejects.toThrow('READONLY')
    await admin.replicaof('NO', 'ONE')
    await vi.waitFor(() => expect(log.messages()).toEqual([away, back]), soon)
    expect(await clients()).not.toEqual(before)
  })
})

test('a start without a server goes on, and says so once', async () => {
  const log = openLog()
  // No process listens on port 9.
  const { counts, isValkeyUp } = await openProcess('valkeys://site:secret@127.0.0.1:9/1', log.log)
  await vi.waitFor(() => expect(log.messages()).toEqual([away]), soon)
  expect(log.lines[0]).toContain('ECONNREFUSED')
  expect(log.lines.join('')).not.toContain('secret')
  expect(isValkeyUp?.()).toBe(false)
  expect(counts.add(limit, 5).current).toBe(5)
})
