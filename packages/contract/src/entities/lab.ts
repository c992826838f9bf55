import * as z from 'zod/mini'
import { slugSchema } from './primitives.ts'
import { domains, levels } from './values.ts'

/** A lab with all data of its public page. Specification §2 (Lab detail), §3. */
export const labSchema = z.object({
  path: slugSchema,
  title: z.string(),
  description: z.string(),
  level: z.enum(levels),
  domain: z.enum(domains),
  /** HTML, sanitized by the server; clients sanitize it again before they insert it. */
  guide: z.string(),
  requirements: z.array(z.string()),
})

/** A lab with all data of its public page. Specification §2 (Lab detail), §3. */
export type Lab = z.infer<typeof labSchema>
