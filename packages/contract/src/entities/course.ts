import * as z from 'zod/mini'
import { credentialTypes } from '../rules/credentialKinds.ts'
import { idSchema, langSchema, minutesSchema, slugSchema } from './primitives.ts'
import { labSchema } from './lab.ts'
import { closedAccessTypes, domains, levels } from './values.ts'

/**
 * Who may enrol: any learner, learners with an invite code, or subscribers. Specification §3, §6.
 */
export const accessTypes = ['open', ...closedAccessTypes] as const

/** One of {@link accessTypes}. */
export type AccessType = (typeof accessTypes)[number]

/** The credential for completing a course. Specification §3. */
export const completionCredentials = [...credentialTypes, 'none'] as const

/** One of {@link completionCredentials}. */
export type CompletionCredential = (typeof completionCredentials)[number]

/**
 * The lesson types that the site can show; for others it shows 'Content type not supported'.
 * Specification §2 (Lesson).
 */
export const lessonTypes = ['video', 'quiz'] as const

/**
 * A module of the public course outline: lesson titles and types, without ids. Specification §3
 * (Course).
 */
export const outlineModuleSchema = z.object({
  title: z.string(),
  lessons: z.array(
    z.object({
      title: z.string(),
      /**
       * Usually one of {@link lessonTypes}; any text is allowed, so that older clients accept new
       * types.
       */
      type: z.string().check(z.maxLength(40)),
      /** Of its title. */
      lang: langSchema,
    }),
  ),
})

/** A module of the public course outline. Specification §3 (Course). */
export type OutlineModule = z.infer<typeof outlineModuleSchema>

/** A lab that is part of a course. An addition to §3. */
export const courseLabSchema = z.pick(labSchema, {
  path: true,
  title: true,
  level: true,
  domain: true,
})

/** The instructor of a course. Specification §3 (Course). */
export const instructorSchema = z.object({
  name: z.string(),
  /** Address of the portrait; null if there is none. */
  profilePic: z.nullable(z.string()),
  role: z.string(),
  bio: z.string(),
})

/** The instructor of a course. Specification §3 (Course). */
export type Instructor = z.infer<typeof instructorSchema>

/** A course with all data of its public page. Specification §2 (Course detail), §3. */
export const courseSchema = z.object({
  _id: idSchema,
  slug: slugSchema,
  title: z.string(),
  /** Of its title, description, outcomes, requirements and modules' titles. An addition to §3. */
  lang: langSchema,
  /** Whether the English text has changed since it was translated. */
  isOutdated: z.optional(z.boolean()),
  /**
   * The languages besides English that it can be read in; missing if there are none. An addition to
   * §3.
   */
  translations: z.optional(z.array(z.string())),
  description: z.string(),
  level: z.enum(levels),
  domain: z.enum(domains),
  /** Address of the picture; never missing, because generated artwork replaces a missing one. */
  thumbnail: z.string(),
  /** Video embed address; null if the course has no preview. */
  previewVideo: z.nullable(z.string()),
  accessType: z.enum(accessTypes),
  learningOutcomes: z.array(z.string()),
  outline: z.array(outlineModuleSchema),
  /**
   * The labs that are part of it, in their order. An addition to §3; an older API does not send it.
   */
  labs: z._default(z.array(courseLabSchema), []),
  requirements: z.array(z.string()),
  completionCredential: z.enum(completionCredentials),
  /** Address of the badge picture; null unless the credential is a badge with a picture. */
  badgeImageUrl: z.nullable(z.string()),
  instructor: instructorSchema,
  /** Number of lessons; shown only above 10. */
  lessons: z.int().check(z.nonnegative()),
  /** Minutes; shown only above 60. */
  duration: minutesSchema,
})

/** A course with all data of its public page. Specification §2 (Course detail), §3. */
export type Course = z.infer<typeof courseSchema>
