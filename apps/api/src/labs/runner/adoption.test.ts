import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { FakeContainers } from '../../testing/fakeRuntime.ts'
import { useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { creditLedger } from '../../credits/credits.tables.ts'
import { labRunners } from '../labs.tables.ts'
import { maxOrphaned } from './runners.store.ts'

const api = useTestApi()
const labs = useLabs(api)

let machines = 0
const machine = (): FakeContainers => ({ host: `machine ${(machines += 1)}`, targets: new Map() })

/** An active session of a process on a machine where targets outlive their process. */
const runOne = async (engine = machine()) => ({ engine, ...(await labs.active({ engine })) })

/**
 * As if the process of a runner had ended, so many seconds ago. The tests' own process is the one
 * of all runners.
 */
const endProcess = ({ runnerId }: { runnerId: string }, seconds = 0) =>
  api.db
    .update(labRunners)
    .set({ pidStartedAt: 'before', seenAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(labRunners.id, runnerId))

const lines = async (id: string) =>
  (await api.db.select().from(creditLedger).where(eq(creditLedger.sessionId, id))).map(
    ({ kind, amount }) => [kind, amount],
  )

const later = (minutes: number) => new Date(api.clock.getTime() + minutes * 60_000)

test('a stop ends no container; the next process of the machine watches it, and its end is charged once', async () => {
  const { engine, user, runner, id } = await runOne()
  await runner.close()
  await endProcess(runner)
  expect(runner.runtime.running()).toEqual([id])
  expect((await labs.session(id)).status).toBe('active')

  const next = labs.runner({ engine })
  await next.sweep()
  await next.reconcile()
  expect(await labs.session(id)).toMatchObject({ status: 'active', runnerId: next.runnerId })
  expect(await api.db.select().from(labRunners).where(eq(labRunners.id, runner.runnerId))).toEqual(
    [],
  )
  next.runtime.crash(id)
  await vi.waitFor(async () => expect((await labs.session(id)).status).toBe('failed'))
  expect(await labs.balance(user)).toBe(10)
  expect(await lines(id)).toEqual([
    ['hold', -2],
    ['refund', 2],
  ])
})

test('of two processes that adopt at the same time, each session has one', async () => {
  const engine = machine()
  const first = await runOne(engine)
  const second = await runOne(engine)
  for (const { runner } of [first, second]) {
    await runner.close()
    await endProcess(runner)
  }
  const next = [labs.runner({ engine }), labs.runner({ engine })]
  await Promise.all(next.map((runner) => runner.reconcile()))
  const ids = new Set(next.map(({ runnerId }) => runnerId))
  for (const { id } of [first, second]) {
    const { status, runnerId } = await labs.session(id)
    expect([status, ids.has(runnerId ?? '')]).toEqual(['active', true])
  }
  expect(engine.targets.size).toBe(2)
})

test('time without a process is time of the session: it expires by its stored end, charged and removed', async () => {
  const { engine, user, runner, id } = await runOne()
  await runner.close()
  await endProcess(runner, 7_200)
  const { expiresAt } = await labs.session(id)
  api.clock = later(61)
  const next = labs.runner({ engine })
  await next.sweep()
  await next.reconcile()
  expect(await labs.session(id)).toMatchObject({ status: 'expired', endedAt: expiresAt })
  expect(engine.targets.size).toBe(0)
  expect(await lines(id)).toEqual([
    ['hold', -2],
    ['charge', 0],
  ])
  expect(await labs.balance(user)).toBe(8)
})

test('a container that ended while no process ran fails its session at the next start', async () => {
  const { engine, user, runner, id } = await runOne()
  await runner.close()
  await endProcess(runner)
  engine.targets.clear()
  const next = labs.runner({ engine })
  await next.sweep()
  await next.reconcile()
  expect((await labs.session(id)).failure).toBe('stopped')
  expect(await labs.balance(user)).toBe(10)
})

test('processes that cannot adopt a container wait ten minutes for one that can, then refund once', async () => {
  const { user, runner, id } = await runOne()
  await runner.close()
  const others = [labs.runner(), labs.runner({ engine: machine() }), labs.runner({ host: 'x' })]
  for (const other of others) await other.reconcile()
  await endProcess(runner, maxOrphaned - 5)
  for (const other of others) await other.sweep()
  expect((await labs.session(id)).status).toBe('active')
  await endProcess(runner, maxOrphaned + 5)
  await Promise.all(others.map((other) => other.sweep()))
  expect((await labs.session(id)).failure).toBe('server_silent')
  expect(await lines(id)).toEqual([
    ['hold', -2],
    ['refund', 2],
  ])
  expect(await labs.balance(user)).toBe(10)
})

test('a machine that comes back later than that still adopts what nobody has ended', async () => {
  const { engine, runner, id } = await runOne()
  await runner.close()
  await endProcess(runner, maxOrphaned * 2)
  const next = labs.runner({ engine })
  await next.sweep()
  await next.reconcile()
  expect(await labs.session(id)).toMatchObject({ status: 'active', runnerId: next.runnerId })
})

test('a process that is alive keeps what it runs', async () => {
  const { engine, runner, id } = await runOne()
  const beside = labs.runner({ engine })
  await beside.sweep()
  await beside.reconcile()
  expect((await labs.session(id)).runnerId).toBe(runner.runnerId)
})

test('a start that a stop cuts is given back to the queue, and made by the next process', async () => {
  const engine = machine()
  const { user, runner, id } = await labs.queued({ engine })
  const begun = Promise.withResolvers<void>()
  runner.runtime.whileStarting = () => {
    begun.resolve()
    return new Promise(() => undefined)
  }
  const providing = runner.provision(id)
  await begun.promise
  await runner.close()
  await providing
  expect(await labs.session(id)).toMatchObject({ status: 'queued', runnerId: null, address: null })
  expect(engine.targets.size).toBe(0)

  const next = labs.runner({ engine })
  await next.reconcile()
  expect(await next.startable()).toContainEqual({ id, userId: user.id })
  await next.provision(id)
  expect((await labs.session(id)).status).toBe('active')
  expect(await lines(id)).toEqual([['hold', -2]])
})
