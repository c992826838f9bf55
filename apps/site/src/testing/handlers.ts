import { login, logout } from '@rampart/contract/calls/auth'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { explore } from '@rampart/contract/calls/explore'
import { getProfile } from '@rampart/contract/calls/user'
import { catalogue, course, profile } from '@rampart/screens/testing/fixtures.ts'
import { answer, failure } from './answer.ts'

/** The token that signing in gives in stories. */
export const storyToken = 'story-token'

const { firstName, lastName, email } = profile

/** The API as stories find it, with the screens' fixtures; a story answers in its own way what it is about. */
export const handlers = [
  answer(explore, { data: catalogue }),
  answer(getCourse, ({ params }) => (params.slug === course.slug ? { data: course } : failure(404, 'This course does not exist.'))),
  answer(courseStatus, { data: null }),
  answer(enrol, { message: 'Enrolled.', data: { currentLesson: 'lesson-1' } }),
  answer(login, { token: storyToken, data: { token: storyToken, user: { _id: 'user-1', firstName, lastName, email } } }),
  answer(logout, {}),
  answer(getProfile, { data: profile }),
]
