import type { callTable } from '@rampart/contract/calls/table'

/** A call of the contract, by its name. */
export type CallName = keyof typeof callTable

/**
 * How a call can end for a page: with a good answer; with a failure in the server's words, or without a way to the server; with an answer
 * that comes late; with one that the contract does not know. Texts: specification §8.
 */
export const outcomes = ['success', 'failure', 'slow', 'malformed'] as const

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number]

/** As in a story's address: 'site-course--invitation'. */
export type StoryId = `${string}--${string}`

/** Calls that no page makes, and why. */
export const otherCalls = {
  healthLive: 'Asked by HEAD, outside of the adapters, whether there is a way to the server; any answer will do (apps/site/src/shell/connection.test.ts).',
  healthReady: 'For those who run the site: load balancers, monitoring.',
} satisfies Partial<Record<CallName, string>>

/** A call that some page makes. */
export type PageCall = Exclude<CallName, keyof typeof otherCalls>

/** The four stories of a call: its own by their names on a page below Site/Calls, others, which may show more than one call, by their ids. */
function of(page: string, call: string, others: Partial<Record<Outcome, StoryId>> = {}): Record<Outcome, StoryId> {
  const own = (outcome: Outcome): StoryId => `site-calls-${page}--${call}-${outcome}`
  return { success: own('success'), failure: own('failure'), slow: own('slow'), malformed: own('malformed'), ...others }
}

/** For each call that a page makes the stories of how it can end, over HTTP and the site's own adapters. A new call does not compile without. */
export const calls: Record<PageCall, Record<Outcome, StoryId>> = {
  explore: of('explore', 'explore', { success: 'site-explore--loaded', failure: 'site-explore--failure-then-retry' }),

  login: of('sign-in', 'login', { success: 'site-sign-in--success', failure: 'site-sign-in--wrong-password' }),
  logout: of('log-out', 'logout', { success: 'site-header--log-out', failure: 'site-header--log-out-fails' }),
  forgotPassword: of('forgot-password', 'forgot-password', { success: 'site-forgot-password--code-sent' }),
  resetPassword: of('forgot-password', 'reset-password', { success: 'site-forgot-password--success', failure: 'site-forgot-password--wrong-code' }),
  signupSetting: of('sign-up', 'signup-setting', { success: 'site-sign-up--open' }),
  signup: of('sign-up', 'signup', { success: 'site-sign-up--success', failure: 'site-sign-up--invitation' }),
  confirmSignup: of('sign-up', 'confirm-signup', { success: 'site-sign-up--success', failure: 'site-sign-up--wrong-code' }),

  getCourse: of('course', 'get-course', { success: 'site-course--signed-out' }),
  enrol: of('course', 'enrol', { success: 'site-course--signed-in', failure: 'site-course--invitation' }),
  courseStatus: of('course', 'course-status', { success: 'site-course--goes-on' }),

  getLab: of('lab', 'get-lab', { success: 'site-labs--signed-out', failure: 'site-labs--load-failure' }),
  startLab: of('lab', 'start-lab', { success: 'site-labs--whole-session', failure: 'site-labs--started-elsewhere' }),
  listLabSessions: of('lab-sessions', 'list-lab-sessions', { success: 'site-labs--whole-session', failure: 'site-labs--list-load-failure' }),
  getLabSession: of('lab-session', 'get-lab-session', { success: 'site-labs--whole-session', failure: 'site-labs--session-load-failure' }),
  endLabSession: of('lab-session', 'end-lab-session', { success: 'site-labs--end-from-lab-page', failure: 'site-labs--end-failure' }),
  extendLabSession: of('lab-session', 'extend-lab-session'),
  creditLedger: of('lab-sessions', 'credit-ledger', { success: 'site-labs--whole-session' }),

  getLesson: of('lesson', 'get-lesson', { success: 'site-lesson--video', failure: 'site-lesson--server-failure' }),
  completeLesson: of('lesson', 'complete-lesson', { success: 'site-lesson--completes-and-goes-on', failure: 'site-lesson--completion-fails' }),
  saveLessonPosition: of('lesson', 'save-lesson-position', { success: 'site-lesson--keeps-position' }),
  submitQuiz: of('quiz', 'submit-quiz', { success: 'site-quiz--fail-retry-pass-continue', failure: 'site-quiz--submit-refused' }),
  reviewQuiz: of('quiz', 'review-quiz'),

  ongoingCourses: of('my-learning', 'ongoing-courses', { success: 'site-my-learning--tabs' }),
  completedCourses: of('my-learning', 'completed-courses', { success: 'site-my-learning--tabs', failure: 'site-my-learning--failure-then-retry' }),
  listCredentials: of('my-learning', 'list-credentials', { success: 'site-my-learning--tabs' }),

  courseCertificate: of('course-completed', 'course-certificate', {
    success: 'site-course-completed--certificate',
    failure: 'site-course-completed--certificate-fails',
  }),
  courseBadge: of('course-completed', 'course-badge', { success: 'site-course-completed--badge' }),
  verifyCertificate: of('credentials', 'verify-certificate', {
    success: 'site-credentials--verify-to-certificate',
    failure: 'site-credentials--certificate-failure',
  }),
  viewBadge: of('credentials', 'view-badge', { success: 'site-credentials--badge', failure: 'site-credentials--badge-failure' }),

  getProfile: of('profile', 'get-profile', { success: 'site-profile--signed-in' }),
  updateProfile: of('profile', 'update-profile'),
  updatePassword: of('profile', 'update-password', { success: 'site-profile--next-token' }),
  getPreferences: of('preferences', 'get-preferences', { success: 'site-profile--from-account' }),
  updatePreferences: of('preferences', 'update-preferences', { success: 'site-profile--chosen', failure: 'site-profile--not-saved' }),
  exportUser: of('own-data', 'export-user'),
  deleteUser: of('own-data', 'delete-user', { success: 'site-profile--deleted' }),

  requestTaskAccess: of('bootcamps', 'request-task-access', { success: 'site-bootcamps--access-link-sent', failure: 'site-bootcamps--server-failure' }),
  getTask: of('bootcamp-task', 'get-task', { success: 'site-bootcamp-task--stored', failure: 'site-bootcamp-task--refused-by-server' }),
  submitTask: of('bootcamp-task', 'submit-task', { success: 'site-bootcamp-task--whole-task', failure: 'site-bootcamp-task--submit-refused' }),
  uploadTaskFile: of('bootcamp-task', 'upload-task-file', {
    success: 'site-bootcamp-task--whole-task',
    failure: 'site-bootcamp-task--upload-too-large',
  }),
  deleteTaskFile: of('bootcamp-task', 'delete-task-file', { success: 'site-bootcamp-task--whole-task' }),
}
