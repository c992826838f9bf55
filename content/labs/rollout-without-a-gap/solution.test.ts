import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTimedTarget } from '../../lab-kit/testing/startTarget.ts'
import type { TimedTarget } from '../../lab-kit/testing/startTarget.ts'

interface Status {
  served: number
  failed: number
  budget: number
  failures: Readonly<Partial<Record<'reset' | 'refused' | 'column' | 'overload' | 'nobody', number>>>
  schema: { state: string; columns: readonly string[]; backfill: number }
  instances: readonly { id: number; version: string; state: string; attached: boolean; inflight: number; load: string }[]
}

const statusOf = async (target: TimedTarget) => JSON.parse(await target.text('/status')) as Status
const ops = (target: TimedTarget, path: string, body?: unknown, status = 200) =>
  target.text(
    `/${path}`,
    { method: 'POST', headers: { 'x-owner-key': target.credentials['ownerKey'] ?? '' }, ...(body ? { body: JSON.stringify(body) } : {}) },
    status,
  )
const passUntil = (target: TimedTarget, holds: (status: Status) => boolean, limit = 15_000) =>
  target.advanceUntil(async () => {
    if (!holds(await statusOf(target))) throw new Error('not yet')
  }, limit)
const instance = (status: Status, id: number) => status.instances.find((each) => each.id === id)

/** Drain, wait, deploy, wait, attach. Returns false where the instance is not ready in time. */
async function replace(target: TimedTarget, id: number, version: string): Promise<boolean> {
  await ops(target, `instances/${id}/drain`)
  await passUntil(target, (status) => instance(status, id)?.inflight === 0)
  await ops(target, `instances/${id}/deploy`, { version })
  try {
    await passUntil(target, (status) => instance(status, id)?.state === 'ready', 3000)
  } catch {
    return false
  }
  await ops(target, `instances/${id}/attach`)
  return true
}

let release: TimedTarget
let quick: TimedTarget
let careless: TimedTarget
beforeAll(async () => {
  const start = () => startTimedTarget('rollout-without-a-gap')
  ;[release, quick, careless] = await Promise.all([start(), start(), start()])
})
afterAll(async () => {
  await Promise.all([release.stop(), quick.stop(), careless.stop()])
})

