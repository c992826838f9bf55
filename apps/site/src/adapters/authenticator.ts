import type { AuthenticatorAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'

const load = async () =>
  import('./passkeyCeremonies.ts').then(
    ({ ceremonies }) => ceremonies,
    (cause: unknown) => {
      throw new AdapterError({ status: 0, cause })
    },
  )

/** Passkeys belong to a name: a page at a bare address has none. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** The browser's own ways to make and show passkeys. */
export const browserAuthenticator: AuthenticatorAdapter = {
  isSupported: () =>
    typeof globalThis.PublicKeyCredential === 'function' && !isAddress(location.hostname),
  create: async (options) => (await load()).create(options),
  show: async (options) => (await load()).show(options),
  offer: async (begin, signal) =>
    (await PublicKeyCredential.isConditionalMediationAvailable?.())
      ? (await load()).offer(begin, signal)
      : null,
}

/** Where there is no browser, there are no passkeys. */
export const noAuthenticator: AuthenticatorAdapter = {
  isSupported: () => false,
  create: async () => null,
  show: async () => null,
  offer: async () => null,
}
