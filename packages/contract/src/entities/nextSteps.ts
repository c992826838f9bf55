import * as z from 'zod/mini'
import { catalogueItemSchema } from './catalogueItem.ts'

/**
 * What a learner may go on with after a course, chosen by domain and level. An addition to
 * specification §3.
 */
export const nextStepsSchema = z.object({
  /** Null if the learner has completed all courses. */
  course: z.nullable(catalogueItemSchema),
  /** Null if the learner has solved all labs. */
  lab: z.nullable(catalogueItemSchema),
})

/**
 * What a learner may go on with after a course, chosen by domain and level. An addition to
 * specification §3.
 */
export type NextSteps = z.infer<typeof nextStepsSchema>
