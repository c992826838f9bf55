import { fullRefunds } from '@rampart/contract/rules/labRefund'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moveCredits } from '../../credits/credits.store.ts'
import { creditLedger } from '../../credits/credits.tables.ts'
import { idIn, useLabs } from '../../testing/labs.ts'
import { testPassword } from '../../testing/records.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { users } from '../../users/users.tables.ts'
import { sessionReference } from './finishSession.ts'

const api = useTestApi()
const labs = useLabs(api)

/** This many minutes after the application's present time. */
const later = (minutes: number) => new Date(api.clock.getTime() + minutes * 60_000)

test('a session that ends before it is active is abandoned and costs nothing, queued or provisioning', async () => {
  const { user, lab, runner, id: queued } = await labs.queued()
  expect((await labs.end(user, queued)).statusCode).toBe(200)
  await runner.provision(queued)

  const provisioning = idIn(await labs.start(user, lab.path, 240))
  runner.runtime.whileStarting = async () => void (await labs.end(user, provisioning))
  await runner.provision(provisioning)

  expect(runner.runtime.running()).toEqual([])
  for (const id of [queued, provisioning]) {
    expect((await labs.read(user, id)).json().data).toMatchObject({
      status: 'abandoned',
      startedAt: null,
      creditsUsed: 0,
      outputs: null,
      error: null,
    })
  }
  expect(await labs.balance(user)).toBe(10)
  expect(
    (await labs.ledger(user)).entries.map(({ kind, amount }: { kind: string; amount: number }) => [
      kind,
      amount,
    ]),
  ).toEqual([
    ['refund', 8],
    ['hold', -8],
    ['refund', 2],
    ['hold', -2],
    ['grant', 10],
  ])
})

