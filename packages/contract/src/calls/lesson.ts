import * as z from 'zod/mini'
import { lessonSchema } from '../entities/lesson.ts'
import { transcriptSchema } from '../entities/transcript.ts'
import { idSchema } from '../entities/primitives.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { code, idInput, strictInput } from './inputs.ts'

const params = strictInput({ lessonId: idInput })

/** A lesson, for learners enrolled in its course. Specification §6, §7. */
export const getLesson = defineCall({
  name: 'getLesson',
  method: 'GET',
  path: '/lesson/:lessonId',
  auth: 'learner',
  params,
  response: successWithMessage({ data: lessonSchema }),
  errors: ['lesson_not_found', 'not_enrolled'],
})

/**
 * Marks a lesson as completed, without a body; a second call returns the same. `progress.completed`
 * tells whether the course is completed, and `nextLesson` is null if there is none. Specification
 * §3 (Progress), §7.
 */
export const completeLesson = defineCall({
  name: 'completeLesson',
  method: 'POST',
  path: '/lesson/:lessonId/complete',
  auth: 'learner',
  params,
  response: success({
    data: z.object({
      progress: z.object({ completed: z.boolean() }),
      nextLesson: z.nullable(z.object({ _id: idSchema })),
    }),
  }),
  errors: ['lesson_not_found', 'not_enrolled', 'quiz_not_passed'],
})

/**
 * Saves where the learner left the video, `seconds` from its start (at most a day). Addition to
 * specification §7.
 */
export const saveLessonPosition = defineCall({
  name: 'saveLessonPosition',
  method: 'PUT',
  path: '/lesson/:lessonId/position',
  auth: 'learner',
  params,
  body: strictInput({
    seconds: z
      .number(code('seconds_required'))
      .check(z.gte(0, code('seconds_negative')), z.lte(86_400, code('seconds_too_many'))),
  }),
  response: success({}),
  errors: ['lesson_not_found', 'not_enrolled'],
})

/**
 * The captions of a lesson's film as text, for learners enrolled in its course; null if it has
 * none. Addition to specification §7.
 */
export const getTranscript = defineCall({
  name: 'getTranscript',
  method: 'GET',
  path: '/lesson/:lessonId/transcript',
  auth: 'learner',
  params,
  response: success({ data: z.nullable(transcriptSchema) }),
  errors: ['lesson_not_found', 'not_enrolled'],
})
