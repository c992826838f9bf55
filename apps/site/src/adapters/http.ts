import { confirmSignup, forgotPassword, login, logout, resetPassword, signup, signupSetting } from '@rampart/contract/calls/auth'
import { courseBadge, viewBadge } from '@rampart/contract/calls/badge'
import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import { deleteTaskFile, getTask, submitTask, uploadTaskFile } from '@rampart/contract/calls/bootcampTask'
import { courseCertificate, verifyCertificate } from '@rampart/contract/calls/certificate'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { listCredentials } from '@rampart/contract/calls/credentials'
import { creditLedger } from '@rampart/contract/calls/credits'
import { explore } from '@rampart/contract/calls/explore'
import { endLabSession, extendLabSession, getLab, getLabSession, listLabSessions, startLab } from '@rampart/contract/calls/lab'
import { completedCourses, ongoingCourses } from '@rampart/contract/calls/learning'
import { completeLesson, getLesson, saveLessonPosition } from '@rampart/contract/calls/lesson'
import { reviewQuiz, submitQuiz } from '@rampart/contract/calls/quiz'
import { deleteUser, exportUser, getPreferences, getProfile, updatePassword, updatePreferences, updateProfile } from '@rampart/contract/calls/user'
import type { ServerAdapters } from '@rampart/screens/adapters/adapters.ts'
import { createRequest } from './request.ts'
import type { Send, Tokens } from './request.ts'
import { sendWithProgress } from './upload.ts'

/** The screens' adapters over the contract's calls. */
export function httpAdapters(send: Send, tokens: Tokens): ServerAdapters {
  const request = createRequest(send, tokens)
  return {
    catalogue: {
      list: async () => (await request(explore)).data,
    },
    course: {
      get: async (slug) => (await request(getCourse, { params: { slug } })).data,
      status: async (courseId) => (await request(courseStatus, { body: { courseId } })).data,
      enrol: async (courseId, accessCode) => (await request(enrol, { body: { courseId, accessCode } })).data,
    },
    lesson: {
      get: async (lessonId) => (await request(getLesson, { params: { lessonId } })).data,
      complete: async (lessonId) => {
        const { progress, nextLesson } = (await request(completeLesson, { params: { lessonId } })).data
        return { completed: progress.completed, nextLesson: nextLesson?._id ?? null }
      },
      savePosition: async (lessonId, seconds) => void (await request(saveLessonPosition, { params: { lessonId }, body: { seconds }, keepalive: true })),
      submitQuiz: async (quizId, responses) => (await request(submitQuiz, { body: { quizId, responses: [...responses] } })).data,
      reviewQuiz: async (quizId) => (await request(reviewQuiz, { params: { quizId } })).data,
    },
    learning: {
      ongoing: async () => (await request(ongoingCourses)).data,
      completed: async () => (await request(completedCourses)).data,
    },
    credential: {
      list: async () => (await request(listCredentials)).data.credentials,
      courseCertificate: async (slug) => (await request(courseCertificate, { params: { slug } })).certificate,
      courseBadge: async (slug) => (await request(courseBadge, { params: { slug } })).data,
      certificate: async (certId) => (await request(verifyCertificate, { params: { certId } })).certificate,
      badge: async (badgeId) => (await request(viewBadge, { params: { badgeId } })).data,
    },
    lab: {
      get: async (labPath) => (await request(getLab, { params: { labPath } })).data,
      sessions: async () => (await request(listLabSessions)).data,
      session: async (sessionId) => (await request(getLabSession, { params: { sessionId } })).data,
      start: async (labPath, duration) => (await request(startLab, { params: { labPath }, body: { configuration: { duration } } })).data._id,
      end: async (sessionId) => void (await request(endLabSession, { params: { sessionId } })),
      extend: async (sessionId, duration) => (await request(extendLabSession, { params: { sessionId }, body: { duration } })).data,
      credits: async () => (await request(creditLedger)).data,
    },
    account: {
      signIn: async (email, password) => {
        const answer = await request(login, { body: { email, password } })
        return answer.token || answer.data.token
      },
      signOut: async (token) => void (await request(logout, { token, keepalive: true })),
      requestReset: async (email) => (await request(forgotPassword, { body: { email } })).message,
      resetPassword: async (email, otp, newPassword) => (await request(resetPassword, { body: { email, otp, newPassword } })).message,
      signUpSetting: async () => (await request(signupSetting)).data.signup,
      signUp: async (details) => (await request(signup, { body: details })).data.registration,
      confirmSignUp: async (registration, otp) => void (await request(confirmSignup, { body: { registration, otp } })),
    },
    user: {
      profile: async () => (await request(getProfile)).data,
      updateProfile: async ({ firstName, lastName, email, phoneNumber, linkedInProfile, gender }) =>
        (await request(updateProfile, { body: { firstName, lastName, email, phoneNumber, linkedInProfile, gender } })).data,
      changePassword: async (currentPassword, newPassword) => (await request(updatePassword, { body: { currentPassword, newPassword } })).token,
      preferences: async () => (await request(getPreferences)).data,
      savePreferences: async ({ theme, motion }) => (await request(updatePreferences, { body: { theme, motion } })).data,
      exportData: async () => (await request(exportUser)).data,
      deleteAccount: async (currentPassword, deleteCredentials) => void (await request(deleteUser, { body: { currentPassword, deleteCredentials } })),
    },
    bootcamp: {
      requestAccess: async (slug, email) => void (await request(requestTaskAccess, { body: { bootcampId: slug, email } })),
      task: async () => (await request(getTask)).data,
      upload: async (fileKind, file, upload) =>
        (await request(uploadTaskFile, { params: { fileKind }, body: { file }, through: sendWithProgress(upload) })).data.file,
      removeFile: async (fileKind) => void (await request(deleteTaskFile, { params: { fileKind } })),
      submit: async ({ internshipInterest, mentorshipInterest, bootcampFeedback }) =>
        (
          await request(submitTask, {
            body: { internshipInterest: `${internshipInterest}`, mentorshipInterest: `${mentorshipInterest}`, bootcampFeedback },
          })
        ).data,
    },
  }
}
