import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'
import { requestKinds, requestStatuses } from './values.ts'

/** What a learner asked the operator of the site for. An addition to §3. */
export const operatorRequestSchema = z.object({
  _id: idSchema,
  kind: z.enum(requestKinds),
  status: z.enum(requestStatuses),
  /** The credential whose name is wrong, and the right name; null in requests of other kinds. */
  correction: z.nullable(
    z.object({ credentialId: idSchema, firstName: z.string(), lastName: z.string() }),
  ),
  /** The learner's note; may be empty. */
  note: z.string(),
  /** The operator's answer; null while the request is open, or if it was closed without a text. */
  answer: z.nullable(z.string()),
  createdAt: dateTimeSchema,
  /** Null while it is open. */
  closedAt: z.nullable(dateTimeSchema),
})

/** What a learner asked the operator of the site for. An addition to §3. */
export type OperatorRequest = z.infer<typeof operatorRequestSchema>
