import {
  confirmSignup,
  forgotPassword,
  login,
  resetPassword,
  signup,
} from '@rampart/contract/calls/auth'
import {
  beginPasskeyStep,
  loginWithPasskey,
  loginWithPasskeyStep,
} from '@rampart/contract/calls/passkeys'
import type { EvidenceConsent } from '@rampart/contract/entities/labEvidence'
import type { Preferences } from '@rampart/contract/entities/preferences'
import type { SignInSession } from '@rampart/contract/entities/signInSession'
import type { UserProfile } from '@rampart/contract/entities/userProfile'
import type { AccountAdapter, SignUpDetails } from '../../adapters/adapters.ts'
import { isAsking, noFactors, pendingSignIns } from './factors.ts'
import type { MemoryFactors } from './factors.ts'
import { labServer } from './labServer.ts'
import type { LabServer } from './labServer.ts'
import { passkeyChallenges } from './passkeys.ts'
import type { MemoryPasskey } from './passkeys.ts'
import { checkInput, refusal } from './refusals.ts'

export interface MemoryPerson {
  id: string
  profile: UserProfile
  password: string
  preferences: Preferences
  isSubscriber: boolean
  labs: LabServer
  /** Whether credentials show solved labs, and since when. */
  evidence: { consent: EvidenceConsent; decidedAt: string | null }
  /** The ids of sessions that were ended one by one. */
  endedSessions: Set<string>
  factors: MemoryFactors
  passkeys: readonly MemoryPasskey[]
}

/** As the API compares passwords: composed and decomposed characters are equal. */
export const isPasswordOf = ({ password }: MemoryPerson, typed: string): boolean =>
  password.normalize('NFC') === typed.normalize('NFC')

/** Throws if the password is another. */
export function requirePassword(person: MemoryPerson, typed: string): void {
  if (!isPasswordOf(person, typed)) throw refusal('wrong_password')
}

/** The time of the first event here, in milliseconds since 1970. */
const began = Date.parse('2026-11-20T08:00:00.000Z')

