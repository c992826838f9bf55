import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { AuthenticatorAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'

/**
 * The person canceled or was too slow, the device refused, or there is no passkey: browsers report
 * all of these alike on purpose.
 */
const comesToNothing = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

function failed(error: unknown): null {
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

/**
 * Whether the browser offers passkeys now. It runs one request for passkeys at a time: ending the
 * offer must not end another one.
 */
let isOffering = false

/** Makes and shows passkeys; loaded with the first one. */
export const ceremonies: Omit<AuthenticatorAdapter, 'isSupported'> = {
  create: async (options) => {
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
    isOffering = false
    return startAuthentication({ optionsJSON: options }).then(shown, failed)
  },
  offer: async (begin, signal) => {
    const options = await begin()
    if (signal.aborted) return null
    isOffering = true
    signal.addEventListener('abort', () => isOffering && WebAuthnAbortService.cancelCeremony())
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).then(
      shown,
      failed,
    )
  },
}
