import type { BootcampParticipant } from '@rampart/contract/entities/bootcampTask'
import type { AccessType, CompletionCredential } from '@rampart/contract/entities/course'
import type {
  AuthenticatorAdapter,
  DraftAdapter,
  QuizResponse,
  ServerAdapters,
  VerificationAdapter,
} from '../../adapters/adapters.ts'

/** Tokens of the person that adapters make calls for; none for a visitor. */
export interface ContractTokens {
  /** Of a signed-in learner. */
  learner?: string
  /** Of a bootcamp's participant. */
  bootcamp?: string
}

/** A learner whom a test asked for, signed in with `token`. */
export interface ContractLearner {
  id: string
  firstName: string
  lastName: string
  email: string
  password: string
  token: string
}

/**
 * A course that a test asked for. Its last lesson is its quiz, all others are videos; no learner is
 * enrolled.
 */
export interface ContractCourse {
  slug: string
  title: string
  lessonIds: string[]
  quizId: string
  rightAnswers: QuizResponse[]
  wrongAnswers: QuizResponse[]
}

/**
 * A participant of a bootcamp whom a test asked for, who has handed in nothing; `token` is that of
 * an access link.
 */
export interface ContractParticipant {
  id: string
  bootcampSlug: string
  user: BootcampParticipant
  token: string
}

/**
 * Where the contract of the adapters is tried: it hands out adapters, and makes what a test needs
 * to exist behind them. Each test asks for people and things of its own, so that nothing depends on
 * the tests before.
 */
export interface ContractSite {
  adapters: (tokens?: ContractTokens) => ServerAdapters
  verification: () => VerificationAdapter
  drafts: () => DraftAdapter
  addLearner: (credits: number) => Promise<ContractLearner>
  /** Gives a learner a subscription that runs. */
  subscribe: (learner: ContractLearner) => Promise<void>
  /** `inviteCode` is good for any number of learners. */
  addCourse: (values: {
    accessType: AccessType
    completionCredential: CompletionCredential
    inviteCode: string
    /** The paths of the labs that are part of it; none if it is left out. */
    labs?: string[]
  }) => Promise<ContractCourse>
  /** A lab whose sessions last four hours at most. */
  addLab: () => Promise<{ path: string; title: string }>
  /** The pages of the operator's words. */
  addPages: () => Promise<void>
  /** Has a queued session become active or fail, or the time of an active one be over. */
  moveSession: (sessionId: string, to: 'active' | 'failed' | 'expired') => Promise<void>
  /** Has the target of an active session report which of its checks hold. */
  reportChecks: (sessionId: string, holding: readonly string[]) => Promise<void>
  addParticipant: () => Promise<ContractParticipant>
  /** A reviewer's word on a submitted task. */
  review: (
    participant: ContractParticipant,
    status: 'incomplete' | 'approved',
    comment: string | null,
  ) => Promise<void>
  /** Takes a certificate or badge back. */
  revoke: (credentialId: string) => Promise<void>
  /**
   * What the last mail to this address about an opening leads to; null if it has none, or there is
   * no mail.
   */
  openingLink: (email: string) => Promise<{ code: string; id: string } | null>
  /** The code of the last mail to this address; null if that has none, or there is no mail. */
  mailedCode: (email: string) => Promise<string | null>
  /** A code of the authenticator app with this secret, good now: each time another, up to two. */
  totpCode: (secret: string) => Promise<string>
  /** A device without passkeys, which asks nobody. */
  authenticator: () => Pick<AuthenticatorAdapter, 'create' | 'show'>
}
