import * as z from 'zod/mini'
import { courseSchema } from '../entities/course.ts'
import { enrolmentStatusSchema } from '../entities/enrolment.ts'
import { maxInvitationLength } from '../rules/fieldLimits.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { idInput, lineInput, slugInput, strictInput } from './inputs.ts'

/** A course's public page. Specification §7. */
export const getCourse = defineCall({
  name: 'getCourse',
  method: 'GET',
  path: '/course/:slug',
  auth: 'public',
  params: strictInput({ slug: slugInput }),
  response: success({ data: courseSchema }),
  errors: ['course_not_found'],
})

/**
 * Enrols the learner; `currentLesson` is null if the course has no current lesson. Specification
 * §6, §7.
 */
export const enrol = defineCall({
  name: 'enrol',
  method: 'POST',
  path: '/course/enroll',
  auth: 'learner',
  body: strictInput({
    courseId: idInput,
    /** Null if none. */
    accessCode: z.nullable(lineInput(maxInvitationLength)),
  }),
  response: successWithMessage({ data: z.pick(enrolmentStatusSchema, { currentLesson: true }) }),
  errors: [
    'course_not_found',
    'subscription_required',
    'invite_code_required',
    'invite_code_invalid',
    'invite_code_expired',
    'invite_code_used_up',
  ],
})

/**
 * The learner's progress in a course; 'empty if not enrolled' is read as null. Specification §7.
 */
export const courseStatus = defineCall({
  name: 'courseStatus',
  method: 'POST',
  path: '/course/status',
  auth: 'learner',
  body: strictInput({ courseId: idInput }),
  response: success({ data: z.nullable(enrolmentStatusSchema) }),
  errors: ['course_not_found'],
})