/** The accounts, who is signed in, and the mails with codes. */
export function people() {
  const persons: MemoryPerson[] = []
  const signedIn = new Map<string, { person: MemoryPerson; session: SignInSession }>()
  const registrations = new Map<string, SignUpDetails & { otp: string | null }>()
  const resets = new Map<string, { email: string; otp: string }>()
  const mails = new Map<string, string | null>()
  let made = 0
  const next = () => (made += 1)

  const byEmail = (email: string) => persons.find(({ profile }) => profile.email === email)
  const add = (profile: UserProfile, password: string, labs?: LabServer): MemoryPerson => {
    const id = `person-${next()}`
    const preferences = { theme: 'system', motion: 'system' } as const
    const person: MemoryPerson = {
      id,
      profile,
      password,
      preferences,
      isSubscriber: false,
      evidence: { consent: 'unasked', decidedAt: null },
      endedSessions: new Set<string>(),
      factors: noFactors,
      passkeys: [],
      labs: labs ?? labServer([], { credits: 0, owner: id }),
    }
    persons.push(person)
    return person
  }
  const issueToken = (person: MemoryPerson, client: Partial<SignInSession> = {}) => {
    const number = next()
    const token = `token-${number}`
    const now = new Date(began + number * 60_000).toISOString()
    const session: SignInSession = {
      _id: `session-${number}`,
      browser: 'Chrome',
      system: 'Linux',
      signedInAt: now,
      lastUsedAt: now,
      isCurrent: false,
      ...client,
    }
    signedIn.set(token, { person, session })
    return token
  }
  /** Ends every token of a person. */
  const endTokens = (person: MemoryPerson) => {
    for (const [token, owner] of signedIn) if (owner.person === person) signedIn.delete(token)
  }
  const mailCode = (email: string) => {
    const code = String(10_000_000 + next() * 7)
    mails.set(email, code)
    return code
  }

  const pending = pendingSignIns<MemoryPerson>(() => `challenge-${next()}`)
  const challenges = passkeyChallenges<MemoryPerson>(() => `passkey-challenge-${next()}`)

  const account: AccountAdapter = {
    signIn: async (...given) => {
      const { email, password } = checkInput(login.body, { email: given[0], password: given[1] })
      const person = byEmail(email)
      if (!person || !isPasswordOf(person, password)) throw refusal('invalid_credentials')
      return isAsking(person.factors) ? pending.begin(person) : issueToken(person)
    },
    finishSignIn: async (details) => issueToken(pending.finish(details)),
    beginPasskeySignIn: async () => challenges.request(null),
    signInWithPasskey: async (given) => {
      const { passkey } = checkInput(loginWithPasskey.body, { passkey: given })
      return issueToken(challenges.show(passkey, null, persons))
    },
    beginPasskeyStep: async (given) => {
      const { challenge } = checkInput(beginPasskeyStep.body, { challenge: given })
      return challenges.request(pending.find(challenge))
    },
    finishSignInWithPasskey: async ({ challenge: given, passkey: shown }) => {
      const { challenge, passkey } = checkInput(loginWithPasskeyStep.body, {
        challenge: given,
        passkey: shown,
      })
      const person = challenges.show(passkey, pending.find(challenge), persons)
      pending.end(challenge)
      return issueToken(person)
    },
    signOut: async (token) => void signedIn.delete(token),
    requestReset: async (given) => {
      const { email } = checkInput(forgotPassword.body, { email: given })
      const reset = `reset-${next()}`
      if (byEmail(email)) resets.set(reset, { email, otp: mailCode(email) })
      return reset
    },
    resetPassword: async (given) => {
      const { email, reset, otp, newPassword } = checkInput(resetPassword.body, given)
      const person = byEmail(email)
      const ofAddress = [...resets].filter(([, begun]) => begun.email === email)
      const [, begun] = ofAddress.findLast(([id]) => reset === undefined || id === reset) ?? []
      if (!person || begun?.otp !== otp) throw refusal('code_invalid')
      for (const [id] of ofAddress) resets.delete(id)
      person.password = newPassword
      endTokens(person)
    },
    signUpSetting: async () => 'open',
    signUp: async (given) => {
      const details = checkInput(signup.body, given)
      const registration = `registration-${next()}`
      const isTaken = byEmail(details.email) !== undefined
      if (isTaken) mails.set(details.email, null)
      registrations.set(registration, { ...details, otp: isTaken ? null : mailCode(details.email) })
      return registration
    },
    confirmSignUp: async (...given) => {
      const { registration, otp } = checkInput(confirmSignup.body, {
        registration: given[0],
        otp: given[1],
      })
      const details = registrations.get(registration)
      if (details?.otp !== otp) throw refusal('code_invalid')
      registrations.delete(registration)
      const { firstName, lastName, email, password } = details
      add(
        {
          firstName,
          lastName,
          email,
          phoneNumber: '',
          linkedInProfile: '',
          labTime: 'standard',
          gender: 'other',
          country: null,
        },
        password,
      )
    },
  }

  return {
    account,
    challenges,
    add,
    issueToken,
    endTokens,
    byToken: (token: string | undefined) => signedIn.get(token ?? '')?.person,
    /** The sessions of a person by their tokens, the last begun first. */
    sessionsOf: (person: MemoryPerson) =>
      [...signedIn]
        .filter(([, owner]) => owner.person === person)
        .map(([token, { session }]) => ({ token, session }))
        .toReversed(),
    endToken: (token: string) => signedIn.delete(token),
    byEmail,
    remove: (person: MemoryPerson) => {
      endTokens(person)
      persons.splice(persons.indexOf(person), 1)
    },
    mailedCode: (email: string) => mails.get(email) ?? null,
  }
}

export type People = ReturnType<typeof people>
