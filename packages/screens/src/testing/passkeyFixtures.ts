import type { ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { Passkey } from '@rampart/contract/entities/passkey'

/** Dana's passkeys, one of each kind. */
export const passkeys: readonly Passkey[] = [
  {
    _id: 'passkey-phone',
    name: null,
    provider: 'iCloud Keychain',
    kind: 'device',
    isSynced: true,
    createdAt: '2026-10-02T09:00:00.000Z',
    lastUsedAt: '2026-11-19T18:30:00.000Z',
  },
  {
    _id: 'passkey-key',
    name: 'Blue key on my keys',
    provider: null,
    kind: 'security_key',
    isSynced: false,
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: null,
  },
]

/** What a device returns when a passkey is used. */
export const shownPasskey: ShownPasskey = {
  id: 'credential',
  clientDataJSON: 'client-data',
  authenticatorData: 'authenticator-data',
  signature: 'signature',
  userHandle: 'dana',
}
