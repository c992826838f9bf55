import { credentialWires } from '@rampart/contract/calls/credentialWires'
import { catalogueHandlers } from './catalogueHandlers.ts'
import type { credentialCalls } from '@rampart/contract/calls/credentialWires'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { toListed } from '@rampart/contract/rules/credentialWire'
import type {
  Call,
  CallBody,
  CallParams,
  CallQuery,
  CallResponse,
} from '@rampart/contract/calls/call'
import type { callTable } from '@rampart/contract/calls/table'
import { lessonHandlers } from './lessonHandlers.ts'
import { labRecordHandlers } from './labRecordHandlers.ts'
import type { ServerAdapters } from '../../adapters/adapters.ts'

type Table = Omit<typeof callTable, 'healthLive' | 'healthReady'>

/** The input of a response. */
export interface MemoryInput<C extends Call> {
  adapters: ServerAdapters
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  token: string
}

/** The function that makes the response of each call. */
export type Handlers = {
  readonly [Name in keyof Table]: (
    input: MemoryInput<Table[Name]>,
  ) => Promise<Omit<CallResponse<Table[Name]>, 'success'>>
}

const message = 'Done.'

/** The responses about each kind of credential. */
const credentialHandlers = Object.fromEntries(
  credentialTypes.flatMap((type) => {
    const { find, idParameter, ofCourse, field, toWire } = credentialWires[type]
    return [
      [
        ofCourse.name,
        async ({ adapters, params }: MemoryInput<typeof ofCourse>) => {
          const found = await adapters.credential.ofCourse(type, String(params['slug']))
          return { [field]: found && toWire(found) }
        },
      ],
      [
        find.name,
        async ({ adapters, params }: MemoryInput<typeof find>) => {
          const credentialId = String(params[idParameter])
          return { [field]: toWire(await adapters.credential.find({ type, credentialId })) }
        },
      ],
    ]
  }),
) as unknown as Pick<Handlers, keyof typeof credentialCalls>

const signedIn = (token: string) => {
  const user = { _id: 'user', firstName: 'Dana', lastName: 'Demo', email: 'dana@demo.test' }
  return { token, data: { token, user } }
}

