import type { ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { Passkey, PasskeyRequest } from '@rampart/contract/entities/passkey'
import { refusal } from './refusals.ts'

/** A passkey of an account in memory. */
export interface MemoryPasskey {
  /** Its name at the authenticator. */
  credentialId: string
  passkey: Passkey
}

/** The part of an account that its passkeys need. */
interface Owner {
  id: string
  passkeys: readonly MemoryPasskey[]
}

/** The unused challenges, each for one account or for any. */
export function passkeyChallenges<P extends Owner>(newId: () => string) {
  const made = new Map<string, P | null>()
  const begin = (person: P | null): string => {
    const challenge = newId()
    made.set(challenge, person)
    return challenge
  }
  /**
   * Uses a challenge up. The authenticator in memory writes the challenge itself in place of what
   * browsers write about it.
   */
  const take = (challenge: string, person: P | null): void => {
    if (made.get(challenge) !== person) throw refusal('challenge_over')
    made.delete(challenge)
  }
  return {
    begin,
    take,
    request: (person: P | null): PasskeyRequest => ({
      challenge: begin(person),
      rpId: 'localhost',
      timeout: 300_000,
      ...(person && {
        allowCredentials: person.passkeys.map(({ credentialId }) => ({
          id: credentialId,
          type: 'public-key',
        })),
      }),
      userVerification: 'required',
    }),
    /** Returns the person. */
    show: (shown: ShownPasskey, person: P | null, persons: readonly P[]): P => {
      take(shown.clientDataJSON, person)
      const owner = (person ? [person] : persons).find(({ passkeys }) =>
        passkeys.some(({ credentialId }) => credentialId === shown.id),
      )
      if (!owner || (shown.userHandle !== null && shown.userHandle !== owner.id))
        throw refusal('passkey_refused')
      return owner
    },
  }
}
