import * as z from 'zod/mini'
import { slugSchema } from './primitives.ts'
import { domains, levels } from './values.ts'

/** A lab with everything its public page shows. Specification §2 (Lab detail), §3. */
export const labSchema = z.object({
  path: slugSchema,
  title: z.string(),
  description: z.string(),
  level: z.enum(levels),
  domain: z.enum(domains),
  /** HTML, sanitised by the server; sanitise again where it enters the page. */
  guide: z.string(),
  requirements: z.array(z.string()),
})

/** A lab with everything its public page shows. Specification §2 (Lab detail), §3. */
export type Lab = z.infer<typeof labSchema>
