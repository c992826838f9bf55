import * as z from 'zod/mini'
import { completedCourseSchema } from '../entities/completedCourse.ts'
import { ongoingCourseSchema } from '../entities/ongoingCourse.ts'
import { answerWithMessage } from './answers.ts'
import { defineCall } from './call.ts'

/** The learner's ongoing courses, newest enrolment first. Specification §7. */
export const ongoingCourses = defineCall({
  name: 'ongoingCourses',
  method: 'GET',
  path: '/mylearning/ongoing',
  auth: 'learner',
  summary: 'List own ongoing courses.',
  response: answerWithMessage({ data: z.array(ongoingCourseSchema) }),
  errors: [],
})

/** The learner's completed courses, newest completion first. Specification §7. */
export const completedCourses = defineCall({
  name: 'completedCourses',
  method: 'GET',
  path: '/mylearning/completed',
  auth: 'learner',
  summary: 'List own completed courses.',
  response: answerWithMessage({ data: z.array(completedCourseSchema) }),
  errors: [],
})
