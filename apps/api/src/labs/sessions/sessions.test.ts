import { randomUUID } from 'node:crypto'
import { endLabSession, startLab } from '@rampart/contract/calls/lab'
import { expect, test } from 'vitest'
import { refuseFor } from '../../http/apiError.ts'
import { noLabWork } from '../../testing/noLabWork.ts'
import { addLab, addUser } from '../../testing/records.ts'
import { idIn, useLabs } from '../../testing/labs.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { disableUser } from '../../users/operations.ts'
import { endSession, startSession } from './sessions.service.ts'
import { listOwnInProgress } from './sessions.store.ts'

const api = useTestApi()
const labs = useLabs(api)

/** This many minutes after the application's present time. */
const later = (minutes: number) => new Date(api.clock.getTime() + minutes * 60_000)

test('anyone can read a lab; an unknown one is not found', async () => {
  const lab = await addLab(api.db, { requirements: ['A terminal'], listed: false })
  const response = await api.get(`/lab/${lab.path}`)
  const { path, title, description, level, domain } = lab
  expect(response.json()).toEqual({
    success: true,
    data: {
      path,
      title,
      description,
      level,
      domain,
      guide: '<p>Go.</p>',
      requirements: ['A terminal'],
    },
  })
  expect(response.headers['cache-control']).toBe('public, no-cache')
  const missing = await api.get('/lab/no-such-lab')
  expect(missing.statusCode).toBe(404)
  expect(missing.json().message).toBe('No lab found')
})

test('a session goes from queued to active to completed, and its credits from hold to charge', async () => {
  const [user, lab, runner] = [await labs.addLearner(10), await labs.addLab(), labs.runner()]
  const id = idIn(await labs.start(user, lab.path))
  const shown = {
    _id: id,
    startedAt: null,
    endedAt: null,
    timeFactor: 1,
    ttl: 60,
    maxTtl: 240,
    creditsUsed: 2,
    creditsBack: 0,
    outputs: null,
    error: null,
    mission: null,
  }
  const ofLab = { title: 'A Lab', domain: 'devsecops', level: 'expert', path: lab.path }
  expect((await labs.read(user, id)).json()).toEqual({
    success: true,
    data: { ...shown, status: 'queued', queuePlace: 1, lab: ofLab },
  })

  await runner.reconcile()
  runner.runtime.whileStarting = async () => {
    expect((await labs.read(user, id)).json().data).toMatchObject({
      status: 'provisioning',
      outputs: null,
    })
  }
  await runner.provision(id)
  const active = (await labs.read(user, id)).json().data
  expect(active).toMatchObject({
    status: 'active',
    startedAt: api.clock.toISOString(),
    endedAt: null,
    creditsUsed: 2,
  })
  expect(active.outputs).toEqual({
    connectionUrl: expect.stringMatching(/^http:\/\/[0-9a-f]{32}\.localhost:3100$/),
    credentials: {
      username: expect.stringMatching(/^[a-z]+-\d{3}$/),
      password: expect.stringMatching(/^[\w-]{16}$/),
      bucket: 'papers',
    },
  })
  expect((await labs.list(user)).json().data).toEqual([active])
  expect(runner.runtime.running()).toEqual([id])

  api.clock = later(31)
  const response = (await labs.end(user, id)).json()
  const ended = (await labs.read(user, id)).json().data
  expect(response).toEqual({ success: true, message: 'The lab session has ended.', data: ended })
  expect(ended).toEqual({
    ...active,
    status: 'completed',
    endedAt: api.clock.toISOString(),
    outputs: {
      connectionUrl: active.outputs.connectionUrl,
      credentials: { username: null, password: null, bucket: null },
    },
  })
  const row = await labs.session(id)
  expect(row).toMatchObject({ target: null, gatewaySecret: null })
  expect(JSON.stringify(row)).not.toContain(active.outputs.credentials.password)
  await runner.reconcile()
  expect(runner.runtime.running()).toEqual([])

  const { balance, entries } = await labs.ledger(user)
  expect(balance).toBe(8)
  expect(entries).toEqual([
    {
      _id: expect.any(String),
      kind: 'charge',
      amount: 0,
      balance: 8,
      createdAt: api.clock.toISOString(),
      sessionId: id,
      minutes: null,
      note: 'A Lab',
    },
    {
      _id: expect.any(String),
      kind: 'hold',
      amount: -2,
      balance: 8,
      createdAt: later(-31).toISOString(),
      sessionId: id,
      minutes: 60,
      note: 'A Lab',
    },
    {
      _id: expect.any(String),
      kind: 'grant',
      amount: 10,
      balance: 10,
      createdAt: expect.any(String),
      sessionId: null,
      minutes: null,
      note: '',
    },
  ])
})

test.each([
  [30, 1],
  [60, 2],
  [120, 4],
  [240, 8],
] as const)('%i minutes cost %i credits', async (duration, cost) => {
  const [user, lab] = [await labs.addLearner(10), await labs.addLab()]
  await labs.start(user, lab.path, duration)
  expect(await labs.balance(user)).toBe(10 - cost)
})

