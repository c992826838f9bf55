import { apiBase } from '@rampart/contract/calls/call'
import type { Call } from '@rampart/contract/calls/call'
import type { NewPasskey, ShownPasskey } from '@rampart/contract/calls/passkeyInputs'
import { credentialWires } from '@rampart/contract/calls/credentialWires'
import type { credentialCalls } from '@rampart/contract/calls/credentialWires'
import { strictInput } from '@rampart/contract/calls/inputs'
import { callTable } from '@rampart/contract/calls/table'
import { errorsOf } from '@rampart/contract/errors/errorsOf'
import { errorTable } from '@rampart/contract/errors/errorTable'
import type { ErrorCode } from '@rampart/contract/errors/errorTable'
import { fieldErrorsOf } from '@rampart/contract/errors/fieldErrors'
import { noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import type { CodeMethod, ServerAdapters } from '@rampart/screens/adapters/adapters.ts'
import { credentialSamples } from '@rampart/screens/testing/credentialFixtures.ts'
import { samplesOf } from '@rampart/screens/testing/errorSamples.ts'
import { course as fixture, profile } from '@rampart/screens/testing/fixtures.ts'
import { correct } from '@rampart/screens/testing/learningFixtures.ts'
import { demoSite } from '@rampart/screens/testing/memory/demoSite.ts'
import { memoryTotpCode } from '@rampart/screens/testing/memory/factors.ts'
import { memoryAuthenticator } from '@rampart/screens/testing/memory/memoryAuthenticator.ts'
import { handleRequest, failureResponse } from '@rampart/screens/testing/memory/memoryServer.ts'
import { refusal } from '@rampart/screens/testing/memory/refusals.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { httpAdapters } from '../src/adapters/http.ts'
import { useBrowserStandIns } from './testing/browserStandIns.ts'

type PageCall = Exclude<keyof typeof callTable, 'healthLive' | 'healthReady'>
type Site = ReturnType<typeof demoSite>

const password = 'Rampart-demo-1!'
const details = {
  firstName: 'Nia',
  lastName: 'New',
  email: 'nia@example.org',
  password: 'a brook over mossy stones',
  invitation: null,
}
const responses = Object.entries(correct).map(([questionId, selectedOptions]) => ({
  questionId,
  selectedOptions: [...selectedOptions],
}))
const pdf = () => new File(['%PDF-1.7'], 'week-1.pdf', { type: 'application/pdf' })
const quietly = () => ({ onProgress: () => undefined, signal: new AbortController().signal })

let site: Site
let made = ''
let recoveryCode = 'M000000000000000'

/** Ends the sign-in that `pend` has begun. */
const finish =
  (method: CodeMethod, code: () => string) =>
  ({ account }: ServerAdapters) =>
    account.finishSignIn({
      email: profile.email,
      challenge: made || 'challenge-1',
      method,
      code: code(),
    })

const device = memoryAuthenticator()
const noPasskey: NewPasskey = {
  id: 'x',
  clientDataJSON: 'x',
  attestationObject: 'x',
  transports: [],
}
const nobodys: ShownPasskey = {
  id: 'x',
  clientDataJSON: 'x',
  authenticatorData: 'x',
  signature: 'x',
  userHandle: null,
}
let newPasskey = noPasskey
let shownPasskey = nobodys

/** Makes a passkey for Dana's account. */
async function makePasskey({ passkeys }: ServerAdapters): Promise<void> {
  newPasskey = (await device.create(await passkeys.begin(password))) ?? noPasskey
}

/** Adds one. */
async function addPasskey(adapters: ServerAdapters): Promise<void> {
  await makePasskey(adapters)
  made = (await adapters.passkeys.add(newPasskey))._id
}

/** Begins a sign-in that still needs a passkey. */
async function pendForPasskey(adapters: ServerAdapters): Promise<void> {
  await addPasskey(adapters)
  await adapters.passkeys.askFor(password)
  const response = await adapters.account.signIn(profile.email, password)
  if (typeof response === 'object') made = response.challenge
}

/** Turns Dana's authenticator app on. */
async function turnOn({ security }: ServerAdapters): Promise<void> {
  await security.beginTotp(password)
  recoveryCode = (await security.confirmTotp(memoryTotpCode))?.[0] ?? ''
}

/** Begins a sign-in that still needs a second factor. */
async function pend(adapters: ServerAdapters): Promise<void> {
  await turnOn(adapters)
  const response = await adapters.account.signIn(profile.email, password)
  if (typeof response === 'object') made = response.challenge
}

const callsOfCredentials = Object.fromEntries(
  credentialTypes.flatMap((type) => [
    [
      credentialWires[type].ofCourse.name,
      ({ credential }: ServerAdapters) => credential.ofCourse(type, 'linux-for-cloud'),
    ],
    [
      credentialWires[type].find.name,
      ({ credential }: ServerAdapters) => credential.find(credentialSamples[type]),
    ],
  ]),
) as Record<keyof typeof credentialCalls, (adapters: ServerAdapters) => Promise<unknown>>

/** How each call is made; a good response needs what `ready` has prepared in the site in memory. */
const calls: Record<PageCall, (adapters: ServerAdapters) => Promise<unknown>> = {
  search: ({ catalogue }) => catalogue.search('linux', undefined),
  getSitePage: ({ catalogue }) => catalogue.page('help'),
  explore: ({ catalogue }) => catalogue.list(noFilter, null),
  login: ({ account }) => account.signIn(profile.email, password),
  logout: ({ account }) => account.signOut(site.dana),
  forgotPassword: ({ account }) => account.requestReset(profile.email),
  resetPassword: ({ account }) =>
    account.resetPassword({
      email: profile.email,
      reset: made,
      otp: site.people.mailedCode(profile.email) ?? '12345678',
      newPassword: 'another brook',
    }),
  signupSetting: ({ account }) => account.signUpSetting(),
  signup: ({ account }) => account.signUp(details),
  confirmSignup: ({ account }) =>
    account.confirmSignUp(made, site.people.mailedCode(details.email) ?? '12345678'),
  getCourse: ({ course }) => course.get('linux-for-cloud'),
  enrol: ({ course }) => course.enrol(fixture._id, null),
  courseStatus: ({ course }) => course.status(fixture._id),
  getLab: ({ lab }) => lab.get('jwt-forgery'),
  startLab: ({ lab }) => lab.start('jwt-forgery', 30),
  listLabSessions: ({ lab }) => lab.sessions(),
  getLabSession: ({ lab }) => lab.session(made || 'session-1'),
  endLabSession: ({ lab }) => lab.end(made || 'session-1'),
  openLabTerminal: ({ lab }) => lab.openTerminal(made || 'session-1'),
  extendLabSession: ({ lab }) => lab.extend(made || 'session-1', 30),
  openLabHint: ({ lab }) => lab.openHint(made || 'session-1', 'ledger-code', 1),
  getLabNotes: ({ lab }) => lab.notes('jwt-forgery'),
  saveLabNotes: ({ lab }) =>
    lab.saveNotes('jwt-forgery', { text: 'Seen.', basedOn: 0, writer: 'a', edit: 1, age: 0 }),
  dropLabNotesCopy: ({ lab }) => lab.dropNotesCopy('jwt-forgery', 'copy-1'),
  getLabDebrief: ({ lab }) => lab.debrief('jwt-forgery'),
  getLesson: ({ lesson }) => lesson.get('lesson-2'),
  completeLesson: ({ lesson }) => lesson.complete('lesson-2'),
  saveLessonPosition: ({ lesson }) => lesson.savePosition('lesson-2', 12),
  getTranscript: ({ lesson }) => lesson.transcript('lesson-2'),
  submitQuiz: ({ lesson }) => lesson.submitQuiz('quiz-1', responses),
  practiceQuiz: ({ lesson }) => lesson.practiceQuiz('quiz-1', responses.slice(0, 1)),
  reviewQuiz: ({ lesson }) => lesson.reviewQuiz('quiz-1'),
  ongoingCourses: ({ learning }) => learning.ongoing(),
  completedCourses: ({ learning }) => learning.completed(),
  nextSteps: ({ learning }) => learning.next(fixture.slug),
  learnerMap: ({ learning }) => learning.map(),
  getMapPage: ({ learning }) => learning.mapPage(),
  setMapPage: ({ learning }) => learning.setMapPage({ isPublic: true, showsName: true }),
  viewMap: ({ learning }) => learning.publicMap(made || 'a'.repeat(24)),
  listCredentials: ({ credential }) => credential.list(),
  ...callsOfCredentials,
  getProfile: ({ user }) => user.profile(),
  updateProfile: ({ user }) => user.updateProfile({ ...profile, firstName: 'Dee' }),
  updatePassword: ({ user }) => user.changePassword(password, 'another brook'),
  getEvidence: ({ credential }) => credential.evidence(),
  setEvidence: ({ credential }) => credential.showEvidence(true),
  getPreferences: ({ user }) => user.preferences(),
  updatePreferences: ({ user }) => user.savePreferences({ theme: 'dark', motion: 'system' }),
  exportUser: ({ user }) => user.exportData(),
  deleteUser: ({ user }) => user.deleteAccount(password, false),
  listSessions: ({ security }) => security.sessions(),
  endSession: ({ security }) => security.endSession(made || 'session-1'),
  endOtherSessions: ({ security }) => security.endOtherSessions(),
  getFactors: ({ security }) => security.factors(),
  beginTotp: ({ security }) => security.beginTotp(password),
  confirmTotp: ({ security }) => security.confirmTotp(memoryTotpCode),
  removeTotp: ({ security }) => security.removeTotp(password),
  renewRecoveryCodes: ({ security }) => security.renewRecoveryCodes(password),
  loginWithTotp: finish('totp', () => memoryTotpCode),
  loginWithRecoveryCode: finish('recovery', () => recoveryCode),
  listPasskeys: ({ passkeys }) => passkeys.list(),
  beginPasskey: ({ passkeys }) => passkeys.begin(password),
  addPasskey: ({ passkeys }) => passkeys.add(newPasskey),
  renamePasskey: ({ passkeys }) => passkeys.rename(made || 'passkey-1', 'My phone'),
  removePasskey: ({ passkeys }) => passkeys.remove(made || 'passkey-1', password),
  askForPasskey: ({ passkeys }) => passkeys.askFor(password),
  stopAskingForPasskey: ({ passkeys }) => passkeys.stopAsking(password),
  beginPasskeyLogin: ({ account }) => account.beginPasskeySignIn(),
  loginWithPasskey: ({ account }) => account.signInWithPasskey(shownPasskey),
  beginPasskeyStep: ({ account }) => account.beginPasskeyStep(made || 'challenge-1'),
  loginWithPasskeyStep: ({ account }) =>
    account.finishSignInWithPasskey({
      email: profile.email,
      challenge: made || 'challenge-1',
      passkey: shownPasskey,
    }),
  listRequests: ({ requests }) => requests.list(),
  askOperator: ({ requests }) => requests.ask({ kind: 'credits', note: '' }),
  askForName: ({ requests }) =>
    requests.askForName({
      credentialId: 'CSN-DEMO000001',
      firstName: 'A',
      lastName: 'B',
      note: '',
    }),
  creditLedger: ({ lab }) => lab.credits(),
  askForOpening: ({ bootcamp }) => bootcamp.askForOpening('cyber', profile.email),
  confirmOpening: ({ bootcamp }) => bootcamp.confirmOpening(made),
  leaveOpening: ({ bootcamp }) => bootcamp.leaveOpening('0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44'),
  requestTaskAccess: ({ bootcamp }) => bootcamp.requestAccess('aws', profile.email),
  getTask: ({ bootcamp }) => bootcamp.task(),
  submitTask: ({ bootcamp }) =>
    bootcamp.submit({
      internshipInterest: false,
      mentorshipInterest: true,
      bootcampFeedback: 'The reviews taught me the most.',
    }),
  uploadTaskFile: ({ bootcamp }) => bootcamp.upload('weeklyTask', pdf(), quietly()),
  deleteTaskFile: ({ bootcamp }) => bootcamp.removeFile('weeklyTask'),
}

/** What a good response needs. */
const ready: Partial<Record<PageCall, (adapters: ServerAdapters) => Promise<unknown>>> = {
  resetPassword: async ({ account }) => (made = await account.requestReset(profile.email)),
  confirmOpening: async ({ bootcamp }) => {
    await bootcamp.askForOpening('cyber', profile.email)
    made = site.openingLink(profile.email)?.code ?? ''
  },
  confirmSignup: async ({ account }) => (made = await account.signUp(details)),
  getLabSession: async ({ lab }) => (made = await lab.start('jwt-forgery', 30)),
  endLabSession: async ({ lab }) => (made = await lab.start('jwt-forgery', 30)),
  extendLabSession: async ({ lab }) => {
    made = await lab.start('jwt-forgery', 30)
    site.danaLabs.move(made, 'active')
  },
  openLabHint: async ({ lab }) => (made = await lab.start('jwt-forgery', 30)),
  openLabTerminal: async ({ lab }) => {
    made = await lab.start('jwt-forgery', 30)
    site.danaLabs.move(made, 'active')
  },
  getLabDebrief: async ({ lab }) => {
    const id = await lab.start('jwt-forgery', 30)
    site.danaLabs.move(id, 'active')
    const { mission } = await lab.session(id)
    site.danaLabs.report(id, mission?.checks.map((check) => check.id) ?? [])
  },
  endSession: async ({ security }) => (made = (await security.sessions())[0]?._id ?? ''),
  confirmTotp: ({ security }) => security.beginTotp(password),
  renewRecoveryCodes: turnOn,
  loginWithTotp: pend,
  loginWithRecoveryCode: pend,
  addPasskey: makePasskey,
  renamePasskey: addPasskey,
  removePasskey: addPasskey,
  askForPasskey: addPasskey,
  loginWithPasskey: async (adapters) => {
    await addPasskey(adapters)
    const request = await adapters.account.beginPasskeySignIn()
    shownPasskey = (await device.show(request)) ?? nobodys
  },
  beginPasskeyStep: pendForPasskey,
  loginWithPasskeyStep: async (adapters) => {
    await pendForPasskey(adapters)
    shownPasskey = (await device.show(await adapters.account.beginPasskeyStep(made))) ?? nobodys
  },
  viewMap: async ({ learning }) => {
    made = (await learning.setMapPage({ isPublic: true, showsName: true }))?.id ?? ''
  },
  reviewQuiz: ({ lesson }) => lesson.submitQuiz('quiz-1', responses),
  submitTask: ({ bootcamp }) => bootcamp.upload('weeklyTask', pdf(), quietly()),
}

/** The site in memory responds. */
const memory = async (request: Request) =>
  (await handleRequest(site, request)) ?? new Response(null, { status: 404 })

let respond: (request: Request) => Promise<Response> = memory
const asked: string[] = []

const send = (address: string | URL, init?: RequestInit) => {
  const request = new Request(new URL(address, 'https://site.test'), init)
  asked.push(`${request.method} ${new URL(request.url).pathname}`)
  return respond(request)
}
useBrowserStandIns(() => 'https://site.test', send)

beforeEach(() => {
  site = demoSite()
  made = ''
  respond = memory
})

const adapters = () => httpAdapters(send, { learner: () => site.dana, bootcamp: () => site.pat })

describe.each(Object.keys(calls) as PageCall[])('%s', (name) => {
  const call: Call = callTable[name]
  const make = () => calls[name](adapters())

  it('gives a good response to the screen', async () => {
    await ready[name]?.(adapters())
    asked.splice(0)
    await make()
    const path = apiBase + call.path.replace(/:\w+/g, '[^/]+')
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^${call.method} ${path}$`))])
  })

  it.each(errorsOf(call))('fails with %s, its details and the server’s words', async (code) => {
    for (const sample of samplesOf(code)) {
      const failure = refusal(code as 'too_few_credits', sample as never)
      respond = async () => failureResponse(failure)
      const { status } = errorTable[code as ErrorCode]
      const { message: serverMessage, fieldErrors } = failure
      await expect(make()).rejects.toMatchObject({
        status,
        code,
        details: sample ?? {},
        serverMessage,
        fieldErrors,
      })
    }
  })

  it('waits for a slow response', async () => {
    await ready[name]?.(adapters())
    asked.splice(0)
    const { promise, resolve } = Promise.withResolvers<void>()
    respond = async (request) => {
      await promise
      return memory(request)
    }
    let isSettled = false
    const response = make().finally(() => (isSettled = true))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(isSettled).toBe(false)
    resolve()
    await response
  })

  it.each([
    ['of another shape', () => Response.json({ message: 7, data: { _id: null }, token: null })],
    ['that is no JSON', () => new Response('<!doctype html><title>Welcome</title>')],
  ])('says that a response %s cannot be read', async (_how, broken) => {
    respond = async () => broken()
    await expect(make()).rejects.toMatchObject({ status: 0, isUnreadable: true })
  })

  it('says that there is no way to the server', async () => {
    respond = () => Promise.reject(new TypeError('offline'))
    const failure: unknown = await make().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AdapterError)
    expect(failure).toMatchObject({ status: 0, isUnreadable: false, code: undefined })
  })
})

describe('an older server', () => {
  const fetched = async (filter: CatalogueFilter) => {
    const { items } = await adapters().catalogue.list(noFilter, null)
    respond = async () => Response.json({ success: true, data: items })
    return { items, page: await adapters().catalogue.list(filter, null) }
  }

  it('sends the whole catalogue, which has no next page', async () => {
    const { items, page } = await fetched({ ...noFilter, types: ['lab'] })
    expect(page).toEqual({ items, total: items.length, next: null })
    expect(asked.at(-1)).toBe('GET /api/explore')
  })

  it('sends it, too, where it knows no filters and refuses them', async () => {
    const { items } = await adapters().catalogue.list(noFilter, null)
    const refused = { path: '', msg: 'Unknown field: type.', code: 'unknown_field' }
    const body = { success: false, message: '', code: 'invalid_request', errors: [refused] }
    const responses = [Response.json(body, { status: 400 })]
    respond = async () => responses.pop() ?? Response.json({ success: true, data: items })
    const page = await adapters().catalogue.list({ ...noFilter, types: ['lab'] }, null)
    expect(page).toEqual({ items, total: items.length, next: null })
  })

  /** A process whose contract lacks a field of a call's body, in front of the site in memory. */
  const before = (call: Call, field: string) => async (request: Request) => {
    const { [field]: _unknown, ...known } = call.body?.shape ?? {}
    const { error } = strictInput(known).safeParse(await request.clone().json())
    if (!error) return memory(request)
    const errors = fieldErrorsOf(error.issues)
    const body = { success: false, message: 'Invalid.', code: 'invalid_request', errors }
    return Response.json(body, { status: 400 })
  }

  it('gets a call without its new fields once it has refused them', async () => {
    const { lab } = adapters()
    const id = await lab.start('jwt-forgery', 30)
    site.danaLabs.move(id, 'active')
    respond = before(callTable.extendLabSession, 'ttl')
    asked.splice(0)
    expect((await lab.extend(id, 60, 30)).ttl).toBe(90)
    expect(asked).toEqual(Array(2).fill(`POST /api/lab/sessions/${id}/extend`))
  })

  it('is asked once more only without what is new', async () => {
    const { lab } = adapters()
    respond = before(callTable.extendLabSession, 'duration')
    asked.splice(0)
    await expect(lab.extend('session-1', 60, 30)).rejects.toMatchObject({ status: 400 })
    await expect(lab.extend('session-1', 60)).rejects.toMatchObject({ status: 400 })
    expect(asked).toHaveLength(3)
  })
})
