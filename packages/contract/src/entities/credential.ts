import * as z from 'zod/mini'
import { certificateTypes } from './certificate.ts'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** The kinds of credential in a learner's list. Specification §3 (Credential). */
export const credentialTypes = ['certificate', 'badge'] as const

/** One of {@link credentialTypes}. */
export type CredentialType = (typeof credentialTypes)[number]

/** A certificate or badge in a learner's own list. Specification §2 (My Learning), §3. */
export const credentialSchema = z.object({
  _id: idSchema,
  type: z.enum(credentialTypes),
  /** Null for a badge. */
  certificateType: z.nullable(z.enum(certificateTypes)),
  /** Null for a badge. */
  csnId: z.nullable(idSchema),
  /** Null for a certificate. */
  badgeId: z.nullable(idSchema),
  /** Null unless issued for a bootcamp. */
  bootcampName: z.nullable(z.string()),
  /** Null unless issued for a course. */
  course: z.nullable(z.object({ title: z.string() })),
  issuedAt: dateTimeSchema,
  /** Null for a badge, and while the file has not been made. */
  pdfUrl: z.nullable(z.string()),
  /** Null while the picture has not been drawn. */
  imageUrl: z.nullable(z.string()),
})

/** A certificate or badge in a learner's own list. Specification §2 (My Learning), §3. */
export type Credential = z.infer<typeof credentialSchema>
