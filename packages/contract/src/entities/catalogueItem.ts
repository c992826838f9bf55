import * as z from 'zod/mini'
import { idSchema, langSchema, minutesSchema, slugSchema } from './primitives.ts'
import { closedAccessTypes, domains, itemTypes, levels } from './values.ts'

/** A course or lab for the catalogue. Specification §3 (Catalogue item). */
export const catalogueItemSchema = z.object({
  id: idSchema,
  /** The course's slug; null for a lab. */
  slug: z.nullable(slugSchema),
  /** The lab's path; null for a course. */
  path: z.nullable(slugSchema),
  type: z.enum(itemTypes),
  title: z.string(),
  /** Of its title. */
  lang: langSchema,
  /** Address of the picture; never missing, because generated artwork replaces a missing one. */
  image: z.string(),
  domain: z.enum(domains),
  level: z.enum(levels),
  /** What a course asks of learners who enrol; missing if anyone may, and for labs. */
  accessType: z.optional(z.enum(closedAccessTypes)),
  /** Minutes; shown only above 60. */
  duration: minutesSchema,
})

/** A course or lab for the catalogue. Specification §3 (Catalogue item). */
export type CatalogueItem = z.infer<typeof catalogueItemSchema>
