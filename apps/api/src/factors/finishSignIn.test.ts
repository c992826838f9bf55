import { loginWithTotp } from '@rampart/contract/calls/factors'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countAttempts, signInLimits } from '../auth/attemptLimits.ts'
import { sweepRows } from '../sweepRows.ts'
import { signInSessions } from '../auth/auth.tables.ts'
import { createTokens } from '../auth/tokens.ts'
import { refuseFor } from '../http/apiError.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { testKey, useTestApi } from '../testing/testApi.ts'
import { disableUser } from '../users/operations.ts'
import type { UserRow } from '../users/users.store.ts'
import { enableTotp, step } from './factorFixture.ts'
import type { TestApp } from './factorFixture.ts'
import { finishSignIn } from './finishSignIn.service.ts'
import type { Comparison } from './finishSignIn.service.ts'
import { pendingSignIns } from './factors.tables.ts'
import { deletePendingSignIn } from './pendingSignIns.store.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

let host = 0
const newAddress = () => `198.18.${++host >> 8}.${host % 256}`

const send = (path: string, payload: object, remoteAddress = newAddress()) =>
  api.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress })
const login = ({ email }: UserRow, password = testPassword, more: object = {}) =>
  send('/login', { email, password, ...more })
const finish = (challenge: string, code: string, more: object = {}) =>
  send('/login/totp', { challenge, code, ...more })
const recover = (challenge: string, code: string) => send('/login/recovery', { challenge, code })

/** Gives the right password. Returns the challenge. */
async function begin(user: UserRow): Promise<string> {
  const response = await login(user)
  expect(response.statusCode).toBe(200)
  return response.json().data.factor.challenge
}

async function addWithApp(): Promise<{ user: UserRow; app: TestApp }> {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  const app = await enableTotp(api, user)
  await api.takeMails()
  return { user, app }
}

/** A code that the app does not show at any moment near this one. */
const wrongCode = (app: TestApp): string => {
  const shown = new Set([-2, -1, 0, 1, 2].map((steps) => app.code(steps * step)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !shown.has(code),
  ) as string
}
const go = (milliseconds: number) => {
  api.clock = new Date(api.clock.getTime() + milliseconds)
}
const outcome = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
]
const refused = [400, 'factor_code_invalid']
const over = [400, 'challenge_over']

test('the password alone opens nothing: no token, no session, no device', async () => {
  const { user } = await addWithApp()
  const response = await login(user, testPassword, { device: null })
  expect(response.json()).toEqual({
    success: true,
    data: {
      factor: {
        challenge: expect.stringMatching(/^[\w-]{22}$/),
        methods: ['totp', 'recovery'],
      },
    },
  })
  const isTheirs = eq(signInSessions.userId, user.id)
  expect(await api.db.select().from(signInSessions).where(isTheirs)).toEqual([])
  expect(api.queuedMails).toEqual([])
  expect(api.logLines.some(({ event }) => event === 'signed_in')).toBe(false)
  const { challenge } = response.json().data.factor
  expect(JSON.stringify(await api.db.select().from(pendingSignIns))).not.toContain(challenge)
  for (const token of [challenge, `${challenge}.${challenge}.${challenge}`]) {
    const read = await api.get('/user', { authorization: `Bearer ${token}` })
    expect(read.statusCode).toBe(401)
  }
})

test('a code of the app finishes the sign-in with the response of a sign-in', async () => {
  const { user, app } = await addWithApp()
  const response = await finish(
    await begin(user),
    `${app.code().slice(0, 3)} ${app.code().slice(3)}`,
  )
  const body = response.json()
  expect(body).toEqual({
    success: true,
    token: body.token,
    data: {
      token: body.token,
      user: { _id: user.id, firstName: 'Lena', lastName: 'Learner', email: user.email },
    },
  })
  const profile = await api.get('/user', { authorization: `Bearer ${body.token}` })
  expect(profile.json().data.email).toBe(user.email)
  expect(await api.takeMails()).toMatchObject([{ subject: 'New sign-in to your account' }])
  expect(api.logLines).toContainEqual(
    expect.objectContaining({ event: 'signed_in', userId: user.id }),
  )
})

test('a device is known from the finished sign-in on, and is no second factor', async () => {
  const { user, app } = await addWithApp()
  const first = await finish(await begin(user), app.code(), { device: null })
  const { device } = first.json().data
  expect(device).toMatch(/^[\w-]{43}$/)
  go(step)
  await api.takeMails()
  const again = await login(user, testPassword, { device })
  expect(again.json().token).toBeUndefined()
  const { challenge } = again.json().data.factor
  const second = await finish(challenge, app.code(), { device })
  expect(second.json().data.device).not.toBe(device)
  expect(api.queuedMails).toEqual([])
})

test('an account with an app refuses wrong passwords as others do', async () => {
  const { user } = await addWithApp()
  const [wrong, unknown] = [
    await login(user, 'wrong'),
    await send('/login', { email: 'nobody@example.org', password: 'wrong' }),
  ]
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual(unknown.json())
})

