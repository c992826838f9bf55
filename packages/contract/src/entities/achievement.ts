import * as z from 'zod/mini'
import { minutesSchema, slugSchema } from './primitives.ts'

/**
 * What a credential was earned with, as the catalogue tells it today; it is not part of what is
 * signed. An addition to §3.
 */
export const achievementSchema = z.object({
  /**
   * The slug of the course or bootcamp, if anyone can start it; null if it is not in the catalogue
   * any more.
   */
  slug: z.nullable(slugSchema),
  /** What it teaches. */
  skills: z.array(z.string()),
  /** How many lessons it has; null for anything without lessons. */
  lessons: z.nullable(z.int().check(z.nonnegative())),
  /** How long it takes; null if that is not known. */
  minutes: z.nullable(minutesSchema),
})

/** What a credential was earned with, as the catalogue tells it today. An addition to §3. */
export type Achievement = z.infer<typeof achievementSchema>
