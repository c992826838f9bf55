import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** A learner's own notes of a lab, in Markdown. An addition to §3. */
export const labNotesSchema = z.object({
  /** Empty before anything was written. */
  text: z.string(),
  /**
   * One more with each change; 0 before anything was written. A write names the version that it is
   * based on.
   */
  version: z.int().check(z.minimum(0)),
  /** When the text was typed; null before that. */
  updatedAt: z.nullable(dateTimeSchema),
  /**
   * Texts that a newer text from another tab or device replaced, newest first, until the learner
   * drops them.
   */
  copies: z.array(z.object({ _id: idSchema, text: z.string(), keptAt: dateTimeSchema })),
})

/** A learner's own notes of a lab, in Markdown. An addition to §3. */
export type LabNotes = z.infer<typeof labNotesSchema>
