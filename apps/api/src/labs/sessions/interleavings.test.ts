import { labTimes } from '@rampart/contract/entities/userProfile'
import { labDurations } from '@rampart/contract/rules/labDurations'
import { inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { fullRefunds } from '@rampart/contract/rules/labRefund'
import { eq, inArray } from 'drizzle-orm'
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { idIn, useLabs } from '../../testing/labs.ts'
import type { TestRunner } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'
import { users } from '../../users/users.tables.ts'
import { labSessions } from '../labs.tables.ts'

const api = useTestApi({ MONTHLY_CREDITS: '2' })
const labs = useLabs(api)

/** The possible events, each for one of the learner's sessions or labs. */
const event = oneof(
  record({
    kind: constant('start' as const),
    lab: nat(3),
    duration: constantFrom(...labDurations),
  }),
  record({
    kind: constantFrom('provision' as const, 'end' as const, 'crash' as const),
    session: nat(9),
  }),
  record({
    kind: constant('extend' as const),
    session: nat(9),
    duration: constantFrom(...labDurations),
  }),
  record({ kind: constantFrom('month' as const, 'read' as const) }),
  record({ kind: constant('setting' as const), labTime: constantFrom(...labTimes) }),
  // Four of them beside a call, as many as a round has, end no token.
  record({ kind: constant('wait' as const), minutes: constantFrom(1, 6, 30, 45, 60, 100) }),
  record({
    kind: constantFrom('break' as const, 'mend' as const, 'sweep' as const, 'restart' as const),
  }),
)
type Event = typeof event extends Arbitrary<infer E> ? E : never

/** One learner, four labs and one runner, with events. */
async function world(credits: number) {
  const user = await labs.addLearner(credits)
  const paths = await Promise.all(Array.from({ length: 4 }, async () => (await labs.addLab()).path))
  const ids: string[] = []
  const state = { runner: labs.runner(), user, ids }
  await state.runner.reconcile()
  const responses = async (response: Promise<{ statusCode: number }>, allowed: readonly number[]) =>
    expect(allowed).toContain((await response).statusCode)

  async function happen(event: Event): Promise<void> {
    const id = 'session' in event ? ids[event.session % Math.max(1, ids.length)] : undefined
    switch (event.kind) {
      case 'start': {
        const response = await labs.start(user, paths[event.lab] ?? '', event.duration)
        expect([200, 402, 409]).toContain(response.statusCode)
        if (response.statusCode === 200) ids.push(idIn(response))
        return
      }
      case 'provision':
        return id === undefined ? undefined : state.runner.provision(id)
      case 'end':
        return id === undefined ? undefined : responses(labs.end(user, id), [200, 409])
      case 'extend':
        return id === undefined
          ? undefined
          : responses(labs.extend(user, id, event.duration), [200, 402, 409])
      case 'crash':
        return id === undefined ? undefined : state.runner.runtime.crash(id)
      case 'setting':
        await api.db.update(users).set({ labTime: event.labTime }).where(eq(users.id, user.id))
        return
      case 'wait':
        api.clock = new Date(api.clock.getTime() + event.minutes * 60_000)
        return
      case 'month':
        api.clock = new Date(api.clock.getTime() + 31 * 24 * 60 * 60_000)
        return
      case 'read':
        return void (await labs.ledger(user))
      case 'break':
      case 'mend':
        state.runner.runtime.isBroken = event.kind === 'break'
        return
      case 'sweep':
        await state.runner.sweep()
        return state.runner.reconcile()
      case 'restart':
        await state.runner.close()
        state.runner = labs.runner()
        return state.runner.reconcile()
    }
  }
  return { state, happen }
}

/** What must be true after any sequence of events. */
async function expectOrder(user: UserRow, runner: TestRunner): Promise<void> {
  await runner.sweep()
  await runner.reconcile()
  expect(await labs.balance(user)).toBeGreaterThanOrEqual(0)
  const rows = await api.db.select().from(labSessions).where(eq(labSessions.userId, user.id))
  const open = rows.filter(({ status }) => inProgressStatuses.includes(status as 'active'))
  expect(open.length).toBeLessThanOrEqual(3)
  expect(new Set(open.map(({ labId }) => labId)).size).toBe(open.length)
  expect(runner.runtime.running()).toEqual(
    rows
      .filter(({ status }) => status === 'active')
      .map(({ id }) => id)
      .toSorted(),
  )
  const { entries } = await labs.ledger(user)
  const months = entries
    .filter(({ kind }: { kind: string }) => kind === 'monthly')
    .map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 7))
  expect(new Set(months).size).toBe(months.length)
  expectFullRefunds(rows)
  for (const session of rows) {
    const { id, creditsUsed, creditsBack } = session
    const own = entries.filter(({ sessionId }: { sessionId: string }) => sessionId === id)
    const ends = own
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind !== 'hold' && kind !== 'extension')
    expect(ends).toEqual(endLines(session))
    expect(creditsBack).toBe(unusedOf(session))
    expect(own.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      -creditsUsed || 0,
    )
  }
}