test('too few credits: the response says how many', async () => {
  const [user, poor, lab] = [
    await labs.addLearner(1),
    await labs.addLearner(0),
    await labs.addLab(),
  ]
  const refused = await labs.start(user, lab.path)
  expect(refused.statusCode).toBe(402)
  expect(refused.json()).toEqual({
    success: false,
    message: 'You need 2 credits to start this lab; you have 1.',
    details: { action: 'start', cost: 2, balance: 1 },
    code: 'too_few_credits',
  })
  expect((await labs.start(poor, lab.path, 30)).json().message).toBe(
    'You need 1 credit to start this lab; you have 0.',
  )
  expect((await labs.list(user)).json().data).toEqual([])
  expect(await labs.balance(user)).toBe(1)
})

test('an unknown lab and another duration cannot be started', async () => {
  const [user, lab] = [await labs.addLearner(), await labs.addLab()]
  const unknown = await labs.start(user, 'no-such-lab')
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'No lab found'])
  for (const duration of [45, 0, -60, 1e9, '60', null]) {
    expect((await labs.start(user, lab.path, duration as 60)).statusCode).toBe(400)
  }
  expect(await labs.balance(user)).toBe(10)
})

test('an account that was closed after its token was checked starts nothing', async () => {
  const [user, lab] = [await labs.addLearner(), await labs.addLab()]
  await disableUser(api.db, user.email, api.clock)
  const context = { db: api.db, now: () => api.clock, rateLimitScale: 1, labWork: noLabWork }
  const start = { userId: user.id, labPath: lab.path, duration: 30 } as const
  await expect(startSession(context, start, refuseFor(startLab))).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(await listOwnInProgress(api.db, user.id)).toEqual([])
})

test('an end looks at what was solved a moment ago, then has the target removed, both once', async () => {
  const { user, id } = await labs.active()
  const steps: string[] = []
  const labWork = {
    ...noLabWork,
    lookBeforeEnd: async (sessionId: string) =>
      void steps.push(`look while ${(await labs.session(sessionId)).status}`),
    wake: () => void steps.push('wake'),
  }
  const context = { db: api.db, now: () => api.clock, rateLimitScale: 1, labWork }
  for (const _time of ['first', 'second'])
    await endSession(context, user.id, id, refuseFor(endLabSession))
  expect(steps).toEqual(['look while active', 'wake'])
})

test('of ten parallel starts of one lab one succeeds, for one charge', async () => {
  const [user, lab] = [await labs.addLearner(100), await labs.addLab()]
  const responses = await Promise.all(Array.from({ length: 10 }, () => labs.start(user, lab.path)))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.json()).toMatchObject({
    code: 'lab_in_progress',
    message: expect.stringContaining('already have a session of this lab'),
  })
  expect((await labs.list(user)).json().data).toHaveLength(1)
  expect(await labs.balance(user)).toBe(98)
})

test('of five labs started in parallel three run', async () => {
  const user = await labs.addLearner(100)
  const five = await Promise.all(Array.from({ length: 5 }, () => labs.addLab()))
  const responses = await Promise.all(five.map(({ path }) => labs.start(user, path)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 409, 409,
  ])
  const refused = responses.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({
    code: 'too_many_labs',
    message: expect.stringContaining('You have 3 lab sessions in progress'),
  })
  expect(await labs.balance(user)).toBe(94)
})

test('parallel starts never take more credits than the balance', async () => {
  const user = await labs.addLearner(3)
  const three = await Promise.all(Array.from({ length: 3 }, () => labs.addLab()))
  const responses = await Promise.all(three.map(({ path }) => labs.start(user, path)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 402, 402])
  expect(await labs.balance(user)).toBe(1)
})

test("another learner's session is not found", async () => {
  const { id } = await labs.active()
  const stranger = await labs.addLearner(10)
  for (const unknown of [id, randomUUID(), 'not-a-uuid']) {
    for (const response of [
      await labs.read(stranger, unknown),
      await labs.end(stranger, unknown),
      await labs.extend(stranger, unknown),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        message: 'Session not found',
        code: 'session_not_found',
      })
    }
  }
  expect((await labs.list(stranger)).json().data).toEqual([])
  expect((await labs.ledger(stranger)).entries).toHaveLength(1)
  expect((await labs.session(id)).status).toBe('active')
})

test('a learner without credits and ledger lines reads an empty list', async () => {
  expect(await labs.ledger(await addUser(api.db))).toEqual({ balance: 0, entries: [], monthly: 0 })
})

const limited = useTestApi({ RATE_LIMIT_SCALE: '1' })
const limitedLabs = useLabs(limited)

test('labs can be started five times a minute', async () => {
  const [user, lab] = [await limitedLabs.addLearner(10), await limitedLabs.addLab()]
  const responses = []
  for (let time = 1; time <= 6; time += 1) responses.push(await limitedLabs.start(user, lab.path))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409, 409, 409, 429])
  expect(Number(responses[5]?.headers['retry-after'])).toBeGreaterThan(0)
  limited.clock = new Date(limited.clock.getTime() + 61_000)
  expect((await limitedLabs.start(user, lab.path)).statusCode).toBe(409)
})
