import {
  confirmSignup,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  signupSetting,
} from './auth.ts'
import { requestTaskAccess } from './bootcamp.ts'
import { deleteTaskFile, getTask, submitTask, uploadTaskFile } from './bootcampTask.ts'
import { courseStatus, enrol, getCourse } from './course.ts'
import { listCredentials } from './credentials.ts'
import { credentialCalls } from './credentialWires.ts'
import { creditLedger } from './credits.ts'
import { getEvidence, setEvidence } from './evidence.ts'
import { explore } from './explore.ts'
import {
  beginTotp,
  confirmTotp,
  getFactors,
  loginWithRecoveryCode,
  loginWithTotp,
  removeTotp,
  renewRecoveryCodes,
} from './factors.ts'
import {
  endLabSession,
  extendLabSession,
  getLab,
  getLabSession,
  listLabSessions,
  openLabHint,
  openLabTerminal,
  startLab,
} from './lab.ts'
import { dropLabNotesCopy, getLabDebrief, getLabNotes, saveLabNotes } from './labNotes.ts'
import { askForName, askOperator, listRequests } from './operatorRequests.ts'
import { completedCourses, learnerMap, nextSteps, ongoingCourses } from './learning.ts'
import { completeLesson, getLesson, getTranscript, saveLessonPosition } from './lesson.ts'
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyStep,
  listPasskeys,
  loginWithPasskey,
  loginWithPasskeyStep,
  removePasskey,
  renamePasskey,
  stopAskingForPasskey,
} from './passkeys.ts'
import { getMapPage, setMapPage, viewMap } from './mapPage.ts'
import { practiceQuiz, reviewQuiz, submitQuiz } from './quiz.ts'
import { askForOpening, confirmOpening, leaveOpening } from './openingNotice.ts'
import { search } from './search.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { getSitePage } from './sitePage.ts'
import { healthLive, healthReady } from './system.ts'
import {
  deleteUser,
  exportUser,
  getPreferences,
  getProfile,
  updatePassword,
  updatePreferences,
  updateProfile,
} from './user.ts'

/**
 * Every call by its name, for the server's tests and the reference. Clients import single calls.
 * Specification §7.
 */
export const callTable = {
  explore,
  search,
  getSitePage,
  login,
  logout,
  forgotPassword,
  resetPassword,
  signupSetting,
  signup,
  confirmSignup,
  getCourse,
  enrol,
  courseStatus,
  getLab,
  startLab,
  listLabSessions,
  getLabSession,
  endLabSession,
  extendLabSession,
  openLabHint,
  openLabTerminal,
  getLabNotes,
  saveLabNotes,
  dropLabNotesCopy,
  getLabDebrief,
  getLesson,
  completeLesson,
  saveLessonPosition,
  getTranscript,
  submitQuiz,
  practiceQuiz,
  reviewQuiz,
  ongoingCourses,
  completedCourses,
  nextSteps,
  learnerMap,
  getMapPage,
  setMapPage,
  viewMap,
  listCredentials,
  ...credentialCalls,
  getEvidence,
  setEvidence,
  getProfile,
  updateProfile,
  updatePassword,
  getPreferences,
  updatePreferences,
  exportUser,
  deleteUser,
  getFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  loginWithTotp,
  loginWithRecoveryCode,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  askForPasskey,
  stopAskingForPasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  beginPasskeyStep,
  loginWithPasskeyStep,
  listSessions,
  endSession,
  endOtherSessions,
  creditLedger,
  listRequests,
  askOperator,
  askForName,
  requestTaskAccess,
  askForOpening,
  confirmOpening,
  leaveOpening,
  getTask,
  submitTask,
  uploadTaskFile,
  deleteTaskFile,
  healthLive,
  healthReady,
} as const
