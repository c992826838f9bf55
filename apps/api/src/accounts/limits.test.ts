import { expect, test, vi } from 'vitest'
import { refuse } from '../http/apiError.ts'
import { addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import * as exports from './exportAccount.store.ts'

// Other files of this worker may have loaded the module already.
vi.hoisted(() => vi.resetModules())
vi.mock('./exportAccount.store.ts', { spy: true })

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('three codes an hour to one address, registered or not, and sixty from one client', async () => {
  const ask = (email: string) => api.post('/auth/forgot-password', { email })
  for (let count = 0; count < 3; count++)
    expect((await ask('nobody@example.org')).statusCode).toBe(200)
  const refused = await ask('nobody@example.org')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  const others = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(`other-${index}@example.org`)),
  )
  expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(57)
  api.clock = new Date(api.clock.getTime() + 3_601_000)
  expect((await ask('nobody@example.org')).statusCode).toBe(200)
})

test('a stranger does not use up the codes of a mailbox, and many fill no mailbox', async () => {
  const ask = async (remoteAddress: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: 'owner@example.org' },
        remoteAddress,
      })
    ).statusCode
  const strangers = [1, 2, 3].map((last) => `203.0.113.${last}`)
  for (const stranger of strangers) {
    for (let count = 0; count < 3; count++) expect(await ask(stranger)).toBe(200)
    expect(await ask(stranger)).toBe(429)
  }
  for (let count = 0; count < 3; count++) expect(await ask('198.51.100.1')).toBe(200)
  expect(await ask('198.51.100.2')).toBe(429)
})

test('a clock that was years ahead leaves no limit; clocks that differ by hours end none', async () => {
  const ask = async (clock: Date) => {
    api.clock = clock
    return (await api.post('/auth/forgot-password', { email: 'late@example.org' })).statusCode
  }
  const today = api.clock
  const twoHoursAhead = new Date(today.getTime() + 7_200_000)
  for (const clock of [new Date('2039-01-01'), twoHoursAhead]) {
    for (let count = 0; count < 3; count++) expect(await ask(clock)).toBe(200)
    expect(await ask(clock)).toBe(429)
  }
  expect(await ask(today)).toBe(429)
  expect(await ask(twoHoursAhead)).toBe(429)
})

test('150 wrong codes of registrations in an hour from one client; others go on', async () => {
  const guess = (remoteAddress: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/confirm',
      payload: { registration: 'a'.repeat(22), otp: '00000000' },
      remoteAddress,
    })
  // Each attempt needs a hash, and one that waits for half a minute is refused. So there are few at
  // once, for slow machines.
  const statuses: number[] = []
  while (statuses.length < 160) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('203.0.113.9')))
    statuses.push(...answers.map(({ statusCode }) => statusCode))
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(150)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const refused = await guess('203.0.113.9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await guess('203.0.113.10')).statusCode).toBe(400)
  api.clock = new Date(api.clock.getTime() + 3_601_000)
  expect((await guess('203.0.113.9')).statusCode).toBe(400)
})

test('ten exports a day, as each may have tens of megabytes; one that fails does not count', async () => {
  const headers = await api.signedIn(await addUser(api.db))
  const ask = async () => (await api.get('/user/export', headers)).statusCode
  vi.mocked(exports.exportAccount).mockRejectedValueOnce(refuse('unavailable'))
  expect(await ask()).toBe(503)
  for (let count = 0; count < 10; count++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

const tagged = useTestApi({ RATE_LIMIT_SCALE: '1', MAIL_ALIASES: 'plus' })

test('three codes an hour to one mailbox, however its address is tagged', async () => {
  const ask = async (email: string) =>
    (await tagged.post('/auth/forgot-password', { email })).statusCode
  expect(await ask('one@example.org')).toBe(200)
  expect(await ask('one+a@example.org')).toBe(200)
  expect(await ask('one+b@example.org')).toBe(200)
  expect(await ask('one+c@example.org')).toBe(429)
  expect(await ask('o.ne@example.org')).toBe(200)
})
