import * as z from 'zod/mini'
import { achievementSchema } from './achievement.ts'
import { labEvidenceSchema } from './labEvidence.ts'
import { labTrackSchema } from './labTrack.ts'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** A digital badge for its public page. Specification §2 (Badge view), §3. */
export const badgeSchema = z.object({
  /** `BDG-` and the other characters of the badge's ID. */
  badgeId: idSchema,
  /** Null if not recorded (shown as 'Unknown'). */
  participantName: z.nullable(z.string()),
  /** What it was issued for: a course, or a track of labs. */
  course: z.object({ title: z.string() }),
  /**
   * The track of labs that it was issued for; null for a course. An addition to §3; an older API
   * does not send it.
   */
  track: z._default(z.nullable(labTrackSchema), null),
  issuedAt: dateTimeSchema,
  /** Usually 'Valid' or 'Revoked'; shown unchanged. */
  status: z.string().check(z.maxLength(40)),
  /** Null until the picture is made. */
  imageUrl: z.nullable(z.string()),
  /**
   * The labs that its holder solved and shows. An addition to §3; an older API does not send it.
   */
  evidence: z._default(z.array(labEvidenceSchema), []),
  /** What it was earned with. An addition to §3; an older API does not send it. */
  achievement: z._default(z.nullable(achievementSchema), null),
})

/** A digital badge for its public page. Specification §2 (Badge view), §3. */
export type Badge = z.infer<typeof badgeSchema>
