import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTimedTarget } from '../../lab-kit/testing/startTarget.ts'
import type { TimedTarget } from '../../lab-kit/testing/startTarget.ts'
import { Platform } from './target/platform.ts'
import { firstProbes } from './target/probes.ts'

type Replicas = readonly { id: number; state: string; ready: boolean; restarts: number }[]

const probe = (path: string, periodSeconds: number, timeoutSeconds: number, failureThreshold: number) => ({
  path,
  periodSeconds,
  timeoutSeconds,
  failureThreshold,
})
const good = { startup: probe('/live', 1, 1, 10), liveness: probe('/live', 2, 1, 3), readiness: probe('/ready', 1, 1, 2) }

const replicasOf = async (target: TimedTarget) => JSON.parse(await target.text('/replicas')) as Replicas
const put = (target: TimedTarget, document: unknown, status = 200) =>
  target.text('/config/probes', { method: 'PUT', headers: { 'x-owner-key': target.credentials['ownerKey'] ?? '' }, body: JSON.stringify(document) }, status)
const post = (target: TimedTarget, path: string, status = 202) => target.text(path, { method: 'POST' }, status)
const longest = 25_000

let untouched: TimedTarget
let repaired: TimedTarget
let stuck: TimedTarget
beforeAll(async () => {
  ;[untouched, repaired, stuck] = await Promise.all([startTimedTarget('truthful-probes'), startTimedTarget('truthful-probes'), startTimedTarget('truthful-probes')])
})
afterAll(async () => {
  await Promise.all([untouched.stop(), repaired.stop(), stuck.stop()])
})

describe('the drills on the live platform', { concurrent: true }, () => {
  test('the pause restarts every replica with the first checks', async ({ expect }) => {
    expect((await replicasOf(untouched)).map(({ ready, restarts }) => ({ ready, restarts }))).toEqual(
      Array.from({ length: 3 }, () => ({ ready: true, restarts: 0 })),
    )
    expect(await untouched.text('/replicas/1/live')).toBe('ok\n')
    expect(await untouched.text('/replicas/1/ready')).toBe('ok\n')
    await untouched.text('/replicas/4/live', {}, 404)
    expect(JSON.parse(await untouched.text('/config/probes'))).toEqual(firstProbes)
    expect(await untouched.text('/shop')).toContain('Sparrow Bakery')

    await post(untouched, '/drill/database-pause')
    await post(untouched, '/drill/database-pause', 409)
    expect(await untouched.text('/replicas/1/live')).toBe('ok\n')
    await untouched.text('/replicas/1/ready', {}, 503)
    await untouched.text('/shop', {}, 500)
    await untouched.advanceUntil(async () => expect((await replicasOf(untouched)).every(({ restarts }) => restarts === 1)).toBe(true), longest)
    await untouched.text('/shop', {}, 503)
    expect((await untouched.text('/events?last=1')).trim().split('\n')).toHaveLength(1)
    const events = await untouched.text('/events?replica=1')
    expect(events.indexOf('liveness failed (1 of 2): /ready answered 503')).toBeGreaterThan(0)
    expect(events.indexOf('RESTARTED because of liveness')).toBeGreaterThan(events.indexOf('liveness failed (2 of 2)'))
    await untouched.text('/replicas/1/live', {}, 502)
  })

  test('the pause passes quietly with good checks', async ({ expect }) => {
    expect(JSON.parse(await put(repaired, good))).toEqual(good)
    await post(repaired, '/drill/database-pause')
    await repaired.advanceUntil(async () => {
      const answer = await repaired.request('/shop')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }, longest)
    await repaired.advanceUntil(async () => expect((await repaired.request('/shop')).status).toBe(200), longest)
    const after = await repaired.text('/events')
    expect(after).toContain('the database answers again')
    expect(after).not.toContain('RESTARTED')
    expect(await repaired.text('/mission')).toContain('Mission complete')
    expect(await repaired.openChecks()).toEqual([])
  })

  test('a replica that hangs is found by good checks, and not by the first ones', async ({ expect }) => {
    const victim = /Replica (\d)/.exec(await post(stuck, '/drill/stuck-replica'))?.[1]
    await post(stuck, '/drill/stuck-replica', 409)
    expect(await stuck.text(`/replicas/${victim}/live`, {}, 504)).toContain('No answer')
    const answers = await Promise.all([1, 2, 3].map(() => stuck.request('/shop')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 504])
    await put(stuck, { ...good, liveness: probe('/live', 1, 1, 3) })
    await stuck.advanceUntil(async () => expect(await stuck.text('/events')).toContain(`replica ${victim}: RESTARTED because of liveness`), longest)
    await stuck.text('/shop')
    await stuck.advanceUntil(async () => expect((await replicasOf(stuck)).map(({ ready }) => ready)).toEqual([true, true, true]), longest)
    expect((await replicasOf(stuck)).map(({ restarts }) => restarts).toSorted()).toEqual([0, 0, 1])
  })
})

test('with the first checks the shop is away for most of a minute', () => {
  const platform = new Platform(firstProbes)
  platform.advance(20_000)
  platform.pauseDatabase()
  const away = Array.from({ length: 60 }, (_, second) => {
    platform.advance(20_000 + second * 1000)
    return platform.visit()
  }).filter((status) => status !== 200)
  expect(away.length).toBeGreaterThan(35)
  expect(away.length).toBeLessThan(50)
})

