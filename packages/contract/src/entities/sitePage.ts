import * as z from 'zod/mini'
import { slugSchema } from './primitives.ts'

/** A page of the operator's words: help, privacy and the like. An addition to the specification. */
export const sitePageSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  /** What it is about, in a sentence. */
  description: z.string(),
  /** Its text as HTML that the server has made safe. */
  html: z.string(),
})

/** A page of the operator's words: help, privacy and the like. */
export type SitePage = z.infer<typeof sitePageSchema>
