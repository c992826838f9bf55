import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@rampart/contract/entities/passkey'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { testPassword } from '../testing/records.ts'
import { softwareAuthenticator } from '../testing/softwareAuthenticator.ts'
import type { SoftwareAuthenticator } from '../testing/softwareAuthenticator.ts'
import type { TestApi } from '../testing/testApi.ts'
import type { UserRow } from '../users/users.store.ts'

type Headers = Awaited<ReturnType<TestApi['signedIn']>>
type AuthenticatorOptions = Omit<Parameters<typeof softwareAuthenticator>[0], 'origin'>

export const newAuthenticator = (api: TestApi, options: AuthenticatorOptions = {}) =>
  softwareAuthenticator({ origin: api.origin, ...options })

let host = 0
/** The address of a client that was not seen before. */
export const newAddress = () => `198.18.${++host >> 8}.${host % 256}`

/** Begins to add a passkey in a session. */
export async function beginPasskey(
  api: TestApi,
  headers: Headers,
  currentPassword = testPassword,
): Promise<PasskeyCreation> {
  const begun = await api.post('/user/passkeys/begin', { currentPassword }, headers)
  expect(begun.statusCode).toBe(200)
  return begun.json<{ data: PasskeyCreation }>().data
}

export const sendPasskey = (api: TestApi, headers: Headers, passkey: NewPasskey) =>
  api.post('/user/passkeys', { passkey }, headers)

/** Adds a passkey that a new authenticator makes, or the given one. */
export async function addPasskey(
  api: TestApi,
  user: UserRow,
  { password, ...options }: AuthenticatorOptions & { readonly password?: string } = {},
  authenticator: SoftwareAuthenticator = newAuthenticator(api, options),
): Promise<{ authenticator: SoftwareAuthenticator; passkey: Passkey; creation: PasskeyCreation }> {
  const headers = await api.signedIn(user)
  const creation = await beginPasskey(api, headers, password)
  const added = await sendPasskey(api, headers, authenticator.create(creation))
  expect(added.statusCode).toBe(200)
  return { authenticator, passkey: added.json<{ data: Passkey }>().data, creation }
}

/** Gets the options with which a browser asks for any passkey. */
export async function beginLogin(api: TestApi): Promise<PasskeyRequest> {
  const begun = await api.post('/auth/passkey/begin', undefined)
  expect(begun.statusCode).toBe(200)
  return begun.json<{ data: PasskeyRequest }>().data
}

/** Signs in with what an authenticator shows, from a new address each time. */
export const sendLogin = (
  api: TestApi,
  passkey: ShownPasskey,
  {
    remoteAddress = newAddress(),
    ...more
  }: { remoteAddress?: string; device?: string | null } = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/passkey',
    payload: { passkey, ...more },
    remoteAddress,
  })

/** Status and code of a response. */
export const outcome = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
]

export const refused = [400, 'passkey_refused']
export const over = [400, 'challenge_over']
