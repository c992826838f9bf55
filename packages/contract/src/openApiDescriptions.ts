import type { Call, CallAuth } from './calls/call.ts'
import type { callTable } from './calls/table.ts'

/** What the server does with a call; not a part of the call for clients. */
export interface Served {
  /** Its response is the same for everyone: clients may keep it, and ask by its `ETag`. */
  readonly isStored: boolean
  /** Its texts are in the language that the client asks for. */
  readonly isTranslated: boolean
}

const callers: Record<CallAuth, string> = {
  public: 'For anyone.',
  learner: 'For learners, with the token of a sign-in.',
  bootcamp: 'For participants of a bootcamp, with the token of their access link.',
}

const kept = 'The response can be kept: ask for it again with its `ETag`.'
const translated = 'Texts are in the language of `Accept-Language` if they are translated.'

/** The description of files, which caches may keep for anyone. */
export const fileDescription = `${callers.public} ${kept}`

/** What a call's summary and schemas do not tell. */
export function describeCall(
  { auth, errors, newFields = [] }: Call,
  { isStored, isTranslated }: Served,
): string {
  return [
    callers[auth],
    ...(isTranslated ? [translated] : []),
    ...(isStored ? [kept] : []),
    ...(newFields.length > 0
      ? [`A server of the release before does not know ${list(newFields)}.`]
      : []),
    ...(errors.length > 0 ? [`Refused with ${list(errors)}.`] : []),
  ].join(' ')
}

const list = (names: readonly string[]) =>
  names.map((name) => `\`${name}\``).join(names.length > 2 ? ', ' : ' or ')

type FirstPart<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer Only}`
    ? Only
    : never

/** The first parts of the paths of calls, and of what is no call. */
type Tag = FirstPart<(typeof callTable)[keyof typeof callTable]['path']> | 'issuer'

const tagDescriptions: Record<Tag, string> = {
  explore: 'The catalogue of courses and labs.',
  search: 'Search in all that anyone may read.',
  page: 'Pages of the operator: help, accessibility, privacy, terms.',
  auth: 'Sign-up, sign-in, sign-out, and new passwords.',
  course: 'Courses, and the enrolment in them.',
  lab: 'Labs, their sessions, and what a learner writes in them.',
  lesson: 'Lessons of a course, for those who are enrolled.',
  quiz: 'Quizzes of lessons.',
  mylearning: 'What a learner has begun, completed and can go on with.',
  map: 'Maps that learners have made public.',
  credentials: 'All credentials of a learner, and what they show.',
  certificate: 'Certificates: to read, to look up, and as files.',
  badge: 'Badges: to read, to look up, and as files.',
  user: 'The own account: profile, preferences, password, second factors, sessions.',
  credits: 'The credits of a learner.',
  requests: 'Requests of a learner to the operator.',
  bootcamp: 'Bootcamps: notice of an opening, and access to the own task.',
  'bootcamp-task': 'The own task of a bootcamp, and its files.',
  health: 'Whether the process runs and can serve requests.',
  issuer: 'What credentials are checked with: keys of the issuer, and which are revoked.',
}

export const tags = Object.entries(tagDescriptions).map(([name, description]) => ({
  name,
  description,
}))
