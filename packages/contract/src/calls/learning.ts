import * as z from 'zod/mini'
import { completedCourseSchema } from '../entities/completedCourse.ts'
import { nextStepsSchema } from '../entities/nextSteps.ts'
import { learnerMapSchema } from '../entities/learnerMap.ts'
import { ongoingCourseSchema } from '../entities/ongoingCourse.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { slugInput, strictInput } from './inputs.ts'

/** The learner's ongoing courses, newest enrolment first. Specification §7. */
export const ongoingCourses = defineCall({
  name: 'ongoingCourses',
  method: 'GET',
  path: '/mylearning/ongoing',
  auth: 'learner',
  response: successWithMessage({ data: z.array(ongoingCourseSchema) }),
  errors: [],
})

/** The learner's completed courses, newest completion first. Specification §7. */
export const completedCourses = defineCall({
  name: 'completedCourses',
  method: 'GET',
  path: '/mylearning/completed',
  auth: 'learner',
  response: successWithMessage({ data: z.array(completedCourseSchema) }),
  errors: [],
})

/**
 * The course and the lab to go on with after a course: listed, and neither completed nor solved
 * yet. An addition to specification §7.
 */
export const nextSteps = defineCall({
  name: 'nextSteps',
  method: 'GET',
  path: '/mylearning/after/:slug',
  auth: 'learner',
  params: strictInput({ slug: slugInput }),
  response: success({ data: nextStepsSchema }),
  errors: ['course_not_found'],
})

/**
 * What the learner has done in courses and labs, at once: for their map and for the marks on cards.
 */
export const learnerMap = defineCall({
  name: 'learnerMap',
  method: 'GET',
  path: '/mylearning/map',
  auth: 'learner',
  response: success({ data: learnerMapSchema }),
  errors: [],
})
