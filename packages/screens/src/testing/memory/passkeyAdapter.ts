import { beginTotp } from '@rampart/contract/calls/factors'
import { addPasskey, renamePasskey } from '@rampart/contract/calls/passkeys'
import { maxPasskeys } from '@rampart/contract/entities/passkey'
import type { Passkey } from '@rampart/contract/entities/passkey'
import type { PasskeyAdapter } from '../../adapters/adapters.ts'
import { isAsking, newRecoveryCodes, settled } from './factors.ts'
import { requirePassword } from './people.ts'
import type { MemoryPerson, People } from './people.ts'
import { checkInput, refusal, requireFound } from './refusals.ts'

let made = 0

/** The learner's own passkeys. */
export function passkeyAdapter(
  { challenges }: Pick<People, 'challenges'>,
  me: () => MemoryPerson,
  now: () => string,
): PasskeyAdapter {
  /** The person, if the password is right: the body of each such call is the same. */
  const confirmed = (given: string) => {
    const person = me()
    requirePassword(person, checkInput(beginTotp.body, { currentPassword: given }).currentPassword)
    return person
  }
  return {
    list: async () => me().passkeys.map(({ passkey }) => passkey),
    begin: async (given) => {
      const person = confirmed(given)
      if (person.passkeys.length >= maxPasskeys) throw refusal('passkeys_full')
      const { email, firstName, lastName } = person.profile
      return {
        challenge: challenges.begin(person),
        rp: { id: 'localhost', name: 'Rampart' },
        user: { id: person.id, name: email, displayName: `${firstName} ${lastName}` },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: person.passkeys.map(({ credentialId }) => ({
          id: credentialId,
          type: 'public-key',
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      }
    },
    add: async (given) => {
      const person = me()
      const { passkey: made } = checkInput(addPasskey.body, { passkey: given })
      challenges.take(made.clientDataJSON, person)
      if (person.passkeys.some(({ credentialId }) => credentialId === made.id))
        throw refusal('passkey_known')
      const passkey = newPasskey(now())
      person.passkeys = [{ credentialId: made.id, passkey }, ...person.passkeys]
      return passkey
    },
    rename: async (...given) => {
      const person = me()
      const { name } = checkInput(renamePasskey.body, { name: given[1] })
      const found = requireFound(
        person.passkeys.find(({ passkey }) => passkey._id === given[0]),
        'not_found',
      )
      const passkey = { ...found.passkey, name }
      person.passkeys = person.passkeys.map((one) => (one === found ? { ...one, passkey } : one))
      return passkey
    },
    remove: async (id, given) => {
      const person = confirmed(given)
      person.passkeys = person.passkeys.filter(({ passkey }) => passkey._id !== id)
      if (person.passkeys.length === 0)
        person.factors = settled({ ...person.factors, passkeySince: null })
    },
    askFor: async (given) => {
      const person = confirmed(given)
      if (person.passkeys.length === 0) throw refusal('no_passkey')
      if (person.factors.passkeySince !== null) return null
      const recoveryCodes = isAsking(person.factors) ? null : newRecoveryCodes()
      person.factors = {
        ...person.factors,
        passkeySince: now(),
        ...(recoveryCodes && { recoveryCodes }),
      }
      return recoveryCodes
    },
    stopAsking: async (given) => {
      const person = confirmed(given)
      person.factors = settled({ ...person.factors, passkeySince: null })
    },
  }
}

const newPasskey = (createdAt: string): Passkey => ({
  _id: `passkey-${(made += 1)}`,
  name: null,
  provider: 'Bitwarden',
  kind: 'device',
  isSynced: true,
  createdAt,
  lastUsedAt: null,
})
