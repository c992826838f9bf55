import { courseBadge, viewBadge } from '@rampart/contract/calls/badge'
import { courseCertificate, verifyCertificate } from '@rampart/contract/calls/certificate'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { listCredentials } from '@rampart/contract/calls/credentials'
import { explore } from '@rampart/contract/calls/explore'
import { completedCourses as completedCall, ongoingCourses as ongoingCall } from '@rampart/contract/calls/learning'
import { completeLesson, getLesson, saveLessonPosition } from '@rampart/contract/calls/lesson'
import { reviewQuiz, submitQuiz } from '@rampart/contract/calls/quiz'
import { catalogue, course } from '@rampart/screens/testing/fixtures.ts'
import { badge, bootcampCertificate, certificate, credentials } from '@rampart/screens/testing/credentialFixtures.ts'
import { completedCourses, correct, lessonOf, ongoingCourses, quizReview } from '@rampart/screens/testing/learningFixtures.ts'
import { labServer } from '@rampart/screens/testing/labServer.ts'
import { accountHandlers } from './accountHandlers.ts'
import { answer, failure } from './answer.ts'
import { bootcampHandlers } from './bootcampHandlers.ts'
import { credentialHandlers } from './credentialHandlers.ts'
import { labHandlers } from './labHandlers.ts'
import { userHandlers } from './userHandlers.ts'

/** The site's public origin in stories. */
export const storyOrigin = 'https://rampart.example'

/** The token that signing in gives in stories. */
export const storyToken = 'story-token'

/** The API as stories find it, with the screens' fixtures; a story answers in its own way what it is about. */
export const handlers = [
  answer(explore, { data: catalogue }),
  answer(getCourse, ({ params }) => (params.slug === course.slug ? { data: course } : failure(404, 'This course does not exist.'))),
  answer(courseStatus, { data: null }),
  answer(enrol, { message: 'Enrolled.', data: { currentLesson: 'lesson-1' } }),
  ...accountHandlers(storyToken),
  ...userHandlers(storyToken),
  answer(ongoingCall, { message: 'Ongoing courses.', data: ongoingCourses }),
  answer(completedCall, { message: 'Completed courses.', data: completedCourses }),
  answer(getLesson, ({ params }) => {
    const found = lessonOf(params.lessonId)
    return found ? { message: 'Lesson.', data: found } : failure(404, 'This lesson does not exist.')
  }),
  answer(completeLesson, { data: { progress: { completed: false }, nextLesson: { _id: 'lesson-3' } } }),
  answer(saveLessonPosition, {}),
  answer(submitQuiz, ({ body }) => {
    const passed = body.responses.every(({ questionId, selectedOptions }) => selectedOptions.join() === correct[questionId]?.join())
    return { message: 'Submitted.', data: { score: passed ? 100 : 50, passed } }
  }),
  answer(reviewQuiz, { data: quizReview }),
  answer(courseCertificate, { certificate }),
  answer(courseBadge, { data: badge }),
  answer(listCredentials, { data: { credentials } }),
  answer(verifyCertificate, ({ params }) => {
    const found = [certificate, bootcampCertificate].find(({ csnId }) => csnId === params.certId.toUpperCase())
    return found ? { certificate: found } : failure(404, 'This certificate does not exist.')
  }),
  ...bootcampHandlers,
  ...credentialHandlers,
  ...labHandlers(labServer()),
  answer(viewBadge, ({ params }) => (params.badgeId === badge.badgeId ? { data: badge } : failure(404, 'This badge does not exist.'))),
]
