import { testPassword, addUser } from '../testing/records.ts'
import { limitMails } from './limitMails.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { TestApi } from '../testing/testApi.ts'
import { expect, test } from 'vitest'
import { countAttempts, signInLimits } from '../auth/attemptLimits.ts'
import { readConfig } from '../config.ts'
import { addressScale } from '../http/addressScale.ts'

/** The address from which a room, a school or an office reaches the site. */
const room = '203.0.113.7'

/** Sends as one of many behind the room's address. Returns the status. */
const from =
  (api: TestApi, remoteAddress = room) =>
  async (path: string, payload: object): Promise<number> =>
    (await api.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress }))
      .statusCode

const person = (index: number, email = `learner-${index}@example.org`) => ({
  firstName: 'Ada',
  lastName: 'Adams',
  email,
  password: 'a long and odd sentence of mine',
  invitation: null,
})

/** How often each status came, in the order of coming. */
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
  )

const open = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('forty people behind one address sign up, reset, ask for a link and mistype within an hour, without any setting', async () => {
  const send = from(open)
  const statuses: Record<string, number[]> = {
    signup: [],
    reset: [],
    link: [],
    wrong: [],
    right: [],
  }
  for (let index = 0; index < 40; index += 1) {
    const { email } = await addUser(open.db)
    statuses['signup']?.push(await send('/auth/signup', person(index)))
    statuses['reset']?.push(await send('/auth/forgot-password', { email }))
    statuses['link']?.push(await send('/bootcamp/verify', { bootcampId: 'aws', email }))
    for (let times = 0; times < 3; times += 1)
      statuses['wrong']?.push(await send('/auth/login', { email, password: 'mistyped' }))
    // The last one of the room gets in, too.
    if (index === 39)
      statuses['right']?.push(await send('/auth/login', { email, password: testPassword }))
  }
  expect(
    Object.fromEntries(Object.entries(statuses).map(([what, of]) => [what, tally(of)])),
  ).toEqual({
    signup: { 200: 40 },
    reset: { 200: 40 },
    link: { 200: 40 },
    wrong: { 401: 120 },
    right: { 200: 1 },
  })
})

test('guesses from one address get less far in a day than thirty guesses in a quarter of an hour', async () => {
  const scales = { rateLimitScale: 1, addressScale: () => 1 }
  let [guesses, start] = [0, open.clock.getTime()]
  // For a day: another account each time, as often as the limit of the address allows.
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    const now = new Date(start + minute * 60_000)
    for (;;) {
      const limits = signInLimits(`${guesses}@example.org`, '198.51.100.1', null, scales)
      const isCounted = await countAttempts(open.db, limits, now).then(
        () => true,
        () => false,
      )
      if (!isCounted) break
      guesses += 1
    }
  }
  expect(guesses).toBe(960)
  expect(guesses).toBeLessThan(30 * 4 * 24)
})

const trusting = useTestApi({ RATE_LIMIT_SCALE: '1', TRUSTED_NETWORKS: '203.0.113.0/24' })

test('five hundred behind an address of a trusted network do the same', async () => {
  const send = from(trusting)
  const { email } = await addUser(trusting.db)
  const resets: number[] = []
  const links: number[] = []
  for (let index = 0; index < 500; index += 1) {
    resets.push(await send('/auth/forgot-password', { email: `reset-${index}@example.org` }))
    links.push(
      await send('/bootcamp/verify', { bootcampId: 'aws', email: `link-${index}@example.org` }),
    )
  }
  expect([tally(resets), tally(links)]).toEqual([{ 200: 500 }, { 200: 500 }])
  // Hashing the passwords of all would take minutes: of 500 sign-ups and 1,500 mistyped passwords
  // all but the last are only counted.
  const scales = {
    rateLimitScale: 1,
    addressScale: addressScale({ rateLimitScale: 1, trustedNetworks: ['203.0.113.0/24'] }),
  }
  for (let index = 0; index < 1_499; index += 1) {
    const limits = signInLimits(`${index % 500}@example.org`, room, null, scales)
    await countAttempts(trusting.db, limits, trusting.clock)
  }
  const config = readConfig({})
  const context = { ...scales, db: trusting.db, now: () => trusting.clock, config }
  for (let index = 0; index < 499; index += 1)
    await limitMails(context, 'registration', `learner-${index}@example.org`, room)
  expect(await send('/auth/signup', person(499))).toBe(200)
  expect(await send('/auth/login', { email, password: 'mistyped' })).toBe(401)
  expect(await send('/auth/login', { email, password: testPassword })).toBe(200)
})

test('an account and a mailbox have the same limits in a trusted network as elsewhere', async () => {
  const send = from(trusting)
  const { email } = await addUser(trusting.db)
  const wrong: number[] = []
  for (let times = 0; times < 11; times += 1)
    wrong.push(await send('/auth/login', { email, password: 'guess' }))
  expect(tally(wrong)).toEqual({ 401: 10, 429: 1 })
  const resets: number[] = []
  for (let times = 0; times < 4; times += 1)
    resets.push(await send('/auth/forgot-password', { email }))
  expect(tally(resets)).toEqual({ 200: 3, 429: 1 })
  // From many addresses it is no better.
  for (let index = 0; index < 3; index += 1)
    expect(
      await from(trusting, `198.51.100.${index}`)('/auth/login', { email, password: testPassword }),
    ).toBe(429)
})

test('mails to a mailbox that has had its three take nothing from the others behind an address', async () => {
  const send = from(open, '198.51.100.44')
  for (let times = 0; times < 70; times += 1)
    await send('/auth/forgot-password', { email: 'flooded@example.org' })
  expect(await send('/auth/forgot-password', { email: 'somebody@example.org' })).toBe(200)
})