type Row = typeof labSessions.$inferSelect

/** Whether the target of a session stopped by itself after it was active. */
const hasStopped = ({ failure, startedAt }: Row): boolean =>
  failure === 'stopped' && startedAt !== null

/** Whether a session got all of its credits back. */
const isRefunded = (row: Row): boolean =>
  row.status === 'abandoned' || (row.status === 'failed' && row.creditsUsed === 0)

/** Of sessions whose target stopped, so many in thirty days are refunded in full, and no others. */
function expectFullRefunds(rows: readonly Row[]): void {
  const failed = rows.filter(({ status }) => status === 'failed')
  const stopped = failed.filter(hasStopped)
  expect(failed.filter((row) => !hasStopped(row) && !isRefunded(row))).toEqual([])
  const ends = (row: Row) => row.endedAt?.getTime() ?? 0
  for (const at of new Set(stopped.map(ends))) {
    const until = stopped.filter((row) => ends(row) <= at && ends(row) > at - monthLong)
    const full = until.filter((row) => ends(row) === at && isRefunded(row))
    const earlier = until.filter((row) => ends(row) < at)
    const left = Math.max(0, fullRefunds - earlier.filter(isRefunded).length)
    expect(full.length).toBe(Math.min(until.length - earlier.length, left))
  }
}

const monthLong = 30 * 24 * 60 * 60_000

/** The lines that a session's end has in the ledger. */
function endLines(row: Row): string[] {
  if (inProgressStatuses.includes(row.status as 'active')) return []
  if (isRefunded(row)) return ['refund']
  return [row.creditsBack > 0 ? 'unused' : 'charge']
}

/**
 * The half-hours, stretched and at a credit each, that lay wholly between the end and the expiry of
 * a session that its learner ended, or that ended as if its learner had ended it.
 */
function unusedOf(row: Row): number {
  const { status, timeFactor, ttl, startedAt, endedAt } = row
  const isEarly = status === 'completed' || (status === 'failed' && !isRefunded(row))
  if (!isEarly || !startedAt || !endedAt) return 0
  let unused = 0
  const halfHour = 30 * timeFactor
  for (let from = halfHour; from < ttl; from += halfHour)
    if (startedAt.getTime() + from * 60_000 >= endedAt.getTime()) unused += 1
  return unused
}

/** The crash of a target is reported in the background. */
const settle = async (ids: readonly string[], runner: TestRunner) => {
  await expect
    .poll(async () => {
      if (ids.length === 0) return []
      const rows = await api.db
        .select()
        .from(labSessions)
        .where(inArray(labSessions.id, [...ids]))
      return rows.filter(
        ({ id, status }) => status === 'active' && !runner.runtime.running().includes(id),
      )
    })
    .toEqual([])
}

test('one after the other or all at once: credits and targets agree with the sessions', async () => {
  const property = asyncProperty(
    nat(20),
    array(array(event, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
    async (credits, rounds) => {
      api.clock = new Date()
      const { state, happen } = await world(credits)
      for (const round of rounds) {
        // A restart takes the runner away from others that use it, and a month ends their tokens;
        // the rest of a round runs in parallel.
        const isAlone = ({ kind }: Event) => kind === 'restart' || kind === 'month'
        await Promise.all(round.filter((each) => !isAlone(each)).map(happen))
        for (const each of round.filter(isAlone)) await happen(each)
        await settle(state.ids, state.runner)
        await expectOrder(state.user, state.runner)
      }
      await state.runner.close()
    },
  )
  // One whose targets stop again and again, which chance hardly ever makes.
  const crashes = Array.from({ length: fullRefunds + 2 }, (_, session): Event[][] => [
    [{ kind: 'start', lab: 0, duration: 60 }],
    [{ kind: 'provision', session }],
    [{ kind: 'crash', session }],
  ])
  const examples: [number, Event[][]][] = [[20, crashes.flat()]]
  await expect(assert(property, { numRuns: 40, examples })).resolves.toBeUndefined()
})
