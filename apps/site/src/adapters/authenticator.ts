import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { PasskeyRequest } from '@rampart/contract/entities/passkey'
import type { AuthenticatorAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'

/** What does the asking comes with the first passkey. */
const load = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new AdapterError({ status: 0, cause })
  })

/** Passkeys belong to a name: a page at a bare address has none. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** Broken off or too slow, refused by the device, or there is none: browsers tell them apart on purpose in no way. */
const comesToNothing = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

function failed(error: unknown): null {
  if (error instanceof AdapterError) throw error
  if (comesToNothing(error)) return null
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new AdapterError({
    status: 400,
    cause: error,
    ...(isKnown && { code: 'passkey_known' }),
  })
}

const shown = ({ id, response }: AuthenticationResponseJSON): ShownPasskey => ({
  id,
  clientDataJSON: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
  userHandle: response.userHandle ?? null,
})

/** Whether the browser offers passkeys now: it does one thing at a time, and an end of the offer ends nothing else. */
let isOffering = false

/** The browser's own ways to make and show passkeys. */
export const browserAuthenticator: AuthenticatorAdapter = {
  isSupported: () =>
    typeof globalThis.PublicKeyCredential === 'function' && !isAddress(location.hostname),
  create: async (options) => {
    const { startRegistration } = await load()
    isOffering = false
    return startRegistration({ optionsJSON: options }).then(
      ({ id, response }) => ({
        id,
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        transports: (response.transports ?? []) as NewPasskey['transports'],
      }),
      failed,
    )
  },
  show: async (options) => {
    const { startAuthentication } = await load()
    isOffering = false
    return startAuthentication({ optionsJSON: options }).then(shown, failed)
  },
  offer: async (begin, signal) => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null
    const { startAuthentication, WebAuthnAbortService } = await load()
    const options: PasskeyRequest = await begin()
    if (signal.aborted) return null
    isOffering = true
    signal.addEventListener('abort', () => isOffering && WebAuthnAbortService.cancelCeremony())
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).then(
      shown,
      failed,
    )
  },
}

/** Where there is no browser, there are no passkeys. */
export const noAuthenticator: AuthenticatorAdapter = {
  isSupported: () => false,
  create: async () => null,
  show: async () => null,
  offer: async () => null,
}