test('a document that cannot work is refused with a reason', async () => {
  await untouched.text('/config/probes', { method: 'PUT', body: JSON.stringify(good) }, 401)
  expect(await put(untouched, { liveness: good.liveness }, 400)).toContain('startup is missing')
  expect(await put(untouched, { ...good, startup: probe('/live', 2, 1, 3) }, 400)).toContain('it would never start')
  expect(await put(untouched, { ...good, readiness: probe('/shop', 1, 1, 1) }, 400)).toContain('readiness.path must be')
  expect(await put(untouched, { ...good, liveness: probe('/live', 0, 1, 1) }, 400)).toContain('liveness.periodSeconds must be')
  expect(await put(untouched, { ...good, liveness: { ...good.liveness, port: 1 } }, 400)).toContain('unknown field')
  expect(await put(untouched, { ...good, liveness: { ...good.liveness, initialDelaySeconds: -1 } }, 400)).toContain('initialDelaySeconds must be')
})

test.each([
  ['the first checks', firstProbes, /The database pause passes without a restart: \d+ restarts/],
  ['a patient but deep liveness', { ...good, liveness: probe('/ready', 5, 1, 3) }, /So does a longer one: \d+ restarts/],
  ['liveness without a time limit', { ...good, liveness: probe('/live', 2, 0, 3) }, /was never restarted/],
  ['a liveness that is too patient', { ...good, liveness: probe('/live', 10, 1, 5) }, /restarted only after \d+ s/],
  ['a liveness that is sure at once', { ...good, liveness: probe('/live', 1, 1, 1) }, /stops for two seconds is left alone: it was restarted/],
  ['a shallow readiness', { ...good, readiness: probe('/live', 1, 1, 2) }, /error pages for 10 s/],
  ['a slow readiness', { ...good, readiness: probe('/ready', 10, 1, 1) }, /without a restart: (error pages|the shop was back only)/],
  ['a startup with no room', { ...good, startup: probe('/live', 7, 1, 1) }, /restarted again while it was still waking/],
])('not a repair: %s', async (_, document, complaint) => {
  await put(untouched, document)
  const text = await untouched.text('/mission')
  expect(text).toMatch(complaint)
  expect(text).toContain('Mission not complete')
})

/** What Kubernetes takes where a probe says nothing but its path. */
const standard = (path: string) => probe(path, 10, 1, 3)

test.each([
  ['the standard numbers of Kubernetes for liveness', { ...good, liveness: standard('/live') }],
  ['the same for startup', { ...good, startup: standard('/live'), liveness: standard('/live') }],
  ['a start that is waited for', { ...good, startup: { ...probe('/live', 1, 1, 1), initialDelaySeconds: 8 } }],
  ['a liveness that waits for a start by itself', { ...good, liveness: { ...probe('/live', 2, 1, 3), initialDelaySeconds: 10 } }],
  ['a liveness of two questions', { ...good, liveness: probe('/live', 1, 1, 2) }],
  ['one question with a time limit of its own', { ...good, liveness: probe('/live', 5, 3, 1) }],
  ['a time limit that is longer than the period', { ...good, liveness: probe('/live', 1, 5, 3) }],
])('right in a cluster, so right here: %s', async (_, document) => {
  await put(untouched, document)
  expect(await untouched.text('/mission')).toContain('Mission complete')
})

test('a period counts from question to question, and a slow answer does not stretch it', () => {
  const platform = new Platform({ ...good, liveness: standard('/live') } as typeof firstProbes)
  platform.advance(20_000)
  platform.hangOne()
  platform.advance(60_000)
  const failures = platform.events.filter(({ text }) => text.includes('liveness failed')).map(({ at }) => at)
  expect(failures.map((at) => at - (failures[0] ?? 0))).toEqual([0, 10_000, 20_000])
})

test('liveness asks nothing before its delay is over', () => {
  const late = { ...probe('/live', 1, 1, 1), initialDelaySeconds: 30 }
  const platform = new Platform({ ...good, startup: { ...probe('/live', 1, 1, 20) }, liveness: late } as typeof firstProbes)
  platform.advance(20_000)
  platform.hangOne()
  platform.advance(30_000)
  const restartedAt = platform.events.find(({ text }) => text.includes('RESTARTED'))?.at ?? 0
  expect(restartedAt).toBeGreaterThan(20_000)
  platform.advance(restartedAt + 10_000)
  platform.hangOne()
  platform.advance(restartedAt + 29_000)
  expect(platform.events.filter(({ text }) => text.includes('liveness failed'))).toHaveLength(1)
  platform.advance(restartedAt + 33_000)
  expect(platform.events.filter(({ text }) => text.includes('liveness failed'))).toHaveLength(2)
})

test('nonsense leaves it alive', async () => {
  const paths = ['/', '/shop', '/replicas', '/replicas/1/live', '/replicas/x/ready', '/events', '/config/probes', '/mission', '/drill/nothing']
  expect(await throwGarbage(repaired, paths, { headers: { 'x-owner-key': repaired.credentials['ownerKey'] ?? '' } })).toEqual([])
  await repaired.text('/shop')
})
