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
   * Whether the course is completed with it, and the lesson to go on with, if any. Completing it
   * again returns the same.
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
   * Gives or withdraws the learner's consent; said before, it is a success too. Returns what
   * `evidence` returns then.
   */
  showEvidence(isShown: boolean): Promise<EvidenceState>
}

/** Lets the terminal of a lab session ask its target. */
export interface TerminalPass {
  ticket: string
  /** ISO 8601. */
  expiresAt: string
  /**
   * A pass for the session's own shell, good once; null if its terminal is a shell in the browser.
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
   * Returns the session with what came back of its credits; ended by the learner already, it is a
   * success too.
   */
  end(sessionId: string): Promise<LabSession>
  /**
   * For credits, as `start`; returns the session as it is then. With `ttl`, what the session's was
   * before, the same call again adds nothing.
   */
  extend(sessionId: string, duration: LabDuration, ttl?: number): Promise<LabSession>
  /**
   * Opens the hint of this number, from 1, of a check, one after another; returns the session. One
   * that is open is a success too.
   */
  openHint(sessionId: string, checkId: string, number: number): Promise<LabSession>
  /** A pass for the terminal of an active session. */
  openTerminal(sessionId: string): Promise<TerminalPass>
  /** With what the account gets each calendar month. */
  credits(): Promise<{ balance: number; entries: CreditLedgerEntry[]; monthly: number }>
  /** The learner's own notes of a lab; empty ones of version 0 before anything was written. */
  notes(path: string): Promise<LabNotes>
  /**
   * Writes notes. If somebody else wrote since the version they are based on, the text typed later
   * is the notes and the other a copy; the same write twice is one. With `isLeaving` it goes out
   * even while the page is being left, if it is short enough.
   */
  saveNotes(path: string, write: NotesWrite, isLeaving?: boolean): Promise<LabNotes>
  /** Drops a copy; one that is gone is a success too. */
  dropNotesCopy(path: string, copyId: string): Promise<LabNotes>
  /** For a learner who has solved the lab. */
  debrief(path: string): Promise<LabDebrief>
  /**
   * Calls `onSession` with a session as it is now, and after each change of it. Resolves when the
   * server ends that, which is no failure: with the session, or to begin again. Ends at `signal`
   * without a word.
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
  /** While one of the kind is open, it is returned. */
  ask(wanted: LackRequest): Promise<OperatorRequest>
  /** For an own, valid credential; while one for it is open, that is returned. */
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

/**
 * Where learners get what they lack: addresses of pages or to write to, of the operator's choice.
 */
export interface Ways {
  readonly credits: string
  readonly subscription: string
  /**
   * For which of them learners ask the operator on the page instead: if there is no address but
   * that of the operator's mail.
   */
  readonly requests: Readonly<Record<'credits' | 'subscription', boolean>>
}

/** Tells the time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** Lets people in and out: signing in, signing up and the ways back in. */
export interface AccountAdapter {
  /**
   * Returns the token; where a second factor is asked for, what to go on with; undefined if the
   * server sent neither.
   */
  signIn(email: string, password: string): Promise<string | PendingSignIn | undefined>
  /** Shows a second factor. Returns the token. */
  finishSignIn(details: FactorDetails): Promise<string>
  /** Asks what to ask any passkey of this site for. */
  beginPasskeySignIn(): Promise<PasskeyRequest>
  /** Signs in with a passkey alone. Returns the token. */
  signInWithPasskey(passkey: ShownPasskey): Promise<string>
  /** Asks what to ask a passkey of a pending sign-in's account for. */
  beginPasskeyStep(challenge: string): Promise<PasskeyRequest>
  /** Shows a passkey as the second factor. Returns the token. */
  finishSignInWithPasskey(details: PasskeyStepDetails): Promise<string>
  /**
   * Tells the server that this token has ended, any number of times; here it is forgotten already.
   * Goes out even while the page is being left.
   */
  signOut(token: string): Promise<void>
  /**
   * Mails a code. Returns the id of this reset, which the code works with; of the same form whether
   * or not the address is known.
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
  /** What the code is of. */
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

/** Reads and changes what belongs to the signed-in learner as a person. */
export interface UserAdapter {
  profile(): Promise<UserProfile>
  /**
   * Keeps what a learner may change of it; `email` must be the account's own. Returns the profile
   * as it is kept.
   */
  updateProfile(profile: ProfileChange): Promise<UserProfile>
  /** Ends every session; returns the token of this one's successor. */
  changePassword(currentPassword: string, newPassword: string): Promise<string>
  preferences(): Promise<Preferences>
  savePreferences(preferences: Preferences): Promise<Preferences>
  /** Everything that the site has about the learner, by section. */
  exportData(): Promise<Record<string, unknown>>
  deleteAccount(currentPassword: string, deleteCredentials: boolean): Promise<void>
}

/** Shows the signed-in learner who can get into the account, and keeps others out. */
export interface SecurityAdapter {
  /** Where the account is signed in to, the last used first. */
  sessions(): Promise<SignInSession[]>
  /** Ends one of them at once; one that has ended already is no failure. */
  endSession(sessionId: string): Promise<void>
  /** Ends all but this one; returns the token of this one's successor. */
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
  /** Asks what to make a passkey from. */
  begin(currentPassword: string): Promise<PasskeyCreation>
  add(passkey: NewPasskey): Promise<Passkey>
  rename(passkeyId: string, name: string): Promise<Passkey>
  /** One that is gone already is no failure. */
  remove(passkeyId: string, currentPassword: string): Promise<void>
  /**
   * Has a passkey asked for after the password. Returns the account's recovery codes, which are
   * shown once; null if it has some already.
   */
  askFor(currentPassword: string): Promise<string[] | null>
  /** Ends that; if none is asked for it is no failure. */
  stopAsking(currentPassword: string): Promise<void>
}

/** Lets participants of bootcamps, who need no account, hand in their task. */
export interface BootcampAdapter {
  /** Mails a link to the task; the same whether or not the address is registered. */
  requestAccess(slug: string, email: string): Promise<void>
  /** Mails a link that confirms that one may be told when it opens; the same for every address. */
  askForOpening(slug: string, email: string): Promise<void>
  /** Confirms the address of a mailed link; the bootcamp's slug. */
  confirmOpening(code: string): Promise<string>
  /** Deletes the address of a mail; no failure if there is none. */
  leaveOpening(noticeId: string): Promise<void>
  task(): Promise<{ task: BootcampTask; user: BootcampParticipant }>
  /**
   * Replaces an earlier file of this kind. `onProgress` gets the percentage sent, 0 to 100;
   * `signal` breaks the upload off.
   */
  upload(
    kind: TaskFileKind,
    file: File,
    upload: { onProgress: (percent: number) => void; signal: AbortSignal },
  ): Promise<TaskFile>
  /** None is no failure. */
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
  /** Whether a document is what this site's issuer said and is still valid. */
  verify(document: unknown): Promise<Verification>
}

/**
 * Makes and shows passkeys, with the help of browser and device, which ask the visitor. Null if
 * nothing came of it: the visitor broke it off, was too slow, or has no passkey to show; browsers
 * do not say which. Other failures have the status 400.
 */
export interface AuthenticatorAdapter {
  /** Whether there can be passkeys here. Asks nothing and loads nothing. */
  isSupported(): boolean
  /** Fails with the code `passkey_known` where the device has one of the account. */
  create(options: PasskeyCreation): Promise<NewPasskey | null>
  show(options: PasskeyRequest): Promise<ShownPasskey | null>
  /**
   * Offers passkeys among what the browser fills in, until one is chosen, or `signal` or another
   * request ends it. Asks `begin` where the browser can do that.
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
