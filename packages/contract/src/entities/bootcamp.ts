import * as z from 'zod/mini'
import { dateSchema, idSchema, slugSchema } from './primitives.ts'

/** The state of a bootcamp. Specification §4 (Bootcamp status). */
export const bootcampStatuses = ['upcoming', 'open', 'running', 'closed'] as const

/** One of {@link bootcampStatuses}. */
export type BootcampStatus = (typeof bootcampStatuses)[number]

/**
 * The levels of bootcamps, as displayed; they differ from those of courses. Specification §3
 * (Bootcamp), §9.
 */
export const bootcampLevels = [
  'Beginner',
  'Beginner to Intermediate',
  'Intermediate',
  'Advanced',
] as const

/** One of {@link bootcampLevels}. */
export type BootcampLevel = (typeof bootcampLevels)[number]

/** A title of a few words with one or two sentences about it. */
const pointSchema = z.object({
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
})

/** A cohort program; bootcamps are part of the site's code. Specification §3 (Bootcamp), §9. */
export const bootcampSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: slugSchema,
  level: z.enum(bootcampLevels),
  /** As displayed, for example '12 weeks'. */
  duration: z.string(),
  startDate: dateSchema,
  endDate: dateSchema,
  status: z.enum(bootcampStatuses),
  /** Address of the curriculum file; absent if there is none. */
  brochureUrl: z.optional(z.string()),
  description: z.string(),
  /**
   * The texts of the six feature cards, in this order: teaching, practice, review, people, proof,
   * career. Specification §2 (Bootcamp detail).
   */
  highlights: z.array(pointSchema).check(z.length(6)),
  /** The weeks, in order. */
  curriculum: z.array(pointSchema),
  jobRoles: z.array(z.string()),
  certifications: z.array(z.string()),
  prerequisites: z.array(z.string()),
  technicalRequirements: z.array(z.string()),
  /** Address of the picture. */
  image: z.string(),
})

/** A cohort program; bootcamps are part of the site's code. Specification §3 (Bootcamp), §9. */
export type Bootcamp = z.infer<typeof bootcampSchema>
