import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** A digital badge as its public page shows it. Specification §2 (Badge view), §3. */
export const badgeSchema = z.object({
  /** `BDG-` and the rest of the badge's ID. */
  badgeId: idSchema,
  /** Null when not recorded (shown as 'Unknown'). */
  participantName: z.nullable(z.string()),
  course: z.object({ title: z.string() }),
  issuedAt: dateTimeSchema,
  /** Usually 'Valid' or 'Revoked'; shown as returned. */
  status: z.string().check(z.maxLength(40)),
  /** Null while the picture has not been drawn. */
  imageUrl: z.nullable(z.string()),
})

/** A digital badge as its public page shows it. Specification §2 (Badge view), §3. */
export type Badge = z.infer<typeof badgeSchema>
