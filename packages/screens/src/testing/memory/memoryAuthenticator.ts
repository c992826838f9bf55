import type { AuthenticatorAdapter } from '../../adapters/adapters.ts'

let made = 0

/**
 * A device that stores passkeys and asks nobody. It offers none by itself: a visitor has to choose
 * one of those in the field's list.
 */
export function memoryAuthenticator(): AuthenticatorAdapter {
  const kept: { id: string; handle: string }[] = []
  return {
    isSupported: () => true,
    create: async ({ challenge, user }) => {
      const id = `credential-${(made += 1)}`
      kept.push({ id, handle: user.id })
      return {
        id,
        clientDataJSON: challenge,
        attestationObject: 'memory',
        transports: ['internal'],
      }
    },
    show: async ({ challenge, allowCredentials }) => {
      const allowed = allowCredentials?.map(({ id }) => id)
      const found = kept.findLast(({ id }) => allowed?.includes(id) ?? true)
      return found
        ? {
            id: found.id,
            clientDataJSON: challenge,
            authenticatorData: 'memory',
            signature: 'memory',
            userHandle: found.handle,
          }
        : null
    },
    offer: (_begin, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  }
}
