import * as z from 'zod/mini'
import { labSchema } from './lab.ts'
import { minutesSchema, slugSchema } from './primitives.ts'
import { domains, levels } from './values.ts'

/** What a learner who has solved a lab may read about it. An addition to §3. */
export const labDebriefSchema = z.object({
  /** The author's solution, in the order of the lab's checks; empty if the author wrote none. */
  reference: z.array(
    z.object({
      /** Of the check. */
      id: z.string(),
      /** What is true when it is solved, in plain text. */
      name: z.string(),
      /** What the author does, in plain text with code between backticks. */
      how: z.string(),
      /** How long that takes, after the check before. */
      minutes: minutesSchema,
    }),
  ),
  /**
   * Minutes to the first solution, the median of all learners; null with fewer than ten of them.
   */
  median: z.nullable(minutesSchema),
  /** Courses of the lab's domain that the learner has not completed, the nearest level first. */
  read: z.array(
    z.object({
      slug: slugSchema,
      title: z.string(),
      level: z.enum(levels),
      domain: z.enum(domains),
    }),
  ),
  /** A lab that the learner has not solved, of the same domain; null if there is none. */
  next: z.nullable(
    z.extend(z.pick(labSchema, { path: true, title: true, level: true, domain: true }), {
      minutes: minutesSchema,
    }),
  ),
})

/** What a learner who has solved a lab may read about it. An addition to §3. */
export type LabDebrief = z.infer<typeof labDebriefSchema>
