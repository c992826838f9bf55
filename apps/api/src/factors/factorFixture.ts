import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { testPassword } from '../testing/records.ts'
import type { TestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'

/** The milliseconds of a time step. */
export const step = 30_000

/** An authenticator app that was turned on. */
export interface TestApp {
  readonly secret: string
  readonly recoveryCodes: string[]
  /** The code that the app shows now, or some milliseconds later. */
  readonly code: (later?: number) => string
}

/** Begins to set an app up. */
export async function beginTotp(
  api: TestApi,
  user: UserRow,
  currentPassword = testPassword,
): Promise<Omit<TestApp, 'recoveryCodes'>> {
  const begun = await api.post('/user/totp', { currentPassword }, await api.signedIn(user))
  expect(begun.statusCode).toBe(200)
  const { secret } = begun.json<{ data: { secret: string } }>().data
  const totp = new TOTP({ secret })
  return { secret, code: (later = 0) => totp.generate({ timestamp: api.clock.getTime() + later }) }
}

/**
 * Turns an app on. The clock advances by a step, so that the app shows a code that was not used.
 */
export async function enableTotp(
  api: TestApi,
  user: UserRow,
  password = testPassword,
): Promise<TestApp> {
  const app = await beginTotp(api, user, password)
  const body = { code: app.code() }
  const confirmed = await api.post('/user/totp/confirm', body, await api.signedIn(user))
  expect(confirmed.statusCode).toBe(200)
  const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] } }>().data
  api.clock = new Date(api.clock.getTime() + step)
  return { ...app, recoveryCodes }
}
