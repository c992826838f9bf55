import * as z from 'zod/mini'
import { idSchema } from './primitives.ts'

/** A learner's progress in a course. Specification §3 (Enrollment status), §4. */
export const enrolmentStatusSchema = z.object({
  /** The `_id` of the current lesson; null if there is none. */
  currentLesson: z.nullable(idSchema),
  /** Whether every lesson of the course is completed. */
  completed: z.boolean(),
  /**
   * The `_id` of each lesson in the outline's order, so that the enrolled can go to any of them.
   */
  lessonIds: z.array(idSchema),
})

/** A learner's progress in a course. Specification §3 (Enrollment status), §4. */
export type EnrolmentStatus = z.infer<typeof enrolmentStatusSchema>
