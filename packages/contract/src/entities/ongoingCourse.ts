import * as z from 'zod/mini'
import { courseSchema } from './course.ts'
import { dateTimeSchema, idSchema, percentSchema } from './primitives.ts'

/** A course that a learner has started and not completed. Specification §3 (Ongoing item). */
export const ongoingCourseSchema = z.object({
  _id: idSchema,
  course: z.pick(courseSchema, { domain: true, title: true, slug: true }),
  enrolledAt: dateTimeSchema,
  /** Completed lessons divided by all lessons, percent, 0–100. */
  progress: percentSchema,
})

/** A course that a learner has started and not completed. Specification §3 (Ongoing item). */
export type OngoingCourse = z.infer<typeof ongoingCourseSchema>
