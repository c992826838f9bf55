import * as z from 'zod/mini'
import { idSchema } from './primitives.ts'

/** Where a learner stands in a course. Specification §3 (Enrollment status), §4. */
export const enrolmentStatusSchema = z.object({
  /** The `_id` of the lesson to go on with; null when there is none. */
  currentLesson: z.nullable(idSchema),
  /** Whether every lesson of the course is done. */
  completed: z.boolean(),
})

/** Where a learner stands in a course. Specification §3 (Enrollment status), §4. */
export type EnrolmentStatus = z.infer<typeof enrolmentStatusSchema>
