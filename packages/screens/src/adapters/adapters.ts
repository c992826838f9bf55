import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import type { EvidenceState } from '@rampart/contract/calls/evidence'
import type { ProfileChange } from '@rampart/contract/calls/user'
import type {
  BootcampParticipant,
  BootcampTask,
  TaskFile,
  TaskFileKind,
} from '@rampart/contract/entities/bootcampTask'
import type { CompletedCourse } from '@rampart/contract/entities/completedCourse'
import type { Course } from '@rampart/contract/entities/course'
import type { CredentialId, CredentialType } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView, ListedCredential } from '@rampart/contract/rules/credentialWire'
import type { LackRequest, NameRequest } from '@rampart/contract/calls/operatorRequests'
import type { CreditLedgerEntry } from '@rampart/contract/entities/creditLedgerEntry'
import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'
import type { Lab } from '@rampart/contract/entities/lab'
import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { LabNotes } from '@rampart/contract/entities/labNotes'
import type { LearnerMap } from '@rampart/contract/entities/learnerMap'
import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Lesson } from '@rampart/contract/entities/lesson'
import type { NextSteps } from '@rampart/contract/entities/nextSteps'
import type { OngoingCourse } from '@rampart/contract/entities/ongoingCourse'
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@rampart/contract/entities/passkey'
import type { MissedQuestion, QuizOutcome } from '@rampart/contract/entities/quizResult'
import type { QuizReview } from '@rampart/contract/entities/quizReview'
import type { OperatorRequest } from '@rampart/contract/entities/operatorRequest'
import type { Preferences } from '@rampart/contract/entities/preferences'
import type {
  FactorMethod,
  PendingSignIn,
  SecondFactors,
  TotpSetup,
} from '@rampart/contract/entities/secondFactor'
import type { SignInSession } from '@rampart/contract/entities/signInSession'
import type { Transcript } from '@rampart/contract/entities/transcript'
import type { UserProfile } from '@rampart/contract/entities/userProfile'
import type { SignupSetting } from '@rampart/contract/entities/values'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import type { Verification } from '@rampart/verify'
import type { CatalogueAdapter } from './catalogueAdapter.ts'
import type { MapPageAdapter } from './mapPageAdapter.ts'

/** Reads courses and enrols the signed-in learner. */
export interface CourseAdapter {
  get(slug: string): Promise<Course>
  /** Null while not enrolled. */
  status(courseId: string): Promise<EnrolmentStatus | null>
  /**
   * `accessCode` is the invite code, null if none is needed. Returns the lesson to go to, if any;
   * also for a learner who is already enrolled.
   */
  enrol(courseId: string, accessCode: string | null): Promise<{ currentLesson: string | null }>
}

/** Reads and completes the lessons of courses that the learner is enrolled in. */
export interface LessonAdapter {
  get(lessonId: string): Promise<Lesson>
  /**
   * Completes a lesson. Returns whether the course is completed with it, and the lesson to go on
   * with, if any. Completing it again returns the same.
   */
  complete(lessonId: string): Promise<{ completed: boolean; nextLesson: string | null }>
  /** Keeps where the learner is in the video, seconds from its start. */
  savePosition(lessonId: string, seconds: number): Promise<void>
  /** What its film says, from the captions; null if there are none. */
  transcript(lessonId: string): Promise<Transcript | null>
  submitQuiz(quizId: string, responses: readonly QuizResponse[]): Promise<QuizOutcome>
  /**
   * Checks answers to some of the questions and keeps nothing. Returns those that are still wrong.
   */
  practiceQuiz(quizId: string, responses: readonly QuizResponse[]): Promise<MissedQuestion[]>
  /** The solution, once passed. */
  reviewQuiz(quizId: string): Promise<QuizReview>
}

/** The options chosen for a question. */
export interface QuizResponse {
  questionId: string
  selectedOptions: string[]
}

/** Lists the learner's courses. */
export interface LearningAdapter extends MapPageAdapter {
  ongoing(): Promise<OngoingCourse[]>
  completed(): Promise<CompletedCourse[]>
  /** What to go on with after a course. */
  next(slug: string): Promise<NextSteps>
  /** What the learner has done in courses and labs, in one call. */
  map(): Promise<LearnerMap>
}