describe('releases on the live fleet', { concurrent: true }, () => {
  test('the quick way fails in three ways', async ({ expect }) => {
    await passUntil(quick, ({ served }) => served > 50)
    expect(await statusOf(quick)).toMatchObject({ failed: 0, budget: 20, schema: { state: 'old', backfill: 0 } })
    await ops(quick, 'instances/1/deploy', { version: 'v2' })
    await passUntil(quick, ({ failures }) => (failures.column ?? 0) > 0)
    const { failures, failed, budget } = await statusOf(quick)
    expect(failures).toEqual({ reset: expect.any(Number) as number, refused: expect.any(Number) as number, column: expect.any(Number) as number })
    await passUntil(quick, (status) => status.failed > 20)
    expect(failed + budget === 20 || budget === 0).toBe(true)
    expect(await quick.text('/mission')).toMatch(/At most 20 requests failed: \d+ failed/)
    await ops(quick, 'reset')
    expect(await statusOf(quick)).toMatchObject({ failed: 0, budget: 20 })
    // What failed for want of a column is over, so a later stop loses none of it.
    await passUntil(quick, ({ served }) => served > 0)
    for (const id of [1, 2, 3, 4]) await ops(quick, `instances/${id}/deploy`, { version: 'v2.1' })
    const { served } = await statusOf(quick)
    await passUntil(quick, ({ failures }) => (failures.column ?? 0) > 50)
    for (const id of [1, 2, 3, 4]) await ops(quick, `instances/${id}/deploy`, { version: 'v1' })
    expect((await statusOf(quick)).served).toBe(served)
  })

  test('half-hearted releases cost the budget', async ({ expect }) => {
    await ops(careless, 'migrations/contract', undefined, 409)
    await ops(careless, 'migrations/expand')
    await ops(careless, 'migrations/expand', undefined, 409)
    expect(await ops(careless, 'migrations/contract', undefined, 409)).toContain('The backfill is at')

    // Version 2 before the backfill is done.
    expect(await replace(careless, 1, 'v2.1')).toBe(true)
    await passUntil(careless, ({ failures }) => (failures.column ?? 0) > 0)
    await passUntil(careless, ({ schema }) => schema.backfill === 100)

    // Two away together.
    await ops(careless, 'instances/2/drain')
    await ops(careless, 'instances/3/drain')
    await passUntil(careless, ({ failures }) => (failures.overload ?? 0) > 5)
    expect((await statusOf(careless)).instances.map(({ load }) => Number.parseInt(load, 10)).toSorted((one, other) => other - one)[0]).toBe(100)
    await ops(careless, 'instances/2/attach')
    await ops(careless, 'instances/3/attach')

    // Contracting while version 1 still runs.
    await ops(careless, 'migrations/contract')
    const { column = 0 } = (await statusOf(careless)).failures
    await passUntil(careless, ({ failures }) => (failures.column ?? 0) > column + 20)
    const text = await careless.text('/mission')
    expect(text).toContain('instance 2 runs v1')
    expect(text).toContain('done  The schema is contracted')
    expect(text).toContain('Mission not complete: 2 of 3')
  })

  test('expand, roll out, contract', async ({ expect }) => {
    await ops(release, 'reset')
    await ops(release, 'migrations/expand')
    expect((await statusOf(release)).schema.columns).toEqual(['address', 'street', 'city'])
    await passUntil(release, ({ schema }) => schema.backfill === 100)
    const stuck: number[] = []
    for (const id of [1, 2, 3, 4]) {
      if (await replace(release, id, 'v2')) continue
      stuck.push(id)
      expect(instance(await statusOf(release), id)).toMatchObject({ version: 'v2', state: 'starting', attached: false })
      expect(await release.text('/mission')).toContain(`instance ${id} is not ready`)
      expect(await replace(release, id, 'v2.1')).toBe(true)
    }
    expect(stuck).toHaveLength(1)
    expect(stuck).not.toContain(1)
    expect(await release.text('/mission')).toContain('OPEN  The schema is contracted: it is expanded.')
    await ops(release, 'migrations/contract')
    expect((await statusOf(release)).schema).toMatchObject({ state: 'contracted', columns: ['street', 'city'] })
    const { served } = await statusOf(release)
    await passUntil(release, (status) => status.served > served + 25)
    expect((await statusOf(release)).failed).toBeLessThanOrEqual(5)
    expect(await release.text('/mission')).toContain('Mission complete')
    expect(await release.openChecks()).toEqual([])
  })
})

test('only the owner changes something, and only what there is', async () => {
  await quick.text('/reset', { method: 'POST' }, 401)
  await quick.text('/instances/1/drain', { method: 'POST', headers: { 'x-owner-key': 'x' } }, 403)
  await ops(quick, 'instances/5/drain', undefined, 404)
  expect(await ops(quick, 'instances/1/deploy', { version: 'v3' }, 400)).toContain('v1, v2, v2.1')
  await ops(quick, 'migrations/everything', undefined, 404)
  expect(await quick.text('/')).toContain('Pigeon Post')
})

test('nonsense leaves it alive', async () => {
  const paths = ['/', '/status', '/instances/1/deploy', '/instances/1e9/drain', '/instances/%00/attach', '/migrations/expand', '/mission', '/reset']
  expect(await throwGarbage(quick, paths, { headers: { 'x-owner-key': quick.credentials['ownerKey'] ?? '' } })).toEqual([])
  const { served } = await statusOf(quick)
  await passUntil(quick, (status) => status.served > served)
})
