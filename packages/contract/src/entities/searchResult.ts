import * as z from 'zod/mini'
import { idSchema, langSchema, minutesSchema, slugSchema } from './primitives.ts'
import { domains, levels, searchKinds } from './values.ts'

/** Something that a search found. An addition to the specification. */
export const searchResultSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Of its title and context. */
  lang: langSchema,
  /** Of its page; of a lesson, its course's. */
  slug: slugSchema,
  /** Of a lesson: its course's title; else null. */
  context: z.nullable(z.string()),
  /** Of a lesson, which only those enrolled in its course can open; else null. */
  lessonId: z.nullable(idSchema),
  /** Null for bootcamps. */
  level: z.nullable(z.enum(levels)),
  /** Null for bootcamps. */
  domain: z.nullable(z.enum(domains)),
  /** How long it takes; null if that is not known. */
  minutes: z.nullable(minutesSchema),
})

/** Something that a search found. */
export type SearchResult = z.infer<typeof searchResultSchema>
