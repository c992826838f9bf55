import { beginTotp, confirmTotp } from '@rampart/contract/calls/factors'
import type { SecurityAdapter } from '../../adapters/adapters.ts'
import { totpSetup } from '../factorFixtures.ts'
import { isAsking, memoryTotpCode, newRecoveryCodes, settled } from './factors.ts'
import type { MemoryFactors } from './factors.ts'
import { requirePassword } from './people.ts'
import type { MemoryPerson } from './people.ts'
import { checkInput, refusal } from './refusals.ts'

type FactorMethods = Pick<
  SecurityAdapter,
  'factors' | 'beginTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes'
>

/** The learner's own second factors. */
export function factorMethods(me: () => MemoryPerson): FactorMethods {
  const change = (person: MemoryPerson, changes: Partial<MemoryFactors>) =>
    (person.factors = { ...person.factors, ...changes })
  /** The person, if the password is right: the body of each such call is the same. */
  const confirmed = (given: string) => {
    const person = me()
    requirePassword(person, checkInput(beginTotp.body, { currentPassword: given }).currentPassword)
    return person
  }
  return {
    factors: async () => {
      const { totpSince, passkeySince, recoveryCodes } = me().factors
      return { totpSince, passkeySince, recoveryCodes: recoveryCodes.length }
    },
    beginTotp: async (given) => {
      const person = confirmed(given)
      if (person.factors.totpSince !== null) throw refusal('totp_on')
      change(person, { isBegun: true })
      return totpSetup
    },
    confirmTotp: async (given) => {
      const person = me()
      const { code } = checkInput(confirmTotp.body, { code: given })
      if (person.factors.totpSince !== null) throw refusal('totp_on')
      if (!person.factors.isBegun || code !== memoryTotpCode) throw refusal('factor_code_invalid')
      const made = isAsking(person.factors) ? null : newRecoveryCodes()
      change(person, {
        totpSince: '2026-11-20T10:00:00.000Z',
        ...(made && { recoveryCodes: made }),
      })
      return made
    },
    removeTotp: async (given) => {
      const person = confirmed(given)
      person.factors = settled({ ...person.factors, isBegun: false, totpSince: null })
    },
    renewRecoveryCodes: async (given) => {
      const person = confirmed(given)
      if (!isAsking(person.factors)) throw refusal('no_factor')
      const recoveryCodes = newRecoveryCodes()
      change(person, { recoveryCodes })
      return recoveryCodes
    },
  }
}
