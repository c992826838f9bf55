import { loginWithRecoveryCode, loginWithTotp } from '@rampart/contract/calls/factors'
import type { PendingSignIn } from '@rampart/contract/entities/secondFactor'
import { recoveryCodeLength } from '@rampart/contract/rules/recoveryCodes'
import type { FactorDetails } from '../../adapters/adapters.ts'
import { checkInput, refusal } from './refusals.ts'

/** The right code of every authenticator app in memory, at any time and any number of times. */
export const memoryTotpCode = '123456'

/** The second factors of an account in memory. */
export interface MemoryFactors {
  /** A secret was made. */
  isBegun: boolean
  totpSince: string | null
  /** Since when a passkey is the second factor; null if it is not. */
  passkeySince: string | null
  recoveryCodes: readonly string[]
}

export const noFactors: MemoryFactors = {
  isBegun: false,
  totpSince: null,
  passkeySince: null,
  recoveryCodes: [],
}

/** Whether a second factor is asked for after the password. */
export const isAsking = ({ totpSince, passkeySince }: MemoryFactors): boolean =>
  totpSince !== null || passkeySince !== null

/** Without a second factor there are no recovery codes. */
export const settled = (factors: MemoryFactors): MemoryFactors =>
  isAsking(factors) ? factors : { ...factors, recoveryCodes: [] }

const maxTries = 5
let made = 0

/** Ten codes that nobody had before; they are not secret here. */
export const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () => {
    made += 1
    return `M${String(made).padStart(recoveryCodeLength - 1, '0')}`
  })

/** Sign-ins that wait for a second factor. */
export function pendingSignIns<P extends { factors: MemoryFactors; passkeys: readonly unknown[] }>(
  newId: () => string,
) {
  const pending = new Map<string, { person: P; tries: number }>()
  return {
    begin: (person: P): PendingSignIn => {
      const challenge = newId()
      pending.set(challenge, { person, tries: 0 })
      return {
        challenge,
        methods: [
          ...(person.passkeys.length > 0 ? (['passkey'] as const) : []),
          ...(person.factors.totpSince === null ? [] : (['totp'] as const)),
          ...(person.factors.recoveryCodes.length > 0 ? (['recovery'] as const) : []),
        ],
      }
    },
    /** The person of a challenge. Throws if it has ended. */
    find: (challenge: string): P => {
      const begun = pending.get(challenge)
      if (!begun) throw refusal('challenge_over')
      return begun.person
    },
    end: (challenge: string) => void pending.delete(challenge),
    /** Completes the sign-in; returns the person. */
    finish: ({ method, challenge, code: typed }: Omit<FactorDetails, 'email'>): P => {
      const { body } = method === 'totp' ? loginWithTotp : loginWithRecoveryCode
      const { code } = checkInput(body, { challenge, code: typed })
      const begun = pending.get(challenge)
      if (!begun) throw refusal('challenge_over')
      const { factors } = begun.person
      const isRight =
        method === 'totp' ? code === memoryTotpCode : factors.recoveryCodes.includes(code)
      begun.tries += 1
      if (isRight || begun.tries >= maxTries) pending.delete(challenge)
      if (!isRight) throw refusal('factor_code_invalid')
      if (method === 'recovery')
        begun.person.factors = {
          ...factors,
          recoveryCodes: factors.recoveryCodes.filter((kept) => kept !== code),
        }
      return begun.person
    },
  }
}
