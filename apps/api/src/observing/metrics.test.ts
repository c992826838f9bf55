import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'
import type { Observed } from './apiMetrics.ts'
import { observed } from './work.ts'

/** Metrics of an API whose labs are those of the list, until the test ends. */
function metricsOf(readLabPaths: Observed['readLabPaths']) {
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  metrics.watchApi({
    poolState: () => ({ inUse: 0, idle: 1, waiting: 0 }),
    isValkeyUp: null,
    readWaitingWork: async () => ({ queues: [], labs: [], oldestQueuedLab: 0 }),
    readLabPaths,
  })
  /** The values of a metric, by its labels. */
  return async (name: string) =>
    Object.fromEntries(
      [...(await metrics.text()).matchAll(new RegExp(`^${name}\\{(.*)\\} (\\d+)$`, 'gm'))].map(
        ([, labels = '', value]) => [labels.replaceAll(/\w+="(\w[^"]*)"/g, '$1'), Number(value)],
      ),
    )
}

const failStart = (lab: string) =>
  observed({ kind: 'lab_start', name: lab }, () => Promise.reject(new Error('no image'))).catch(
    () => undefined,
  )

test('the first failed start of each lab is an increase: its series began at 0', async () => {
  const labs = ['one', 'two']
  const read = metricsOf(() => Promise.resolve(labs))
  const name = 'rampart_lab_starts_total'
  expect(await read(name)).toEqual({
    'one,started': 0,
    'one,failed': 0,
    'two,started': 0,
    'two,failed': 0,
  })
  await failStart('one')
  await failStart('two')
  // An import brings another one.
  labs.push('three')
  expect(await read(name)).toMatchObject({ 'one,failed': 1, 'two,failed': 1, 'three,failed': 0 })
})

test('a process that runs no labs has no series of them, and one without database those before', async () => {
  expect(await metricsOf(null)('rampart_lab_starts_total')).toEqual({})
  let isAway = false
  const read = metricsOf(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(['one']),
  )
  await read('rampart_lab_starts_total')
  isAway = true
  expect(await read('rampart_lab_starts_total')).toEqual({ 'one,started': 0, 'one,failed': 0 })
})

test('a database that does not respond holds up no other metric', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const never = () => new Promise<never>(() => undefined)
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  metrics.watchApi({
    poolState: () => ({ inUse: 9, idle: 1, waiting: 3 }),
    isValkeyUp: null,
    readWaitingWork: never,
    readLabPaths: never,
  })
  const text = metrics.text()
  await vi.advanceTimersByTimeAsync(9_000)
  const lines = (await text).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['rampart_database_up 0', 'rampart_database_waiting 3']),
  )
})

test('each queue has a series of failed jobs before one fails', async () => {
  expect(await metricsOf(null)('rampart_jobs_total')).toMatchObject({
    'start-lab,failed': 0,
    'send-mail,done': 0,
  })
})
