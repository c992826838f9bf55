import {
  confirmSignup,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  signupSetting,
} from '@rampart/contract/calls/auth'
import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import {
  deleteTaskFile,
  getTask,
  submitTask,
  uploadTaskFile,
} from '@rampart/contract/calls/bootcampTask'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { listCredentials } from '@rampart/contract/calls/credentials'
import { credentialWires } from '@rampart/contract/calls/credentialWires'
import { creditLedger } from '@rampart/contract/calls/credits'
import { getEvidence, setEvidence } from '@rampart/contract/calls/evidence'
import {
  beginTotp,
  confirmTotp,
  getFactors,
  loginWithRecoveryCode,
  loginWithTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@rampart/contract/calls/factors'
import {
  endLabSession,
  extendLabSession,
  getLab,
  getLabSession,
  listLabSessions,
  openLabHint,
  openLabTerminal,
  startLab,
} from '@rampart/contract/calls/lab'
import {
  dropLabNotesCopy,
  getLabDebrief,
  getLabNotes,
  saveLabNotes,
} from '@rampart/contract/calls/labNotes'
import {
  completeLesson,
  getLesson,
  getTranscript,
  saveLessonPosition,
} from '@rampart/contract/calls/lesson'
import { practiceQuiz, reviewQuiz, submitQuiz } from '@rampart/contract/calls/quiz'
import { endOtherSessions, endSession, listSessions } from '@rampart/contract/calls/sessions'
import {
  deleteUser,
  exportUser,
  getPreferences,
  getProfile,
  updatePassword,
  updatePreferences,
  profileChange,
  updateProfile,
} from '@rampart/contract/calls/user'
import { fromListed } from '@rampart/contract/rules/credentialWire'
import type { ServerAdapters } from '@rampart/screens/adapters/adapters.ts'
import { catalogueAdapter } from './catalogue.ts'
import { noDevices } from './devices.ts'
import type { DeviceTokens } from './devices.ts'
import { fitsLeaving } from './fitsLeaving.ts'
import { learningAdapter } from './learning.ts'
import { openingAdapter } from './openings.ts'
import { requestAdapter } from './operatorRequests.ts'
import { passkeyAdapters } from './passkeys.ts'
import { createRequest } from './request.ts'
import type { Send, Tokens } from './request.ts'

/** The screens' adapters over the contract's calls. */
export function httpAdapters(
  send: Send,
  tokens: Tokens,
  devices: DeviceTokens = noDevices,
  language?: () => string,
): ServerAdapters {
  const request = createRequest(send, tokens, language)
  const { passkeys, byPasskey } = passkeyAdapters(request, devices)
  return {
    catalogue: catalogueAdapter(request),
    course: {
      get: async (slug) => (await request(getCourse, { params: { slug } })).data,
      status: async (courseId) => (await request(courseStatus, { body: { courseId } })).data,
      enrol: async (courseId, accessCode) =>
        (await request(enrol, { body: { courseId, accessCode } })).data,
    },
    lesson: {
      get: async (lessonId) => (await request(getLesson, { params: { lessonId } })).data,
      complete: async (lessonId) => {
        const { progress, nextLesson } = (await request(completeLesson, { params: { lessonId } }))
          .data
        return { completed: progress.completed, nextLesson: nextLesson?._id ?? null }
      },
      savePosition: async (lessonId, seconds) =>
        void (await request(saveLessonPosition, {
          params: { lessonId },
          body: { seconds },
          keepalive: true,
        })),
      transcript: async (lessonId) => (await request(getTranscript, { params: { lessonId } })).data,
      submitQuiz: async (quizId, responses) =>
        (await request(submitQuiz, { body: { quizId, responses: [...responses] } })).data,
      practiceQuiz: async (quizId, responses) =>
        (await request(practiceQuiz, { body: { quizId, responses: [...responses] } })).data.missed,
      reviewQuiz: async (quizId) => (await request(reviewQuiz, { params: { quizId } })).data,
    },
    learning: learningAdapter(request),
    credential: {
      list: async () => (await request(listCredentials)).data.credentials.map(fromListed),
      ofCourse: async (type, slug) => {
        const { ofCourse, field, fromWire } = credentialWires[type]
        const own = (await request(ofCourse, { params: { slug } }))[field]
        return own === null ? null : fromWire(own)
      },
      find: async ({ type, credentialId }) => {
        const { find, idParameter, field, fromWire } = credentialWires[type]
        return fromWire((await request(find, { params: { [idParameter]: credentialId } }))[field])
      },
      evidence: async () => (await request(getEvidence)).data,
      showEvidence: async (isShown) => (await request(setEvidence, { body: { isShown } })).data,
    },
    lab: {
      get: async (labPath) => (await request(getLab, { params: { labPath } })).data,
      sessions: async () => (await request(listLabSessions)).data,
      session: async (sessionId) => (await request(getLabSession, { params: { sessionId } })).data,
      start: async (labPath, duration) =>
        (await request(startLab, { params: { labPath }, body: { configuration: { duration } } }))
          .data._id,
      end: async (sessionId) => (await request(endLabSession, { params: { sessionId } })).data,
      openTerminal: async (sessionId) =>
        (await request(openLabTerminal, { params: { sessionId } })).data,
      extend: async (sessionId, duration, ttl) =>
        (await request(extendLabSession, { params: { sessionId }, body: { duration, ttl } })).data,
      openHint: async (sessionId, checkId, number) =>
        (await request(openLabHint, { params: { sessionId, checkId }, body: { number } })).data,
      notes: async (labPath) => (await request(getLabNotes, { params: { labPath } })).data,
      saveNotes: async (labPath, body, isLeaving = false) =>
        (
          await request(saveLabNotes, {
            params: { labPath },
            body,
            keepalive: isLeaving && fitsLeaving(body.text),
          })
        ).data,
      dropNotesCopy: async (labPath, copyId) =>
        (await request(dropLabNotesCopy, { params: { labPath, copyId } })).data,
      debrief: async (labPath) => (await request(getLabDebrief, { params: { labPath } })).data,
      credits: async () => (await request(creditLedger)).data,
      // Only one page reads streams: their code is loaded with the first one.
      follow: async (...session) =>
        (await import('./follow.ts')).createFollow(send, tokens)(...session),
    },
    account: {
      signIn: async (email, password) => {
        const device = devices.read(email)
        const response = await request(login, { body: { email, password, device } })
        if (response.data.device) devices.keep(email, response.data.device)
        return response.token || response.data.token || response.data.factor
      },
      finishSignIn: async ({ email, challenge, method, code }) => {
        const body = { challenge, code, device: devices.read(email) }
        const call = method === 'totp' ? loginWithTotp : loginWithRecoveryCode
        const { token, data } = await request(call, { body })
        if (data.device) devices.keep(email, data.device)
        return token
      },
      ...byPasskey,
      signOut: async (token) => void (await request(logout, { token, keepalive: true })),
      requestReset: async (email) =>
        (await request(forgotPassword, { body: { email } })).data.reset,
      resetPassword: async (details) => void (await request(resetPassword, { body: details })),
      signUpSetting: async () => (await request(signupSetting)).data.signup,
      signUp: async (details) => (await request(signup, { body: details })).data.registration,
      confirmSignUp: async (registration, otp) =>
        void (await request(confirmSignup, { body: { registration, otp } })),
    },
    user: {
      profile: async () => (await request(getProfile)).data,
      updateProfile: async (profile) =>
        (await request(updateProfile, { body: profileChange(profile) })).data,
      changePassword: async (currentPassword, newPassword) =>
        (await request(updatePassword, { body: { currentPassword, newPassword } })).token,
      preferences: async () => (await request(getPreferences)).data,
      savePreferences: async ({ theme, motion }) =>
        (await request(updatePreferences, { body: { theme, motion } })).data,
      exportData: async () => (await request(exportUser)).data,
      deleteAccount: async (currentPassword, deleteCredentials) =>
        void (await request(deleteUser, { body: { currentPassword, deleteCredentials } })),
    },
    security: {
      sessions: async () => (await request(listSessions)).data,
      endSession: async (sessionId) => void (await request(endSession, { params: { sessionId } })),
      endOtherSessions: async () => (await request(endOtherSessions)).token,
      factors: async () => (await request(getFactors)).data,
      beginTotp: async (currentPassword) =>
        (await request(beginTotp, { body: { currentPassword } })).data,
      confirmTotp: async (code) =>
        (await request(confirmTotp, { body: { code } })).data.recoveryCodes,
      removeTotp: async (currentPassword) =>
        void (await request(removeTotp, { body: { currentPassword } })),
      renewRecoveryCodes: async (currentPassword) =>
        (await request(renewRecoveryCodes, { body: { currentPassword } })).data.recoveryCodes,
    },
    passkeys,
    bootcamp: {
      requestAccess: async (slug, email) =>
        void (await request(requestTaskAccess, { body: { bootcampId: slug, email } })),
      ...openingAdapter(request),
      task: async () => (await request(getTask)).data,
      upload: async (fileKind, file, upload) =>
        (
          await request(uploadTaskFile, {
            params: { fileKind },
            body: { file },
            // Only one page shows progress: its code is loaded with the first upload.
            through: async (...sent) =>
              (await import('./upload.ts')).sendWithProgress(upload)(...sent),
          })
        ).data.file,
      removeFile: async (fileKind) =>
        void (await request(deleteTaskFile, { params: { fileKind } })),
      submit: async ({ internshipInterest, mentorshipInterest, bootcampFeedback }) =>
        (
          await request(submitTask, {
            body: {
              internshipInterest: `${internshipInterest}`,
              mentorshipInterest: `${mentorshipInterest}`,
              bootcampFeedback,
            },
          })
        ).data,
    },
    requests: requestAdapter(request),
  }
}
