import * as z from 'zod/mini'
import { courseSchema } from './course.ts'
import { dateTimeSchema, idSchema, langSchema, percentSchema } from './primitives.ts'

/** A course that a learner has started and not completed. Specification §3 (Ongoing item). */
export const ongoingCourseSchema = z.object({
  _id: idSchema,
  course: z.pick(courseSchema, { domain: true, title: true, slug: true, lang: true }),
  enrolledAt: dateTimeSchema,
  /** Completed lessons divided by all lessons, percent, 0–100. */
  progress: percentSchema,
  /**
   * The first lesson that is not completed; null if there is none. An addition to §3; an older API
   * does not send it.
   */
  next: z._default(
    z.nullable(z.object({ _id: idSchema, title: z.string(), lang: langSchema })),
    null,
  ),
  /**
   * How long the open lessons take together, minutes; null if unknown. An addition to §3; an older
   * API does not send it.
   */
  minutesLeft: z._default(z.nullable(z.int().check(z.gte(0))), null),
})

/** A course that a learner has started and not completed. Specification §3 (Ongoing item). */
export type OngoingCourse = z.infer<typeof ongoingCourseSchema>