test('a code is taken once, and none before it', async () => {
  const { user, app } = await addWithApp()
  const used = app.code()
  expect((await finish(await begin(user), used)).statusCode).toBe(200)
  expect(outcome(await finish(await begin(user), used))).toEqual(refused)
  expect(outcome(await finish(await begin(user), app.code(-step)))).toEqual(refused)
  expect((await finish(await begin(user), app.code(step))).statusCode).toBe(200)
})

test('the code that turned the app on signs nobody in', async () => {
  const { user, app } = await addWithApp()
  expect(outcome(await finish(await begin(user), app.code(-step)))).toEqual(refused)
})

test.each([
  [-2, 400],
  [-1, 200],
  [1, 200],
  [2, 400],
])('a clock that is %d steps off: %d', async (steps, status) => {
  const { user, app } = await addWithApp()
  go(10 * step)
  expect((await finish(await begin(user), app.code(steps * step))).statusCode).toBe(status)
})

test('of parallel uses of one code one wins, in one sign-in or several', async () => {
  const { user, app } = await addWithApp()
  const one = await begin(user)
  const same = await Promise.all([1, 2, 3].map(() => finish(one, app.code())))
  expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  go(step)
  const challenges = await Promise.all([1, 2, 3].map(() => begin(user)))
  const several = await Promise.all(challenges.map((each) => finish(each, app.code())))
  expect(several.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
})

test('after five wrong codes the sign-in is over, also when all come at once', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => finish(challenge, wrongCode(app))),
  )
  const codes = responses.map((response) => response.json().code)
  expect(codes.filter((code) => code === 'factor_code_invalid')).toHaveLength(5)
  expect(codes.filter((code) => code === 'challenge_over')).toHaveLength(3)
  expect(outcome(await finish(challenge, app.code()))).toEqual(over)
  expect((await finish(await begin(user), app.code())).statusCode).toBe(200)
  const line = api.logLines.find(({ event }) => event === 'factor_refused')
  expect(line).toMatchObject({ userId: user.id, code: 'factor_code_invalid' })
})