/** Reads credentials, the learner's own and public ones. */
export interface CredentialAdapter {
  list(): Promise<ListedCredential[]>
  /** The learner's own of a kind for a course; null if there is none. */
  ofCourse(type: CredentialType, slug: string): Promise<CredentialView | null>
  /** Anyone's; the ID in any case. */
  find(id: CredentialId): Promise<CredentialView>
  /** Whether the learner's own show solved labs, and what they show or would show. */
  evidence(): Promise<EvidenceState>
  /**
   * Gives or withdraws the learner's consent; repeating the call is a success too. Returns what
   * `evidence` returns afterwards.
   */
  showEvidence(isShown: boolean): Promise<EvidenceState>
}

/** A ticket with which the terminal of a lab session sends requests to its target. */
export interface TerminalPass {
  ticket: string
  /** ISO 8601. */
  expiresAt: string
  /**
   * A ticket for the session's own shell, valid once; null if its terminal is a shell in the
   * browser.
   */
  shell: { ticket: string } | null
}

/** A text that a tab wants to be the notes of a lab. */
export interface NotesWrite {
  text: string
  /** The version that was read before the text was typed. */
  basedOn: number
  /** Names the tab. */
  writer: string
  /** Which of the tab's writes it is, from 1. */
  edit: number
  /** Seconds since it was typed. */
  age: number
}

/** Reads labs and runs the learner's sessions. */
export interface LabAdapter {
  get(path: string): Promise<Lab>
  sessions(): Promise<LabSession[]>
  session(sessionId: string): Promise<LabSession>
  /** Returns the new session's id. */
  start(path: string, duration: LabDuration): Promise<string>
  /**
   * Ends a session. Returns it with its refunded credits. A success too if the learner has ended it
   * before.
   */
  end(sessionId: string): Promise<LabSession>
  /**
   * Adds time for credits. Returns the changed session. `ttl` is the session's before the
   * extension, minutes: with it, repeating the call adds nothing.
   */
  extend(sessionId: string, duration: LabDuration, ttl?: number): Promise<LabSession>
  /**
   * Opens the hint with this number, from 1, of a check; returns the session. Hints are opened in
   * order; to open one again is a success too.
   */
  openHint(sessionId: string, checkId: string, number: number): Promise<LabSession>
  /** Returns a ticket for the terminal of an active session. */
  openTerminal(sessionId: string): Promise<TerminalPass>
  /** The balance and ledger; `monthly` is what the account gets each calendar month. */
  credits(): Promise<{ balance: number; entries: CreditLedgerEntry[]; monthly: number }>
  /** The learner's own notes of a lab; empty ones of version 0 before anything was written. */
  notes(path: string): Promise<LabNotes>
  /**
   * Writes notes. If another tab or device has written since the version that they are based on,
   * the text that was typed later becomes the notes and the other a copy. The same write again
   * changes nothing. With `isLeaving` it is sent even while the page is being left, if it is short
   * enough.
   */
  saveNotes(path: string, write: NotesWrite, isLeaving?: boolean): Promise<LabNotes>
  /** Drops a copy; one that is gone is a success too. */
  dropNotesCopy(path: string, copyId: string): Promise<LabNotes>
  /** For a learner who has solved the lab. */
  debrief(path: string): Promise<LabDebrief>
  /**
   * Calls `onSession` with the session as it is now, and after each change. Resolves when the
   * server ends the stream, which is no failure: the session has ended, or the caller should follow
   * it again. Also resolves, without an error, once `signal` is aborted.
   */
  follow(
    sessionId: string,
    onSession: (session: LabSession) => void,
    signal: AbortSignal,
  ): Promise<void>
}

/** What the learner asked the operator of the site for. */
export interface RequestAdapter {
  /** Newest first. */
  list(): Promise<OperatorRequest[]>
  /** Asks for something. While a request of the same kind is open, returns that one. */
  ask(wanted: LackRequest): Promise<OperatorRequest>
  /**
   * Asks for another name on an own, valid credential. While a request for it is open, returns that
   * one.
   */
  askForName(wanted: NameRequest): Promise<OperatorRequest>
}

/**
 * Texts kept in this browser: what was chosen or typed and not sent yet. Forgotten when the learner
 * logs out.
 */
export interface DraftAdapter {
  /** Null if there is none. */
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
  /** Forgets all of them: on logging out. */
  clear(): void
}

/** The operator's addresses, of pages or for mail, where learners get credits or a subscription. */
export interface Ways {
  readonly credits: string
  readonly subscription: string
  /**
   * Which of them learners request on the page instead: those for which the operator set no
   * address, only a general mail address.
   */
  readonly requests: Readonly<Record<'credits' | 'subscription', boolean>>
}

