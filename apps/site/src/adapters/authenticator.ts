import type { AuthenticatorAdapter } from '@rampart/screens/adapters/adapters.ts'
import { deferred } from './deferred.ts'

/** The code that asks the browser for passkeys is loaded with the first one. */
const { ceremonies } = deferred(() => import('./passkeyCeremonies.ts'))

/** Passkeys belong to a domain name: a page at an IP address has none. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** The browser's own ways to make and show passkeys. */
export const browserAuthenticator: AuthenticatorAdapter = {
  isSupported: () =>
    typeof globalThis.PublicKeyCredential === 'function' && !isAddress(location.hostname),
  create: ceremonies.create,
  show: ceremonies.show,
  offer: async (begin, signal) =>
    (await PublicKeyCredential.isConditionalMediationAvailable?.())
      ? ceremonies.offer(begin, signal)
      : null,
}

/** If there is no browser, there are no passkeys. */
export const noAuthenticator: AuthenticatorAdapter = {
  isSupported: () => false,
  create: async () => null,
  show: async () => null,
  offer: async () => null,
}