test('ending twice, or ten times at once, is ending once', async () => {
  const { user, lab, runner, id } = await labs.queued()
  const abandoned = await Promise.all(Array.from({ length: 10 }, () => labs.end(user, id)))
  expect(abandoned.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(await labs.balance(user)).toBe(10)

  const next = idIn(await labs.start(user, lab.path))
  await runner.provision(next)
  const completed = await Promise.all(Array.from({ length: 10 }, () => labs.end(user, next)))
  expect(completed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect((await labs.end(user, next)).statusCode).toBe(200)
  // Of the two half-hours one was used.
  expect(await labs.balance(user)).toBe(9)
  expect(new Set(completed.map(({ body }) => body)).size).toBe(1)
})

test('a session that is ended early gives its whole unused half-hours back, with its extensions', async () => {
  const { user, id } = await labs.active({ credits: 20, duration: 120 })
  await labs.extend(user, id, 30)
  api.clock = later(60)
  expect((await labs.end(user, id)).json().data).toMatchObject({
    status: 'completed',
    creditsUsed: 2,
    creditsBack: 3,
  })
  expect(await labs.balance(user)).toBe(18)
  const { entries } = await labs.ledger(user)
  expect(
    entries.map(({ kind, amount, minutes }: Record<string, unknown>) => [kind, amount, minutes]),
  ).toEqual([
    ['unused', 3, null],
    ['extension', -1, 30],
    ['hold', -4, 120],
    ['grant', 20, null],
  ])
})

test('a second less than a whole half-hour gives nothing back; neither does a failure twice', async () => {
  const { user, lab, runner, id: late } = await labs.active()
  api.clock = new Date(later(30).getTime() + 1)
  expect((await labs.end(user, late)).json().data).toMatchObject({ creditsUsed: 2, creditsBack: 0 })
  expect(await labs.balance(user)).toBe(8)

  const failing = idIn(await labs.start(user, lab.path, 240))
  await runner.provision(failing)
  runner.runtime.crash(failing)
  await expect.poll(async () => (await labs.session(failing)).status).toBe('failed')
  expect((await labs.end(user, failing)).json().code).toBe('lab_ended')
  expect(await labs.session(failing)).toMatchObject({ creditsUsed: 0, creditsBack: 0 })
  expect(await labs.balance(user)).toBe(8)
})

test('a target that stops by itself is refunded in full three times in thirty days, then as an early end is', async () => {
  const { user, lab, runner } = await labs.ready({ credits: 50 })
  /** The target of a session of two hours stops a minute before it is over, or after so many. */
  const stopAfter = async (minutes = 119) => {
    const id = idIn(await labs.start(user, lab.path, 120))
    await runner.provision(id)
    api.clock = later(minutes)
    runner.runtime.crash(id)
    await expect.poll(async () => (await labs.session(id)).status).toBe('failed')
    const { creditsUsed, creditsBack, failure } = await labs.session(id)
    expect(failure).toBe('stopped')
    return [creditsUsed, creditsBack]
  }
  for (let count = 0; count < fullRefunds; count += 1) expect(await stopAfter()).toEqual([0, 0])
  expect(await labs.balance(user)).toBe(50)
  expect(await stopAfter()).toEqual([4, 0])
  expect(await stopAfter(31)).toEqual([2, 2])
  expect(await labs.balance(user)).toBe(44)
  const { entries } = await labs.ledger(user)
  expect(entries.slice(0, 3).map(({ kind }: { kind: string }) => kind)).toEqual([
    'unused',
    'hold',
    'charge',
  ])

  // What the site did is refunded in full, however often.
  const shut = idIn(await labs.start(user, lab.path, 120))
  await runner.provision(shut)
  api.clock = later(60)
  await runner.close()
  expect(await labs.session(shut)).toMatchObject({ failure: 'shut_down', creditsUsed: 0 })
  expect(await labs.balance(user)).toBe(44)
})

test('full refunds of targets that stop come back after thirty days, and are each learner’s own', async () => {
  const { user, lab, runner } = await labs.ready()
  const other = await labs.addLearner(10)
  const stop = async (learner: typeof user) => {
    const id = idIn(await labs.start(learner, lab.path, 30))
    await runner.provision(id)
    runner.runtime.crash(id)
    await expect.poll(async () => (await labs.session(id)).status).toBe('failed')
    return (await labs.session(id)).creditsUsed
  }
  for (let count = 0; count < fullRefunds; count += 1) expect(await stop(user)).toBe(0)
  expect([await stop(user), await stop(other)]).toEqual([1, 0])
  api.clock = later(20 * 24 * 60)
  expect(await stop(user)).toBe(1)
  // Those that were refunded in part are none of the three.
  api.clock = later(10 * 24 * 60)
  for (let count = 0; count < fullRefunds; count += 1) expect(await stop(user)).toBe(0)
  expect(await stop(user)).toBe(1)
})

test('only targets that stop while they can be used, by themselves, are among the three', async () => {
  const { user, lab, runner } = await labs.ready()
  const { start } = runner.runtime
  /** The credits that a session of an hour costs in the end. */
  const stop = async (when: 'starting' | 'active', isTakenAway = false) => {
    const id = idIn(await labs.start(user, lab.path))
    const hasFailed = async () =>
      await expect.poll(async () => (await labs.session(id)).status).toBe('failed')
    let end: Parameters<typeof start>[1] = () => undefined
    runner.runtime.start = async (what, onEnd) => {
      end = onEnd
      const target = await start(what, onEnd)
      if (when === 'active') return target
      end('a test ended it')
      await hasFailed()
      return target
    }
    await runner.provision(id)
    if (when === 'active') end('a test ended it', isTakenAway)
    await hasFailed()
    return (await labs.session(id)).creditsUsed
  }
  for (let count = 0; count < fullRefunds; count += 1)
    expect([await stop('starting'), await stop('active', true)]).toEqual([0, 0])
  for (let count = 0; count < fullRefunds; count += 1) expect(await stop('active')).toBe(0)
  expect([await stop('active'), await stop('starting')]).toEqual([1, 0])
})

test('a target that stops once its time is over refunds nothing: its session has expired', async () => {
  const { user, runner, id } = await labs.active({ duration: 30 })
  const end = later(30)
  api.clock = end
  runner.runtime.crash(id)
  await expect.poll(async () => (await labs.session(id)).status).not.toBe('active')
  expect(await labs.session(id)).toMatchObject({ status: 'expired', endedAt: end, creditsUsed: 1 })
  expect(await labs.balance(user)).toBe(9)
})

test('a learner who needs more time gets it for the same credits, and stretched half-hours back', async () => {
  const { user, lab, runner } = await labs.ready({ credits: 20 })
  await api.db.update(users).set({ labTime: 'longer' }).where(eq(users.id, user.id))
  const [early, late] = [idIn(await labs.start(user, lab.path)), await labs.addLab()]
  await runner.provision(early)
  expect(await labs.session(early)).toMatchObject({ ttl: 90, timeFactor: 1.5, creditsUsed: 2 })
  const second = idIn(await labs.start(user, late.path))
  await runner.provision(second)
  // The setting of now is the next session's; these keep theirs.
  await api.db.update(users).set({ labTime: 'standard' }).where(eq(users.id, user.id))
  api.clock = later(45)
  expect((await labs.end(user, early)).json().data).toMatchObject({ creditsBack: 1 })
  api.clock = new Date(api.clock.getTime() + 1)
  expect((await labs.end(user, second)).json().data).toMatchObject({ creditsBack: 0 })
  expect(await labs.balance(user)).toBe(17)
})

test('the database takes one line for the end of a session', async () => {
  const { user, id } = await labs.active()
  await labs.end(user, id)
  const again = { userId: user.id, reference: sessionReference(id), sessionId: id, note: '' }
  for (const kind of ['refund', 'unused'] as const)
    await expect(
      api.db.transaction((tx) => moveCredits(tx, { ...again, kind, amount: 1, now: api.clock })),
    ).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await labs.balance(user)).toBe(9)
})

test('with an account its labs end, and what they cost is settled', async () => {
  const { user } = await labs.active()
  const body = { currentPassword: testPassword, deleteCredentials: false }
  expect((await api.delete('/user', body, await api.signedIn(user))).statusCode).toBe(200)
  const lines = await api.db
    .select({ kind: creditLedger.kind })
    .from(creditLedger)
    .where(eq(creditLedger.userId, user.id))
    .orderBy(creditLedger.position)
  expect(lines.map(({ kind }) => kind)).toEqual(['grant', 'hold', 'unused'])
})

test('a session past its time is expired for every reader, and stays so', async () => {
  const { user, lab, runner, id } = await labs.active({ duration: 30 })
  const other = await labs.addLab()
  const ids = [id, idIn(await labs.start(user, other.path, 30))] as const
  await runner.provision(ids[1])
  const end = later(30)
  api.clock = new Date(end.getTime() - 1)
  expect((await labs.read(user, ids[0])).json().data.status).toBe('active')

  // Long after its end, as if no sweep ran for a while.
  api.clock = later(7)
  const [first, second] = (await labs.list(user)).json().data
  for (const session of [first, second])
    expect(session).toMatchObject({ status: 'expired', endedAt: end.toISOString(), creditsUsed: 1 })
  const ended = await labs.end(user, ids[0])
  expect([ended.statusCode, ended.json().code]).toEqual([409, 'lab_ended'])
  expect((await labs.extend(user, ids[0])).statusCode).toBe(409)
  await runner.sweep()
  await runner.reconcile()
  expect(runner.runtime.running()).toEqual([])
  expect(await labs.balance(user)).toBe(8)
  // It no longer counts as in progress.
  expect((await labs.start(user, lab.path)).statusCode).toBe(200)
})

test('a lab can be started again as soon as its time is over, before anybody has looked', async () => {
  const { user, lab, id } = await labs.active({ duration: 30 })
  api.clock = later(30)
  expect((await labs.start(user, lab.path)).statusCode).toBe(200)
  expect((await labs.session(id)).status).toBe('expired')
})

test("an active session is extended for credits, up to its lab's limit", async () => {
  const { user, runner, id } = await labs.queued({ credits: 20, lab: { maxMinutes: 180 } })
  expect((await labs.extend(user, id)).json()).toMatchObject({
    code: 'lab_not_active',
    message: 'Only an active lab session can be extended.',
  })
  await runner.provision(id)

  const extended = await labs.extend(user, id)
  expect(extended.json()).toMatchObject({
    message: 'The lab session lasts 120 minutes now.',
    data: { ttl: 120, maxTtl: 180, creditsUsed: 4, status: 'active' },
  })
  const tooLong = await labs.extend(user, id, 120)
  expect([tooLong.statusCode, tooLong.json().message]).toEqual([
    409,
    'This lab session can be extended by at most 60 more minutes.',
  ])
  await labs.extend(user, id)
  expect((await labs.extend(user, id, 30)).json().message).toBe(
    'This lab session has its longest duration already.',
  )
  expect(await labs.balance(user)).toBe(14)

  api.clock = later(179)
  expect((await labs.read(user, id)).json().data.status).toBe('active')
  api.clock = later(1)
  expect((await labs.read(user, id)).json().data).toMatchObject({
    status: 'expired',
    creditsUsed: 6,
  })
  expect((await labs.ledger(user)).entries.map(({ amount }: { amount: number }) => amount)).toEqual(
    [0, -2, -2, -2, 20],
  )
})

test('each parallel extension is either added and paid for, or refused', async () => {
  const { user, lab, runner, id } = await labs.active({ credits: 7, duration: 30 })
  const responses = await Promise.all(Array.from({ length: 5 }, () => labs.extend(user, id)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 409, 409,
  ])
  expect((await labs.read(user, id)).json().data).toMatchObject({ ttl: 210, creditsUsed: 7 })
  expect(await labs.balance(user)).toBe(0)

  const poor = await labs.addLearner(2)
  const short = idIn(await labs.start(poor, lab.path, 30))
  await runner.provision(short)
  expect((await labs.extend(poor, short)).json()).toMatchObject({
    code: 'too_few_credits',
    message: 'You need 2 credits to extend this lab; you have 1.',
  })
  expect(await labs.balance(poor)).toBe(1)
})
