import * as z from 'zod/mini'
import { credentialTypes } from '../rules/credentialKinds.ts'
import { courseSchema } from './course.ts'
import { dateTimeSchema, idSchema, langSchema, percentSchema, slugSchema } from './primitives.ts'
import { domains } from './values.ts'

/** How far a learner is in a course that they are enrolled in. */
export const mapCourseSchema = z.object({
  ...z.pick(courseSchema, { domain: true, title: true, slug: true, lang: true }).shape,
  /** Completed lessons divided by all lessons, percent, 0–100. */
  progress: percentSchema,
  /** Null while it is ongoing. */
  completedAt: z.nullable(dateTimeSchema),
  /**
   * The first lesson without a completion, and which of all lessons it is, from 1; null if there is
   * none.
   */
  nextLesson: z.nullable(
    z.object({
      _id: idSchema,
      title: z.string(),
      lang: langSchema,
      number: z.int().check(z.positive()),
    }),
  ),
  /**
   * The valid credential that the course has earned, a certificate before a badge; null if there is
   * none.
   */
  credential: z.nullable(
    z.object({ type: z.enum(credentialTypes), credentialId: z.string().check(z.maxLength(64)) }),
  ),
})

/** A lab that a learner has solved. */
export const mapLabSchema = z.object({
  path: slugSchema,
  title: z.string(),
  domain: z.enum(domains),
  /** For the first time. */
  solvedAt: dateTimeSchema,
})

/** What a learner has done, for their map and for the marks on cards. */
export const learnerMapSchema = z.object({
  /** The one that the learner was active in last comes first. */
  courses: z.array(mapCourseSchema),
  /** The one solved last comes first. */
  labs: z.array(mapLabSchema),
})

/** How far a learner is in a course that they are enrolled in. */
export type MapCourse = z.infer<typeof mapCourseSchema>

/** What a learner has done, for their map and for the marks on cards. */
export type LearnerMap = z.infer<typeof learnerMapSchema>
