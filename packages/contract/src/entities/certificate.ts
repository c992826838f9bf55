import * as z from 'zod/mini'
import { achievementSchema } from './achievement.ts'
import { labEvidenceSchema } from './labEvidence.ts'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** What a certificate was issued for. Specification §3 (Certificate). */
export const certificateTypes = ['course', 'bootcamp'] as const

/** One of {@link certificateTypes}. */
export type CertificateType = (typeof certificateTypes)[number]

/**
 * What a credential of any kind was issued for; a track is all labs of a domain and level, and
 * earns a badge. An addition to §3.
 */
export const credentialSources = [...certificateTypes, 'track'] as const

/** One of {@link credentialSources}. */
export type CredentialSource = (typeof credentialSources)[number]

/**
 * The statuses of new and revoked certificates and badges; clients show any text that the server
 * returns. Specification §4.
 */
export const credentialStatuses = ['Valid', 'Revoked'] as const

/** One of {@link credentialStatuses}. */
export type CredentialStatus = (typeof credentialStatuses)[number]

/** A certificate for its public page. Specification §2 (Certificate view), §3. */
export const certificateSchema = z.object({
  /** `CSN-` and the other characters of the certification ID. */
  csnId: idSchema,
  /** Null if not recorded (shown as 'Unknown'). */
  participantName: z.nullable(z.string()),
  certificateType: z.enum(certificateTypes),
  /** Null for a course certificate. */
  bootcampName: z.nullable(z.string()),
  /** Null for a bootcamp certificate. */
  course: z.nullable(z.object({ title: z.string() })),
  issuedAt: dateTimeSchema,
  /** Usually one of {@link credentialStatuses}; shown unchanged. */
  status: z.string().check(z.maxLength(40)),
  /** Null until the picture is made. */
  imageUrl: z.nullable(z.string()),
  /** Null until the file is made. */
  pdfUrl: z.nullable(z.string()),
  /**
   * The labs that its holder solved and shows. An addition to §3; an older API does not send it.
   */
  evidence: z._default(z.array(labEvidenceSchema), []),
  /** What it was earned with. An addition to §3; an older API does not send it. */
  achievement: z._default(z.nullable(achievementSchema), null),
})

/** A certificate for its public page. Specification §2 (Certificate view), §3. */
export type Certificate = z.infer<typeof certificateSchema>
