import * as z from 'zod/mini'
import { lessonSchema } from '../entities/lesson.ts'
import { idSchema } from '../entities/primitives.ts'
import { answer, answerWithMessage } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, strictInput } from './inputs.ts'

const params = strictInput({ lessonId: idInput })

/** A lesson, for learners enrolled in its course. Specification §6, §7. */
export const getLesson = defineCall({
  name: 'getLesson',
  method: 'GET',
  path: '/lesson/:lessonId',
  auth: 'learner',
  summary: 'Read a lesson of a course one is enrolled in.',
  params,
  response: answerWithMessage({ data: lessonSchema }),
  errors: [400, 401, 403, 404],
})

/**
 * Marks a lesson complete, without a body; completing it again answers the same. `progress.completed` tells whether the
 * course is completed, and `nextLesson` is null when there is none. Specification §3 (Progress), §7.
 */
export const completeLesson = defineCall({
  name: 'completeLesson',
  method: 'POST',
  path: '/lesson/:lessonId/complete',
  auth: 'learner',
  summary: 'Mark a lesson as complete.',
  params,
  response: answer({
    data: z.object({
      progress: z.object({ completed: z.boolean() }),
      nextLesson: z.nullable(z.object({ _id: idSchema })),
    }),
  }),
  errors: [400, 401, 403, 404, 409],
})

/** Keeps where the learner left the video, `seconds` from its start (at most a day). Addition to specification §7. */
export const saveLessonPosition = defineCall({
  name: 'saveLessonPosition',
  method: 'PUT',
  path: '/lesson/:lessonId/position',
  auth: 'learner',
  summary: 'Save the position in a video lesson.',
  params,
  body: strictInput({
    seconds: z.number('Seconds are required.').check(z.gte(0, 'Seconds must be 0 or more.'), z.lte(86_400, 'Seconds must be at most 86400.')),
  }),
  response: answer({}),
  errors: [400, 401, 403, 404],
})
