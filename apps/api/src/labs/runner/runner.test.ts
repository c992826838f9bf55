import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { fullRefunds } from '@rampart/contract/rules/labRefund'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../../observing/metrics.ts'
import { idIn, useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { createResolveTarget } from '../gateway/resolveTarget.ts'
import { findByAddress } from '../sessions/sessions.store.ts'
import { labRunners } from '../labs.tables.ts'
import { maxSilence } from './runners.store.ts'
import { maxStartTime } from './sweep.ts'

const api = useTestApi()
const labs = useLabs(api)

const failed = (code: LabFailure) => ({ status: 'failed', error: { code }, creditsUsed: 0 })

test('a target that does not start fails its session and refunds the credits', async () => {
  const { user, runner, id } = await labs.queued()
  runner.runtime.isBroken = true
  await runner.provision(id)
  expect((await labs.read(user, id)).json().data).toMatchObject({
    ...failed('did_not_start'),
    startedAt: null,
    outputs: null,
  })
  expect(await labs.balance(user)).toBe(10)
})

test('a lab without a target never starts, and counts as a start that failed', async () => {
  const [user, runner] = [await labs.addLearner(10), labs.runner()]
  await runner.reconcile()
  const { path } = await labs.addLab()
  await api.db.execute(sql`update labs set path = ${`${path}-moved`} where path = ${path}`)
  const id = idIn(await labs.start(user, `${path}-moved`))
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  await runner.provision(id)
  expect(await metrics.text()).toContain(
    `rampart_lab_starts_total{lab="${path}-moved",result="failed"} 1`,
  )
  expect((await labs.read(user, id)).json().data).toMatchObject(failed('did_not_start'))
  expect(await labs.balance(user)).toBe(10)
})

test('of many runners that take a session, one starts its target', async () => {
  const { runner, id } = await labs.queued()
  const others = [labs.runner(), labs.runner()]
  for (const other of others) await other.reconcile()
  await Promise.all([runner, runner, ...others].map((each) => each.provision(id)))
  expect([runner, ...others].flatMap(({ runtime }) => runtime.running())).toEqual([id])
})

test('a target that dies fails its session at once, and all credits are refunded, also for extensions', async () => {
  const { user, runner, id } = await labs.active()
  expect((await labs.extend(user, id)).statusCode).toBe(200)
  runner.runtime.crash(id)
  await vi.waitFor(async () => expect((await labs.session(id)).status).toBe('failed'))
  expect((await labs.read(user, id)).json().data).toMatchObject({
    ...failed('stopped'),
    ttl: 120,
  })
  expect(await labs.balance(user)).toBe(10)
})

test('a target whose place was taken away is refunded in full, however often that happens', async () => {
  const { user, lab, runner, id } = await labs.queued()
  const { start } = runner.runtime
  let takeAway = () => undefined as void
  runner.runtime.start = (what, onEnd) => {
    takeAway = () => onEnd('its pod was deleted', true)
    return start(what, onEnd)
  }
  for (const each of [id, ...Array<undefined>(fullRefunds).fill(undefined)]) {
    const next = each ?? idIn(await labs.start(user, lab.path))
    await runner.provision(next)
    takeAway()
    await vi.waitFor(
      async () =>
        expect((await labs.session(next)).failure).toBe('server_silent' satisfies LabFailure),
      { timeout: 15_000, interval: 20 },
    )
    expect(await labs.balance(user)).toBe(10)
  }
})

test('a target of which the driver cannot tell anything keeps no other from being found gone', async () => {
  const [user, runner] = [await labs.addLearner(10), labs.runner()]
  await runner.reconcile()
  const ids = []
  for (const lab of [await labs.addLab(), await labs.addLab(), await labs.addLab()])
    ids.push(idIn(await labs.start(user, lab.path)))
  for (const id of ids) await runner.provision(id)
  const failing = vi.fn<() => Promise<'running' | 'gone'>>().mockResolvedValue('gone')
  failing.mockRejectedValueOnce(new Error('The engine does not say.'))
  runner.runtime.status = failing
  await expect(runner.reconcile()).rejects.toThrow('The engine does not say.')
  const statuses = await Promise.all(ids.map(async (id) => (await labs.session(id)).status))
  expect(statuses.toSorted()).toEqual(['active', 'failed', 'failed'])
  // Targets without a session are ended all the same.
  expect(runner.runtime.running()).toHaveLength(1)
})

test('a target that ended without an event is found', async () => {
  const { user, runner, id } = await labs.active()
  runner.runtime.vanish()
  await runner.reconcile()
  expect((await labs.read(user, id)).json().data).toMatchObject(failed('stopped'))
  expect(await labs.balance(user)).toBe(10)
})

test('an interrupted start is ended; one in progress continues', async () => {
  const { user, runner, id } = await labs.queued()
  const { lab } = await labs.queued()
  const cut = idIn(await labs.start(user, lab.path))
  await api.db.execute(
    sql`update lab_sessions set status = 'provisioning', runner_id = ${runner.runnerId} where id = ${cut}`,
  )
  runner.runtime.whileStarting = () => runner.reconcile()
  await runner.provision(id)
  expect((await labs.session(id)).status).toBe('active')
  expect((await labs.read(user, cut)).json().data).toMatchObject(failed('did_not_start'))
})

test.each(['queued', 'provisioning'] as const)(
  'a session that stays %s for five minutes fails, queued ones only where nobody runs labs',
  async (status) => {
    const { user, runner, id } = await labs.queued()
    if (status === 'provisioning')
      await api.db.execute(sql`update lab_sessions set status = 'provisioning' where id = ${id}`)
    await api.db.execute(sql`update lab_runners set seen_at = now() - interval '1 minute'`)
    const begun = api.clock.getTime()
    api.clock = new Date(begun + maxStartTime - 1)
    await runner.sweep()
    expect((await labs.session(id)).status).toBe(status)
    api.clock = new Date(begun + maxStartTime)
    await Promise.all([runner.sweep(), runner.sweep()])
    expect((await labs.read(user, id)).json().data).toMatchObject(failed('too_late'))
    expect(await labs.balance(user)).toBe(10)
  },
)

test('a process that has just reached the database again ends no sessions of others', async () => {
  const { runner, id } = await labs.active()
  const other = labs.runner({ hasContact: false })
  await other.reconcile()
  await api.db
    .update(labRunners)
    .set({ seenAt: sql`now() - interval '1 minute'` })
    .where(eq(labRunners.id, runner.runnerId))
  await other.sweep()
  expect((await labs.session(id)).status).toBe('active')
})

test('others end and refund the sessions of a runner without heartbeats, which then finds that out', async () => {
  const { user, runner, id } = await labs.active()
  const other = labs.runner()
  await other.reconcile()
  const silentFor = (seconds: number) =>
    api.db
      .update(labRunners)
      .set({ seenAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(labRunners.id, runner.runnerId))
  await silentFor(maxSilence - 5)
  await other.sweep()
  expect((await labs.session(id)).status).toBe('active')
  await silentFor(maxSilence + 5)
  await other.sweep()
  expect((await labs.read(user, id)).json().data).toMatchObject(failed('server_silent'))
  expect(await labs.balance(user)).toBe(10)
  expect(runner.runtime.running()).toEqual([id])
  await runner.reconcile()
  expect(runner.runtime.running()).toEqual([])
})

test('a runner that stops ends its targets and their sessions', async () => {
  const { user, runner, id } = await labs.active()
  await runner.close()
  expect(runner.runtime.running()).toEqual([])
  expect((await labs.read(user, id)).json().data).toMatchObject(failed('shut_down'))
  expect(await labs.balance(user)).toBe(10)
  expect(await api.db.select().from(labRunners).where(eq(labRunners.id, runner.runnerId))).toEqual(
    [],
  )
})

test("a lab's target is reachable while its session is active and in time, only under the session's secret name", async () => {
  const { runner, id, user } = await labs.queued()
  const findSession = (name: string) => findByAddress(api.db, name)
  const resolveTarget = createResolveTarget(findSession, () => api.clock, 'nowhere')
  await runner.provision(id)
  const { address, gatewaySecret } = await labs.session(id)
  expect(await resolveTarget(address ?? '')).toEqual({
    sessionId: id,
    address: '127.0.0.1',
    port: 9,
    gatewaySecret,
  })
  expect(gatewaySecret).toMatch(/^[0-9a-f]{64}$/)
  expect(
    await createResolveTarget(findSession, () => api.clock, 'another machine')(address ?? ''),
  ).toBe('elsewhere')
  expect(await resolveTarget(id.replaceAll('-', ''))).toBe('unknown')
  const now = api.clock
  api.clock = new Date(now.getTime() + 60 * 60_000)
  expect(await resolveTarget(address ?? '')).toBe('ended')
  api.clock = now
  await labs.end(user, id)
  expect(await resolveTarget(address ?? '')).toBe('ended')
})
