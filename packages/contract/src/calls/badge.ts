import * as z from 'zod/mini'
import { badgeSchema } from '../entities/badge.ts'
import { answer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, slugInput, strictInput } from './inputs.ts'

/** The learner's badge for a course; null when there is none. Specification §2 (Course completed), §7. */
export const courseBadge = defineCall({
  name: 'courseBadge',
  method: 'GET',
  path: '/badge/course/:slug',
  auth: 'learner',
  summary: 'Read the own badge for a course.',
  params: strictInput({ slug: slugInput }),
  response: answer({ data: z.nullable(badgeSchema) }),
  errors: [400, 401, 404],
})

/** A badge by its ID. Specification §7. */
export const viewBadge = defineCall({
  name: 'viewBadge',
  method: 'GET',
  path: '/badge/view/:badgeId',
  auth: 'public',
  summary: 'Look up a badge by its ID.',
  params: strictInput({ badgeId: idInput }),
  response: answer({ data: badgeSchema }),
  errors: [400, 404],
})
