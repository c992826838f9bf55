import * as z from 'zod/mini'
import { credentialKinds, credentialTypes } from '../rules/credentialKinds.ts'
import type { IdName } from '../rules/credentialKinds.ts'
import { certificateTypes } from './certificate.ts'
import { labTrackSchema } from './labTrack.ts'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** The ID under the name of each kind; null for the other kinds. */
const ids = Object.fromEntries(
  credentialTypes.map((type) => [credentialKinds[type].idName, z.nullable(idSchema)]),
) as Record<IdName, z.ZodMiniNullable<typeof idSchema>>

/** A certificate or badge in a learner's own list. Specification §2 (My Learning), §3. */
export const credentialSchema = z.object({
  _id: idSchema,
  type: z.enum(credentialTypes),
  /** Null for a badge. */
  certificateType: z.nullable(z.enum(certificateTypes)),
  ...ids,
  /** Null unless issued for a bootcamp. */
  bootcampName: z.nullable(z.string()),
  /** Null unless issued for a course or a track of labs. */
  course: z.nullable(z.object({ title: z.string() })),
  /**
   * The track of labs that it was issued for; null for any other. An addition to §3; an older API
   * does not send it.
   */
  track: z._default(z.nullable(labTrackSchema), null),
  issuedAt: dateTimeSchema,
  /** As on its public page. An addition to §3; an older API lists valid ones alone. */
  status: z._default(z.string().check(z.maxLength(40)), 'Valid'),
  /** Null for a badge, and until the file is made. */
  pdfUrl: z.nullable(z.string()),
  /** Null until the picture is made. */
  imageUrl: z.nullable(z.string()),
})

/** A certificate or badge in a learner's own list. Specification §2 (My Learning), §3. */
export type Credential = z.infer<typeof credentialSchema>