/** Tells the time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Signing in and out, signing up, and setting a new password. */
export interface AccountAdapter {
  /**
   * Returns the token; the pending sign-in if a second factor is asked for; undefined if the server
   * sent neither.
   */
  signIn(email: string, password: string): Promise<string | PendingSignIn | undefined>
  /** Ends a pending sign-in with a code. Returns the token. */
  finishSignIn(details: FactorDetails): Promise<string>
  /** Returns the options with which to ask for any passkey of this site. */
  beginPasskeySignIn(): Promise<PasskeyRequest>
  /** Signs in with a passkey alone. Returns the token. */
  signInWithPasskey(passkey: ShownPasskey): Promise<string>
  /** Returns the options with which to ask for a passkey of a pending sign-in's account. */
  beginPasskeyStep(challenge: string): Promise<PasskeyRequest>
  /** Ends a pending sign-in with a passkey. Returns the token. */
  finishSignInWithPasskey(details: PasskeyStepDetails): Promise<string>
  /**
   * Tells the server that this token has ended; may be repeated. The browser has forgotten the
   * token already. It is sent even while the page is being left.
   */
  signOut(token: string): Promise<void>
  /**
   * Mails a code. Returns the id of this reset, to be sent with the code. The result has the same
   * form whether or not the address is known.
   */
  requestReset(email: string): Promise<string>
  resetPassword(details: ResetDetails): Promise<void>
  /** Who may open an account. */
  signUpSetting(): Promise<SignupSetting>
  /** Mails a code. Returns the id of this registration, for confirming it. */
  signUp(details: SignUpDetails): Promise<string>
  confirmSignUp(registration: string, otp: string): Promise<void>
}

/** A second factor that is a code to type. */
export type CodeMethod = Exclude<FactorMethod, 'passkey'>

/** What a visitor gives to end a pending sign-in. */
export interface FactorDetails {
  email: string
  /** Of the pending sign-in. */
  challenge: string
  /** The kind of the code. */
  method: CodeMethod
  code: string
}

/** What a visitor gives to end a pending sign-in with a passkey. */
export interface PasskeyStepDetails {
  email: string
  /** Of the pending sign-in. */
  challenge: string
  passkey: ShownPasskey
}

/** What a visitor gives to set a new password. */
export interface ResetDetails {
  email: string
  /** The id of the reset that the code was mailed for; without it the newest is meant. */
  reset?: string | undefined
  otp: string
  newPassword: string
}

/** What a visitor gives to open an account. */
export interface SignUpDetails {
  firstName: string
  lastName: string
  email: string
  password: string
  /** Null if the operator asks for none. */
  invitation: string | null
}

/**
 * Reads and changes the profile, settings and password of the signed-in learner, and deletes the
 * account.
 */
export interface UserAdapter {
  profile(): Promise<UserProfile>
  /**
   * Saves what a learner may change; `email` must be the account's own. Returns the saved profile.
   */
  updateProfile(profile: ProfileChange): Promise<UserProfile>
  /** Ends every session; returns the new token of this one. */
  changePassword(currentPassword: string, newPassword: string): Promise<string>
  preferences(): Promise<Preferences>
  savePreferences(preferences: Preferences): Promise<Preferences>
  /** Everything that the site has about the learner, by section. */
  exportData(): Promise<Record<string, unknown>>
  deleteAccount(currentPassword: string, deleteCredentials: boolean): Promise<void>
}

/** Reads and changes the sessions and second factors of the signed-in learner's account. */
export interface SecurityAdapter {
  /** Where the account is signed in to, the last used first. */
  sessions(): Promise<SignInSession[]>
  /** Ends one of them at once; one that has ended already is no failure. */
  endSession(sessionId: string): Promise<void>
  /** Ends all except this one; returns the new token of this one. */
  endOtherSessions(): Promise<string>
  /** What the account asks for besides the password. */
  factors(): Promise<SecondFactors>
  /** Makes the secret of an authenticator app; nothing is asked for before a code confirms it. */
  beginTotp(currentPassword: string): Promise<TotpSetup>
  /**
   * Turns the app on. Returns the account's recovery codes, which are shown once; null if it has
   * some already.
   */
  confirmTotp(code: string): Promise<string[] | null>
  /** Turns the app off; one that is off is no failure. */
  removeTotp(currentPassword: string): Promise<void>
  /** Returns new recovery codes, in the place of all earlier ones. */
  renewRecoveryCodes(currentPassword: string): Promise<string[]>
}

