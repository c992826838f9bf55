import * as z from 'zod/mini'
import { dateSchema, idSchema, slugSchema } from './primitives.ts'

/** Where a bootcamp stands. Specification §4 (Bootcamp status). */
export const bootcampStatuses = ['upcoming', 'open', 'running', 'closed'] as const

/** One of {@link bootcampStatuses}. */
export type BootcampStatus = (typeof bootcampStatuses)[number]

/** The levels of bootcamps, as shown; they differ from those of courses. Specification §3 (Bootcamp), §9. */
export const bootcampLevels = ['Beginner', 'Beginner to Intermediate', 'Intermediate', 'Advanced'] as const

/** One of {@link bootcampLevels}. */
export type BootcampLevel = (typeof bootcampLevels)[number]

/** A thing of a bootcamp in a few words, with a sentence or two about it. */
const pointSchema = z.object({ title: z.string().check(z.minLength(1)), text: z.string().check(z.minLength(1)) })

/** A cohort programme; its entries are built into the site. Specification §3 (Bootcamp), §9. */
export const bootcampSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: slugSchema,
  level: z.enum(bootcampLevels),
  /** As shown, for example '12 weeks'. */
  duration: z.string(),
  startDate: dateSchema,
  endDate: dateSchema,
  status: z.enum(bootcampStatuses),
  /** Address of the curriculum file; absent when there is none. */
  brochureUrl: z.optional(z.string()),
  description: z.string(),
  /** What the six feature cards say, in this order: teaching, practice, review, people, proof, career. Specification §2 (Bootcamp detail). */
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

/** A cohort programme; its entries are built into the site. Specification §3 (Bootcamp), §9. */
export type Bootcamp = z.infer<typeof bootcampSchema>