test('beginning again gives no more than ten tries, nor thirty a day; a known device goes on', async () => {
  const { user, app } = await addWithApp()
  const known = (await finish(await begin(user), app.code(), { device: null })).json().data.device
  go(step)
  const fail = async (times: number) => {
    for (let tries = 0; tries < times; tries += 5) {
      const challenge = await begin(user)
      for (let each = 0; each < 5; each += 1)
        expect(outcome(await finish(challenge, wrongCode(app)))).toEqual(refused)
    }
  }
  const challenge = await begin(user)
  await fail(10)
  const limited = await finish(challenge, app.code())
  expect(limited.statusCode).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect((await login(user)).statusCode).toBe(429)
  expect((await finish(challenge, app.code(), { device: known })).statusCode).toBe(200)
  for (const tries of [10, 10]) {
    go(15 * 60_000 + 1)
    await fail(tries)
  }
  go(15 * 60_000 + 1)
  const daily = await finish(await begin(user), app.code())
  expect(daily.statusCode).toBe(429)
  expect(Number(daily.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)
})

test('parallel guesses in many sign-ins learn no more than ten', async () => {
  const { user, app } = await addWithApp()
  const challenges: string[] = []
  for (let count = 0; count < 4; count += 1) challenges.push(await begin(user))
  const responses = await Promise.all(
    challenges.flatMap((each) => Array.from({ length: 5 }, () => finish(each, wrongCode(app)))),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

/** Finishes a sign-in with a code that is right; `meanwhile` happens while it is compared. */
function finishAfter(user: UserRow, challenge: string, meanwhile: () => Promise<unknown>) {
  const mails = { add: async () => undefined, forget: async () => undefined }
  const secrets = [testKey] as const
  const context = {
    db: api.db,
    mails,
    now: () => api.clock,
    rateLimitScale: 1,
    addressScale: () => 1,
    secrets,
  }
  const compare: Comparison = async () => {
    await meanwhile()
    return async () => true
  }
  const attempt = { user, challenge, address: newAddress(), userAgent: undefined }
  const refuse = refuseFor(loginWithTotp)
  const wrong = () => refuse('factor_code_invalid')
  const tokens = createTokens(secrets)
  return finishSignIn({ ...context, tokens }, compare, attempt, wrong, refuse)
}

test('a right code opens nothing where ten wrong ones were counted while it was compared', async () => {
  const { user } = await addWithApp()
  const limits = signInLimits(user.email, newAddress(), null, {
    rateLimitScale: 1,
    addressScale: () => 1,
  })
  const finishing = finishAfter(user, await begin(user), async () => {
    for (let times = 0; times < 10; times += 1) await countAttempts(api.db, limits, api.clock)
  })
  await expect(finishing).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('nor if another code finished the sign-in while it was compared', async () => {
  const { user } = await addWithApp()
  const challenge = await begin(user)
  const finishing = finishAfter(user, challenge, () => deletePendingSignIn(api.db, challenge))
  await expect(finishing).rejects.toMatchObject({ code: 'challenge_over' })
})

test('of two recovery codes in one sign-in at the same time one is used', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  const codes = app.recoveryCodes.slice(0, 2)
  const responses = await Promise.all(codes.map((code) => recover(challenge, code)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  const factors = await api.get('/user/factors', await api.signedIn(user))
  expect(factors.json().data).toMatchObject({ recoveryCodes: 9 })
})

test('a sign-in waits for ten minutes; then its row is swept', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  go(10 * 60_000 - 1)
  expect(outcome(await finish(challenge, wrongCode(app)))).toEqual(refused)
  go(1)
  expect(outcome(await finish(challenge, app.code()))).toEqual(over)
  await sweepRows(api.db, api.clock)
  const isTheirs = eq(pendingSignIns.userId, user.id)
  expect(await api.db.select().from(pendingSignIns).where(isTheirs)).toEqual([])
})

test("a challenge takes its own account's codes alone", async () => {
  const [one, other] = [await addWithApp(), await addWithApp()]
  const challenge = await begin(one.user)
  expect(outcome(await finish(challenge, other.app.code()))).toEqual(refused)
  expect(outcome(await recover(challenge, other.app.recoveryCodes[0] ?? ''))).toEqual(refused)
  expect(outcome(await finish('x'.repeat(22), one.app.code()))).toEqual(over)
  expect((await recover(challenge, one.app.recoveryCodes[0] ?? '')).statusCode).toBe(200)
})

test('a new password, and the end of all other sessions, end what is pending', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  const newPassword = 'a brook over mossy stones'
  const change = { currentPassword: testPassword, newPassword }
  const changed = await api.put('/user/password', change, await api.signedIn(user))
  expect(outcome(await finish(challenge, app.code()))).toEqual(over)
  const { challenge: next } = (await login(user, newPassword)).json().data.factor
  const headers = { authorization: `Bearer ${changed.json().token}` }
  expect((await api.delete('/user/sessions', undefined, headers)).statusCode).toBe(200)
  expect(outcome(await finish(next, app.code()))).toEqual(over)
})

test('a reset of the password does not go around the app', async () => {
  const { user, app } = await addWithApp()
  const asked = await api.post('/auth/forgot-password', { email: user.email })
  const otp = /\b\d{8}\b/.exec((await api.takeMails())[0]?.text ?? '')?.[0]
  const newPassword = 'a brook over mossy stones'
  const { reset } = asked.json().data
  const done = await api.post('/auth/reset-password', {
    email: user.email,
    reset,
    otp,
    newPassword,
  })
  expect(done.statusCode).toBe(200)
  const response = await login(user, newPassword)
  expect(response.json().token).toBeUndefined()
  const { challenge } = response.json().data.factor
  expect((await finish(challenge, app.code())).statusCode).toBe(200)
})

test('a recovery code signs in once, however it is typed, and its owner gets a mail', async () => {
  const { user, app } = await addWithApp()
  const [first = '', second = ''] = app.recoveryCodes
  const odd = ` ${first.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `
  expect((await recover(await begin(user), odd)).statusCode).toBe(200)
  const mails = await api.takeMails()
  const mail = mails.find(({ subject }) => subject === 'A recovery code for your account was used')
  expect(mail).toMatchObject({ to: user.email })
  expect(mail?.text).toContain('Codes left: 9.')
  expect(outcome(await recover(await begin(user), first))).toEqual(refused)
  const challenges = await Promise.all([1, 2, 3].map(() => begin(user)))
  const responses = await Promise.all(challenges.map((each) => recover(each, second)))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
  expect((await api.takeMails()).filter((each) => each.subject === mail?.subject)).toHaveLength(1)
})

test('when all recovery codes are used the app alone is offered; renewed ones replace the old', async () => {
  const { user, app } = await addWithApp()
  for (const code of app.recoveryCodes)
    expect((await recover(await begin(user), code)).statusCode).toBe(200)
  expect((await login(user)).json().data.factor.methods).toEqual(['totp'])
  const renewed = await api.post(
    '/user/recovery-codes',
    { currentPassword: testPassword },
    await api.signedIn(user),
  )
  const [code] = renewed.json().data.recoveryCodes
  const challenge = await begin(user)
  expect(outcome(await recover(challenge, app.recoveryCodes[0] ?? ''))).toEqual(refused)
  expect((await recover(challenge, code)).statusCode).toBe(200)
})

test('without the app the password alone signs in; pending sign-ins are over', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  await api.delete('/user/totp', { currentPassword: testPassword }, await api.signedIn(user))
  expect(outcome(await finish(challenge, app.code()))).toEqual(over)
  expect((await login(user)).json()).toHaveProperty('token')
})

test('a disabled account finishes nothing', async () => {
  const { user, app } = await addWithApp()
  const challenge = await begin(user)
  await disableUser(api.db, user.email, api.clock)
  expect(outcome(await finish(challenge, app.code()))).toEqual(over)
})
