import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** A digital badge for its public page. Specification §2 (Badge view), §3. */
export const badgeSchema = z.object({
  /** `BDG-` and the other characters of the badge's ID. */
  badgeId: idSchema,
  /** Null if not recorded (shown as 'Unknown'). */
  participantName: z.nullable(z.string()),
  course: z.object({ title: z.string() }),
  issuedAt: dateTimeSchema,
  /** Usually 'Valid' or 'Revoked'; shown unchanged. */
  status: z.string().check(z.maxLength(40)),
  /** Null until the picture is made. */
  imageUrl: z.nullable(z.string()),
})

/** A digital badge for its public page. Specification §2 (Badge view), §3. */
export type Badge = z.infer<typeof badgeSchema>
