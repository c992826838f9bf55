import { expect, test } from 'vitest'
import { useLabs } from '../testing/labs.ts'
import { useTestApi } from '../testing/testApi.ts'
import { grantMonthly } from './monthlyCredits.ts'

const api = useTestApi({ MONTHLY_CREDITS: '3' })
const labs = useLabs(api)
const none = useTestApi()
const labsWithout = useLabs(none)

test('each calendar month gives them once, when credits are read', async () => {
  api.clock = new Date('2026-11-30T23:59:59Z')
  const user = await labs.addLearner(0)
  expect(await labs.ledger(user)).toMatchObject({
    balance: 3,
    monthly: 3,
    entries: [{ kind: 'monthly', amount: 3, balance: 3, note: '', sessionId: null }],
  })
  expect((await labs.ledger(user)).balance).toBe(3)
  api.clock = new Date('2026-12-01T00:00:00Z')
  expect((await labs.ledger(user)).balance).toBe(6)
  // Months without a visit give nothing.
  api.clock = new Date('2027-03-01T00:00:00Z')
  expect((await labs.ledger(user)).balance).toBe(9)
  expect(await labs.balance(user)).toBe(9)
})

test('they can be spent before they were looked at', async () => {
  api.clock = new Date('2026-11-10T00:00:00Z')
  const user = await labs.addLearner(0)
  const { path } = await labs.addLab()
  expect((await labs.start(user, path)).statusCode).toBe(200)
  expect(await labs.balance(user)).toBe(1)
})

test('all at once: reads, starts and other processes give them once', async () => {
  api.clock = new Date('2026-11-10T00:00:00Z')
  const user = await labs.addLearner(0)
  const paths = await Promise.all([1, 2, 3].map(async () => (await labs.addLab()).path))
  const [, , , ...started] = await Promise.all([
    labs.ledger(user),
    grantMonthly(api.db, user.id, { amount: 3, now: api.clock }),
    // A process with a setting of its own.
    grantMonthly(api.db, user.id, { amount: 3, now: api.clock }),
    ...paths.map((path) => labs.start(user, path, 30)),
    ...paths.map((path) => labs.start(user, path, 30)),
  ])
  expect(started.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(await labs.balance(user)).toBe(0)
  const { entries } = await labs.ledger(user)
  const monthly = entries.filter(({ kind }: { kind: string }) => kind === 'monthly')
  expect(monthly).toHaveLength(1)
})

test('without the setting there are none', async () => {
  const user = await labsWithout.addLearner(0)
  expect(await labsWithout.ledger(user)).toEqual({ balance: 0, entries: [], monthly: 0 })
})
