import * as z from 'zod/mini'
import { courseSchema } from './course.ts'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** A course that a learner has completed. Specification §3 (Completed course record). */
export const completedCourseSchema = z.object({
  _id: idSchema,
  completedAt: dateTimeSchema,
  course: z.pick(courseSchema, { title: true, slug: true, domain: true, lang: true }),
})

/** A course that a learner has completed. Specification §3 (Completed course record). */
export type CompletedCourse = z.infer<typeof completedCourseSchema>