/** What a site in memory returns for each call, by its adapters. */
export const memoryHandlers: Handlers = {
  ...catalogueHandlers,

  login: async ({ adapters, body }) => {
    const signIn = (await adapters.account.signIn(body.email, body.password)) ?? ''
    return typeof signIn === 'string' ? signedIn(signIn) : { data: { factor: signIn } }
  },
  loginWithTotp: async ({ adapters, body: { challenge, code } }) =>
    signedIn(await adapters.account.finishSignIn({ email: '', challenge, method: 'totp', code })),
  loginWithRecoveryCode: async ({ adapters, body: { challenge, code } }) =>
    signedIn(
      await adapters.account.finishSignIn({ email: '', challenge, method: 'recovery', code }),
    ),
  logout: async ({ adapters, token }) => {
    await adapters.account.signOut(token)
    return {}
  },
  forgotPassword: async ({ adapters, body }) => {
    const reset = await adapters.account.requestReset(body.email)
    return { message: 'A code is on its way.', data: { reset } }
  },
  resetPassword: async ({ adapters, body }) => {
    await adapters.account.resetPassword(body)
    return { message: 'The password is set.' }
  },
  signupSetting: async ({ adapters }) => ({
    data: { signup: await adapters.account.signUpSetting() },
  }),
  signup: async ({ adapters, body }) => ({
    message,
    data: { registration: await adapters.account.signUp(body) },
  }),
  confirmSignup: async ({ adapters, body }) => {
    await adapters.account.confirmSignUp(body.registration, body.otp)
    return { message }
  },

  getCourse: async ({ adapters, params }) => ({ data: await adapters.course.get(params.slug) }),
  enrol: async ({ adapters, body }) => ({
    message,
    data: await adapters.course.enrol(body.courseId, body.accessCode),
  }),
  courseStatus: async ({ adapters, body }) => ({
    data: await adapters.course.status(body.courseId),
  }),

  getLab: async ({ adapters, params }) => ({ data: await adapters.lab.get(params.labPath) }),
  startLab: async ({ adapters, params, body }) => ({
    message,
    data: { _id: await adapters.lab.start(params.labPath, body.configuration.duration) },
  }),
  listLabSessions: async ({ adapters }) => ({ data: await adapters.lab.sessions() }),
  getLabSession: async ({ adapters, params }) => ({
    data: await adapters.lab.session(params.sessionId),
  }),
  endLabSession: async ({ adapters, params }) => ({
    message,
    data: await adapters.lab.end(params.sessionId),
  }),
  openLabTerminal: async ({ adapters, params }) => ({
    data: await adapters.lab.openTerminal(params.sessionId),
  }),
  extendLabSession: async ({ adapters, params, body }) => ({
    message,
    data: await adapters.lab.extend(params.sessionId, body.duration, body.ttl),
  }),
  openLabHint: async ({ adapters, params, body }) => ({
    data: await adapters.lab.openHint(params.sessionId, params.checkId, body.number),
  }),
  ...labRecordHandlers,
  getEvidence: async ({ adapters }) => ({ data: await adapters.credential.evidence() }),
  setEvidence: async ({ adapters, body }) => ({
    data: await adapters.credential.showEvidence(body.isShown),
  }),

  listRequests: async ({ adapters }) => ({ data: await adapters.requests.list() }),
  askOperator: async ({ adapters, body }) => ({ data: await adapters.requests.ask(body) }),
  askForName: async ({ adapters, body }) => ({ data: await adapters.requests.askForName(body) }),
  creditLedger: async ({ adapters }) => ({ data: await adapters.lab.credits() }),

  ...lessonHandlers,

  listCredentials: async ({ adapters }) => ({
    data: { credentials: (await adapters.credential.list()).map(toListed) },
  }),
  ...credentialHandlers,

  getProfile: async ({ adapters }) => ({ data: await adapters.user.profile() }),
  updateProfile: async ({ adapters, body }) => ({
    message,
    data: await adapters.user.updateProfile(body),
  }),
  updatePassword: async ({ adapters, body }) => ({
    message,
    token: await adapters.user.changePassword(body.currentPassword, body.newPassword),
  }),
  getPreferences: async ({ adapters }) => ({ data: await adapters.user.preferences() }),
  updatePreferences: async ({ adapters, body }) => ({
    data: await adapters.user.savePreferences(body),
  }),
  exportUser: async ({ adapters }) => ({ data: await adapters.user.exportData() }),
  deleteUser: async ({ adapters, body }) => {
    await adapters.user.deleteAccount(body.currentPassword, body.deleteCredentials)
    return { message }
  },

  listSessions: async ({ adapters }) => ({ data: await adapters.security.sessions() }),
  endSession: async ({ adapters, params }) => {
    await adapters.security.endSession(params.sessionId)
    return {}
  },
  endOtherSessions: async ({ adapters }) => ({
    token: await adapters.security.endOtherSessions(),
  }),
  getFactors: async ({ adapters }) => ({ data: await adapters.security.factors() }),
  beginTotp: async ({ adapters, body }) => ({
    data: await adapters.security.beginTotp(body.currentPassword),
  }),
  confirmTotp: async ({ adapters, body }) => ({
    data: { recoveryCodes: await adapters.security.confirmTotp(body.code) },
  }),
  removeTotp: async ({ adapters, body }) => {
    await adapters.security.removeTotp(body.currentPassword)
    return {}
  },
  renewRecoveryCodes: async ({ adapters, body }) => ({
    data: { recoveryCodes: await adapters.security.renewRecoveryCodes(body.currentPassword) },
  }),

  listPasskeys: async ({ adapters }) => ({ data: await adapters.passkeys.list() }),
  beginPasskey: async ({ adapters, body }) => ({
    data: await adapters.passkeys.begin(body.currentPassword),
  }),
  addPasskey: async ({ adapters, body }) => ({ data: await adapters.passkeys.add(body.passkey) }),
  renamePasskey: async ({ adapters, params, body }) => ({
    data: await adapters.passkeys.rename(params.passkeyId, body.name),
  }),
  removePasskey: async ({ adapters, params, body }) => {
    await adapters.passkeys.remove(params.passkeyId, body.currentPassword)
    return {}
  },
  askForPasskey: async ({ adapters, body }) => ({
    data: { recoveryCodes: await adapters.passkeys.askFor(body.currentPassword) },
  }),
  stopAskingForPasskey: async ({ adapters, body }) => {
    await adapters.passkeys.stopAsking(body.currentPassword)
    return {}
  },
  beginPasskeyLogin: async ({ adapters }) => ({
    data: await adapters.account.beginPasskeySignIn(),
  }),
  loginWithPasskey: async ({ adapters, body }) =>
    signedIn(await adapters.account.signInWithPasskey(body.passkey)),
  beginPasskeyStep: async ({ adapters, body }) => ({
    data: await adapters.account.beginPasskeyStep(body.challenge),
  }),
  loginWithPasskeyStep: async ({ adapters, body: { challenge, passkey } }) =>
    signedIn(await adapters.account.finishSignInWithPasskey({ email: '', challenge, passkey })),

  requestTaskAccess: async ({ adapters, body }) => {
    await adapters.bootcamp.requestAccess(body.bootcampId, body.email)
    return { message }
  },
  askForOpening: async ({ adapters, body }) => {
    await adapters.bootcamp.askForOpening(body.bootcampId, body.email)
    return {}
  },
  confirmOpening: async ({ adapters, body }) => ({
    bootcampId: await adapters.bootcamp.confirmOpening(body.code),
  }),
  leaveOpening: async ({ adapters, params }) => {
    await adapters.bootcamp.leaveOpening(params.noticeId)
    return {}
  },
  getTask: async ({ adapters }) => ({ data: await adapters.bootcamp.task() }),
  submitTask: async ({ adapters, body }) => ({
    data: await adapters.bootcamp.submit({
      internshipInterest: body.internshipInterest === 'true',
      mentorshipInterest: body.mentorshipInterest === 'true',
      bootcampFeedback: body.bootcampFeedback,
    }),
  }),
  uploadTaskFile: async ({ adapters, params, body }) => ({
    data: {
      file: await adapters.bootcamp.upload(params.fileKind, body.file, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    },
  }),
  deleteTaskFile: async ({ adapters, params }) => {
    await adapters.bootcamp.removeFile(params.fileKind)
    return {}
  },
}
