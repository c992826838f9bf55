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
 * Broken off or too slow, refused by the device, or there is none: browsers tell them apart on
 * purpose in no way.
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
 * Whether the browser offers passkeys now: it does one thing at a time, and an end of the offer
 * ends nothing else.
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
