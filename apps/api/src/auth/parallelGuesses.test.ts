import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { signupInvitations } from '../accounts/accounts.tables.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { duringCount } from '../testing/duringCount.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { signInLimits, wrongTries } from './attemptLimits.ts'
import type { AttemptLimit } from './attemptLimits.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1', SIGNUP: 'invitation' })

const scales = { rateLimitScale: 1, addressScale: () => 1 }
let host = 0

/** A secret, the limit of guesses of it, and a request with the right one. */
interface Secret {
  readonly limit: AttemptLimit | undefined
  readonly tryRight: () => PromiseLike<LightMyRequestResponse>
}

const send = (remoteAddress: string, path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })

async function withTotp(address: string): Promise<Secret> {
  const user = await addUser(api.db, { firstSignInAt: new Date() })
  const app = await enableTotp(api, user)
  const { email } = user
  const begun = await send(address, '/auth/login', { email, password: testPassword })
  const { challenge } = begun.json<{ data: { factor: { challenge: string } } }>().data.factor
  const code = app.code()
  return {
    limit: signInLimits(email, address, null, scales)[0],
    tryRight: () => send(address, '/auth/login/totp', { challenge, code }),
  }
}

const secrets: Record<string, (address: string) => Promise<Secret>> = {
  'a password': async (address) => {
    const { email } = await addUser(api.db)
    return {
      limit: signInLimits(email, address, null, scales)[0],
      tryRight: () => send(address, '/auth/login', { email, password: testPassword }),
    }
  },
  'a code of an app': withTotp,
  'a recovery code': async (address) => {
    const user = await addUser(api.db, { firstSignInAt: new Date() })
    const { recoveryCodes } = await enableTotp(api, user)
    const { email } = user
    const begun = await send(address, '/auth/login', { email, password: testPassword })
    const { challenge } = begun.json<{ data: { factor: { challenge: string } } }>().data.factor
    return {
      limit: signInLimits(email, address, null, scales)[0],
      tryRight: () =>
        send(address, '/auth/login/recovery', { challenge, code: recoveryCodes[0] ?? '' }),
    }
  },
  'the current password': async () => {
    const user = await addUser(api.db)
    const headers = await api.signedIn(user)
    return {
      limit: { subject: `current password ${user.id}`, max: 10, seconds: 15 * 60 },
      tryRight: () => api.post('/user/totp', { currentPassword: testPassword }, headers),
    }
  },
  'an invitation': async (address) => {
    await api.db.insert(signupInvitations).values({ code: `COME-${address}` })
    return {
      limit: wrongTries('invitation', address, scales)[0],
      tryRight: () =>
        send(address, '/auth/signup', {
          firstName: 'Nia',
          lastName: 'New',
          email: 'nia@example.org',
          password: 'a brook over mossy stones',
          invitation: `COME-${address}`,
        }),
    }
  },
  'the code of a registration': async (address) => {
    await api.db.insert(signupInvitations).values({ code: `JOIN-${address}` })
    await api.takeMails()
    const begun = await send(address, '/auth/signup', {
      firstName: 'Nia',
      lastName: 'New',
      email: 'nina@example.org',
      password: 'a brook over mossy stones',
      invitation: `JOIN-${address}`,
    })
    const { registration } = begun.json<{ data: { registration: string } }>().data
    const otp = await mailedCode()
    return {
      limit: wrongTries('confirm', address, scales)[0],
      tryRight: () => send(address, '/auth/confirm', { registration, otp }),
    }
  },
  'the code of a reset': async (address) => {
    const { email } = await addUser(api.db)
    await api.takeMails()
    const begun = await send(address, '/auth/forgot-password', { email })
    const { reset } = begun.json<{ data: { reset: string } }>().data
    const otp = await mailedCode()
    const body = { email, reset, otp, newPassword: 'a brook over mossy stones' }
    return {
      limit: wrongTries('reset', address, scales)[0],
      tryRight: () => send(address, '/auth/reset-password', body),
    }
  },
}

async function mailedCode(): Promise<string> {
  const [mail] = await api.takeMails()
  return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

test.each(Object.keys(secrets))(
  '%s that is right is refused while the last wrong guess of the limit is being counted',
  async (name) => {
    const secret = await secrets[name]?.(`198.51.100.${(host += 1)}`)
    if (!secret?.limit) throw new Error('There is no limit.')
    const refused = await duringCount(api, secret.limit, secret.tryRight)
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  },
)

test('a right one counts nothing, and is accepted while a wrong one is being counted', async () => {
  const { limit, tryRight } = await withTotp('198.51.100.200')
  if (!limit) throw new Error('There is no limit.')
  const accepted = await duringCount(api, { ...limit, max: 9 }, tryRight)
  expect(accepted.statusCode).toBe(200)
})