/** Reads and changes the passkeys of the signed-in learner's account. */
export interface PasskeyAdapter {
  /** The last used first. */
  list(): Promise<Passkey[]>
  /** Returns the options from which to create a passkey. */
  begin(currentPassword: string): Promise<PasskeyCreation>
  add(passkey: NewPasskey): Promise<Passkey>
  rename(passkeyId: string, name: string): Promise<Passkey>
  /** One that is gone already is no failure. */
  remove(passkeyId: string, currentPassword: string): Promise<void>
  /**
   * Makes the sign-in ask for a passkey after the password. Returns the account's recovery codes,
   * which are shown once; null if it has some already.
   */
  askFor(currentPassword: string): Promise<string[] | null>
  /** Makes the sign-in no longer ask for a passkey; no failure if it does not ask. */
  stopAsking(currentPassword: string): Promise<void>
}

/** Lets participants of bootcamps, who need no account, hand in their task. */
export interface BootcampAdapter {
  /** Mails a link to the task; the same whether or not the address is registered. */
  requestAccess(slug: string, email: string): Promise<void>
  /**
   * Mails a link that confirms the address to be told when applications open; the same for every
   * address.
   */
  askForOpening(slug: string, email: string): Promise<void>
  /** Confirms the address with the code of a mailed link; returns the bootcamp's slug. */
  confirmOpening(code: string): Promise<string>
  /** Deletes the address of a mail; no failure if there is none. */
  leaveOpening(noticeId: string): Promise<void>
  task(): Promise<{ task: BootcampTask; user: BootcampParticipant }>
  /**
   * Replaces an earlier file of this kind. `onProgress` gets the percentage sent, 0 to 100;
   * `signal` cancels the upload.
   */
  upload(
    kind: TaskFileKind,
    file: File,
    upload: { onProgress: (percent: number) => void; signal: AbortSignal },
  ): Promise<TaskFile>
  /** No failure if there is none. */
  removeFile(kind: TaskFileKind): Promise<void>
  submit(answers: {
    internshipInterest: boolean
    mentorshipInterest: boolean
    bootcampFeedback: string
  }): Promise<BootcampTask>
}

/** Checks signed credentials here, in the reader's own browser. */
export interface VerificationAdapter {
  /** The signed document of a published credential. */
  document(id: CredentialId): Promise<unknown>
  /** Whether this site's issuer signed a document, and it is still valid. */
  verify(document: unknown): Promise<Verification>
}

/**
 * Creates and uses passkeys with the help of the browser, which asks the visitor. Methods return
 * null if the visitor canceled, was too slow, or has no passkey: browsers do not tell which. Other
 * failures have the status 400.
 */
export interface AuthenticatorAdapter {
  /** Whether there can be passkeys here. Asks nothing and loads nothing. */
  isSupported(): boolean
  /** Fails with the code `passkey_known` if the device has a passkey of the account already. */
  create(options: PasskeyCreation): Promise<NewPasskey | null>
  show(options: PasskeyRequest): Promise<ShownPasskey | null>
  /**
   * Offers passkeys among the browser's suggestions, until one is chosen, or `signal` or another
   * request ends that. Calls `begin` only if the browser can do it.
   */
  offer(begin: () => Promise<PasskeyRequest>, signal: AbortSignal): Promise<ShownPasskey | null>
}

/** Reads recordings of terminals, which are files of the site. */
export interface FilmAdapter {
  /** The recording at an address, as text (asciicast). */
  recording(url: string): Promise<string>
}

/** The adapters that read and write on the server. */
export interface ServerAdapters {
  catalogue: CatalogueAdapter
  course: CourseAdapter
  lesson: LessonAdapter
  learning: LearningAdapter
  credential: CredentialAdapter
  lab: LabAdapter
  bootcamp: BootcampAdapter
  account: AccountAdapter
  user: UserAdapter
  security: SecurityAdapter
  passkeys: PasskeyAdapter
  requests: RequestAdapter
}

/** What the screens need from outside; an application gives real ones, stories in-memory ones. */
export interface Adapters extends ServerAdapters {
  verification: VerificationAdapter
  authenticator: AuthenticatorAdapter
  drafts: DraftAdapter
  films: FilmAdapter
  clock: Clock
  ways: Ways
}
