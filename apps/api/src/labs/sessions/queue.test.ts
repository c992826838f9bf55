import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { idIn, useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { maxStartTime } from '../runner/sweep.ts'

const api = useTestApi()
const labs = useLabs(api)

beforeEach(async () => {
  await api.db.execute(sql`delete from lab_sessions`)
  await api.db.execute(sql`delete from lab_runners`)
})

/** So many queued sessions of different learners, one minute after the other. */
async function queue(length: number) {
  const { path } = await labs.addLab()
  const waiting = []
  for (let at = 0; at < length; at += 1) {
    const user = await labs.addLearner()
    waiting.push({ user, id: idIn(await labs.start(user, path)) })
    api.clock = new Date(api.clock.getTime() + 60_000)
  }
  return waiting
}

/** Processes on one machine that has so many places. */
async function machine(mostAtOnce: number, processes = 1) {
  const host = `machine ${Math.random()}`
  const runners = Array.from({ length: processes }, () => labs.runner({ host, mostAtOnce }))
  for (const runner of runners) await runner.reconcile()
  return runners
}

const places = (waiting: Awaited<ReturnType<typeof queue>>) =>
  Promise.all(
    waiting.map(async ({ user, id }) => {
      const { status, queuePlace } = (await labs.read(user, id)).json().data
      return queuePlace ?? status
    }),
  )

test('a full machine lets sessions wait and tells their place; the one that waits longest comes next', async () => {
  const waiting = await queue(3)
  const [runner] = await machine(1)
  expect(await places(waiting)).toEqual([1, 2, 3])
  for (const { id } of waiting) await runner?.provision(id)
  expect(await places(waiting)).toEqual(['active', 1, 2])
  expect(await runner?.startable()).toEqual([])

  const [first, second, third] = waiting
  if (!first || !second || !third) throw new Error('Three were started.')
  expect((await labs.list(third.user)).json().data).toMatchObject([{ queuePlace: 2 }])
  await labs.end(first.user, first.id)
  // Started later, so it does not pass the one before it.
  await runner?.provision(third.id)
  expect(await places(waiting)).toEqual(['completed', 1, 2])
  expect(await runner?.startable()).toEqual([{ id: second.id, userId: second.user.id }])
  await runner?.provision(second.id)
  expect(await places(waiting)).toEqual(['completed', 'active', 1])
})

test('processes of one machine count together, and another machine has places of its own', async () => {
  const waiting = await queue(6)
  const [runners, [other]] = [await machine(2, 3), await machine(1)]
  await Promise.all(runners.flatMap((runner) => waiting.map(({ id }) => runner.provision(id))))
  expect(await places(waiting)).toEqual(['active', 'active', 1, 2, 3, 4])
  for (const { id } of waiting) await other?.provision(id)
  expect(await places(waiting)).toEqual(['active', 'active', 'active', 1, 2, 3])
})

test('a start that fails gives its place to the next', async () => {
  const waiting = await queue(2)
  const [runner] = await machine(1)
  if (!runner) throw new Error('There is one.')
  runner.runtime.isBroken = true
  await runner.provision(waiting[0]?.id ?? '')
  runner.runtime.isBroken = false
  expect(await places(waiting)).toEqual(['failed', 1])
  await runner.provision(waiting[1]?.id ?? '')
  expect(await places(waiting)).toEqual(['failed', 'active'])
})

test('a session that waits for a place does not time out, and gives all credits back if it is ended', async () => {
  const waiting = await queue(2)
  const [runner] = await machine(1)
  await runner?.provision(waiting[0]?.id ?? '')
  api.clock = new Date(api.clock.getTime() + maxStartTime * 3)
  await runner?.sweep()
  expect(await places(waiting)).toEqual(['active', 1])
  const [, last] = waiting
  if (!last) throw new Error('Two were started.')
  await labs.end(last.user, last.id)
  expect(await places(waiting)).toEqual(['active', 'abandoned'])
  expect(await labs.balance(last.user)).toBe(10)
})
