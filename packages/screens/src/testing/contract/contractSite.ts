import type { BootcampParticipant } from '@rampart/contract/entities/bootcampTask'
import type { AccessType, CompletionCredential } from '@rampart/contract/entities/course'
import type {
  AuthenticatorAdapter,
  DraftAdapter,
  QuizResponse,
  ServerAdapters,
  VerificationAdapter,
} from '../../adapters/adapters.ts'

/** Tokens of the person that adapters make calls for; empty for a visitor. */
export interface ContractTokens {
  /** Token of a signed-in learner. */
  learner?: string
  /** Token of a bootcamp's participant. */
  bootcamp?: string
}

/** A learner that was made for a test, signed in with `token`. */
export interface ContractLearner {
  id: string
  firstName: string
  lastName: string
  email: string
  password: string
  token: string
}

/**
 * A course that was made for a test. Its last lesson is its quiz, all others are videos; no learner
 * is enrolled.
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
 * A participant of a bootcamp that was made for a test, who has submitted nothing; `token` is that
 * of an access link.
 */
export interface ContractParticipant {
  id: string
  bootcampSlug: string
  user: BootcampParticipant
  token: string
}

/**
 * A site on which the contract of the adapters is tested: it provides adapters, and makes the data
 * that a test needs. Each test uses people and things of its own, so that it does not depend on the
 * tests before.
 */
export interface ContractSite {
  adapters: (tokens?: ContractTokens) => ServerAdapters
  verification: () => VerificationAdapter
  drafts: () => DraftAdapter
  addLearner: (credits: number) => Promise<ContractLearner>
  /** Gives a learner a valid subscription. */
  subscribe: (learner: ContractLearner) => Promise<void>
  /** `inviteCode` is valid for any number of learners. */
  addCourse: (values: {
    accessType: AccessType
    completionCredential: CompletionCredential
    inviteCode: string
    /** The paths of the labs that are part of it. @default none */
    labs?: string[]
  }) => Promise<ContractCourse>
  /** A lab whose sessions last four hours at most. */
  addLab: () => Promise<{ path: string; title: string }>
  /** Adds the pages with the operator's words. */
  addPages: () => Promise<void>
  /** Makes a queued session active or failed, or lets the time of an active one end. */
  moveSession: (sessionId: string, to: 'active' | 'failed' | 'expired') => Promise<void>
  /** Lets the target of an active session report which of its checks are true. */
  reportChecks: (sessionId: string, holding: readonly string[]) => Promise<void>
  addParticipant: () => Promise<ContractParticipant>
  /** A reviewer's decision on a submitted task. */
  review: (
    participant: ContractParticipant,
    status: 'incomplete' | 'approved',
    comment: string | null,
  ) => Promise<void>
  /** Revokes a certificate or badge. */
  revoke: (credentialId: string) => Promise<void>
  /**
   * The code and id in the last mail to this address about an opening; null if it has none, or
   * there is no mail.
   */
  openingLink: (email: string) => Promise<{ code: string; id: string } | null>
  /** The code of the last mail to this address; null if that has none, or there is no mail. */
  mailedCode: (email: string) => Promise<string | null>
  /**
   * A code of the authenticator app with this secret, valid now: a new one each time, up to two.
   */
  totpCode: (secret: string) => Promise<string>
  /** A device without passkeys that asks no person. */
  authenticator: () => Pick<AuthenticatorAdapter, 'create' | 'show'>
}
