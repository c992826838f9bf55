import { searchMessages } from '../search/search.messages.ts'
import { sitePageMessages } from '../sitePage/sitePage.messages.ts'
import type { Translation } from '@rampart/ui/Language'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { bootcampMessages } from '../bootcamps/bootcamps.messages.ts'
import { bootcampTaskMessages } from '../bootcampTask/bootcampTask.messages.ts'
import { completedMessages } from '../completed/completed.messages.ts'
import { courseMessages } from '../course/course.messages.ts'
import { achievementMessages } from '../credentials/achievement.messages.ts'
import { checkMessages } from '../credentials/checks.messages.ts'
import { credentialMessages } from '../credentials/credentials.messages.ts'
import { evidenceMessages } from '../credentials/evidence/evidence.messages.ts'
import { selfCheckMessages } from '../credentials/selfCheck.messages.ts'
import { verifyMessages } from '../credentials/verify.messages.ts'
import { verifyAnythingMessages } from '../credentials/verifyAnything/verifyAnything.messages.ts'
import { accessProblems } from '../bootcampTask/accessProblems.ts'
import { taskProblems } from '../bootcamps/taskProblems.ts'
import { courseProblems } from '../course/courseProblems.ts'
import { credentialProblems } from '../credentials/credentialProblems.ts'
import { labProblems } from '../labs/labProblems.ts'
import { lessonProblems } from '../lesson/lessonProblems.ts'
import { commonProblems } from '../problems/commonProblems.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { accountProblems } from '../signin/accountProblems.ts'
import { exploreMessages } from '../explore/explore.messages.ts'
import { forgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { labMessages } from '../labs/labs.messages.ts'
import { labSessionMessages } from '../labs/labSessions.messages.ts'
import { labNotesMessages } from '../labs/notes/labNotes.messages.ts'
import { labTerminalTexts } from '../labs/terminal/labTerminal.messages.ts'
import { lessonMessages } from '../lesson/lesson.messages.ts'
import { myLearningMessages } from '../mylearning/myLearning.messages.ts'
import { nightMapMessages } from '../nightmap/nightMap.messages.ts'
import { notificationMessages } from '../notifications/notifications.messages.ts'
import { mapPageMessages } from '../nightmap/mapPage.messages.ts'
import { openingNoticeMessages } from '../openingNotice/openingNotice.messages.ts'
import { pageMessages } from '../pages/pages.messages.ts'
import { profileMessages } from '../profile/profile.messages.ts'
import { factorDialogMessages } from '../security/factorDialog.messages.ts'
import { factorMessages } from '../security/factors.messages.ts'
import { passkeyDialogMessages } from '../security/passkeyDialog.messages.ts'
import { passkeyMessages } from '../security/passkeys.messages.ts'
import { requestProblems } from '../requests/requestProblems.ts'
import { requestMessages } from '../requests/requests.messages.ts'
import { securityMessages } from '../security/security.messages.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { secondFactorMessages } from '../signin/secondFactor.messages.ts'
import { signInMessages } from '../signin/signIn.messages.ts'
import { signUpMessages } from '../signup/signUp.messages.ts'
import { usedCodeMessages } from '../signup/usedCode.messages.ts'

/**
 * All texts of the screens themselves, by topic. Screens import their own part; this is for
 * translators and tests.
 */
export const screenMessages = {
  accessProblems,
  accountProblems,
  commonProblems,
  courseProblems,
  credentialProblems,
  fieldProblems: fieldMessages,
  labProblems,
  lessonProblems,
  requestProblems,
  taskProblems,
  adapters: adapterMessages,
  bootcamps: bootcampMessages,
  bootcampTask: bootcampTaskMessages,
  checks: checkMessages,
  completed: completedMessages,
  course: courseMessages,
  achievement: achievementMessages,
  credentials: credentialMessages,
  evidence: evidenceMessages,
  explore: exploreMessages,
  factorDialog: factorDialogMessages,
  factors: factorMessages,
  forgotPassword: forgotPasswordMessages,
  labs: labMessages,
  labNotes: labNotesMessages,
  labSessions: labSessionMessages,
  labTerminal: labTerminalTexts,
  lesson: lessonMessages,
  mapPage: mapPageMessages,
  myLearning: myLearningMessages,
  nightMap: nightMapMessages,
  notifications: notificationMessages,
  openingNotice: openingNoticeMessages,
  pages: pageMessages,
  passkeyDialog: passkeyDialogMessages,
  passkeys: passkeyMessages,
  profile: profileMessages,
  requests: requestMessages,
  security: securityMessages,
  selfCheck: selfCheckMessages,
  search: searchMessages,
  sitePage: sitePageMessages,
  secondFactor: secondFactorMessages,
  session: sessionMessages,
  signIn: signInMessages,
  signUp: signUpMessages,
  usedCode: usedCodeMessages,
  verify: verifyMessages,
  verifyAnything: verifyAnythingMessages,
}

/** The whole catalogue in one language. */
export type ScreenMessages = Translation<typeof screenMessages>
