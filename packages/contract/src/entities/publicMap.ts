import * as z from 'zod/mini'
import { mapCourseSchema, mapLabSchema } from './learnerMap.ts'
import { dateTimeSchema } from './primitives.ts'

/**
 * The name of a public map in its address: 24 characters of 144 random bits, so that nobody finds
 * one by trying.
 */
export const mapIdPattern = /^[A-Za-z0-9_-]{24}$/

/** The public page of the learner's own map. */
export const mapPageSchema = z.object({
  id: z.string().check(z.regex(mapIdPattern)),
  /** Whether it names the learner, by first name and initial. */
  showsName: z.boolean(),
  /** Since when it is public at this address. */
  since: dateTimeSchema,
})

/**
 * What anyone who has its address sees of a learner's map: completed courses and solved labs,
 * nothing that is under way.
 */
export const publicMapSchema = z.object({
  /** First name and initial; null if the learner chose none. */
  name: z.nullable(z.string()),
  /** Completed courses; what was completed first comes first. */
  summits: z.array(
    z.pick(mapCourseSchema, {
      domain: true,
      title: true,
      slug: true,
      lang: true,
      credential: true,
    }),
  ),
  /** Solved labs; what was solved first comes first. */
  flags: z.array(z.pick(mapLabSchema, { domain: true, title: true, path: true })),
})

/** The public page of the learner's own map. */
export type MapPage = z.infer<typeof mapPageSchema>

/** What anyone who has its address sees of a learner's map. */
export type PublicMap = z.infer<typeof publicMapSchema>
