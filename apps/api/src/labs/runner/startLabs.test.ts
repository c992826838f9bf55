import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { createCounts } from '../../http/sharedCounts.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { createFakeRuntime } from '../../testing/fakeRuntime.ts'
import type { FakeRuntime } from '../../testing/fakeRuntime.ts'
import { idIn, useLabs } from '../../testing/labs.ts'
import { testKey, useTestApi } from '../../testing/testApi.ts'
import { labRunners } from '../labs.tables.ts'
import { startLabs } from './startLabs.ts'
import { maxStartTime } from './sweep.ts'

let runtime: FakeRuntime
beforeEach(() => {
  runtime = createFakeRuntime()
})

const api = useTestApi()
const labs = useLabs(api)

/** The labs of a process, and the sessions whose start it has asked for. */
async function open() {
  const asked: string[] = []
  const jobs = {
    add: async (_tx: unknown, _name: string, { sessionId }: { sessionId: string }) =>
      void asked.push(sessionId),
    work: async () => undefined,
  } as unknown as Jobs
  const started = await startLabs({
    config: readConfig({ LAB_PORT: '0' }),
    database: api.database,
    jobs,
    counts: createCounts(() => api.clock),
    secrets: [testKey],
    news: { follow: () => () => undefined, isUp: () => false, close: async () => undefined },
    contentDir: '/nowhere',
    log: api.app.log,
    now: () => api.clock,
    openRuntime: async () => runtime,
  })
  onTestFinished(() => started.close())
  return { work: started.work, asked }
}

/** A session of half an hour that waits for its start. */
async function queueOne() {
  const [user, lab] = [await labs.addLearner(10), await labs.addLab()]
  return idIn(await labs.start(user, lab.path, 30))
}

test('a process says that it runs labs before its first sweep: what has waited long is started, not failed', async () => {
  const id = await queueOne()
  api.clock = new Date(api.clock.getTime() + maxStartTime)
  expect(await api.db.select().from(labRunners)).toEqual([])
  const { asked } = await open()
  expect((await labs.session(id)).status).toBe('queued')
  expect(asked).toContain(id)
})

const inTime = { timeout: 15_000, interval: 20 }

test('sessions expire and start while the engine does not respond', async () => {
  const { work, asked } = await open()
  const runner = labs.runner()
  await runner.reconcile()
  const id = await queueOne()
  await runner.provision(id)
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  runtime.reconcile = async () => {
    reached.resolve()
    await held.promise
  }
  onTestFinished(() => held.resolve())
  work.wake()
  await reached.promise
  api.clock = new Date(api.clock.getTime() + 30 * 60_000)
  const waiting = await queueOne()
  work.wake()
  await vi.waitFor(async () => {
    expect((await labs.session(id)).status).toBe('expired')
    expect(asked).toContain(waiting)
  }, inTime)
})
