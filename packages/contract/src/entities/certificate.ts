import * as z from 'zod/mini'
import { dateTimeSchema, idSchema } from './primitives.ts'

/** What a certificate was issued for. Specification §3 (Certificate). */
export const certificateTypes = ['course', 'bootcamp'] as const

/** One of {@link certificateTypes}. */
export type CertificateType = (typeof certificateTypes)[number]

/** The statuses that certificates and badges are issued with; clients show whatever the server returns. Specification §4. */
export const credentialStatuses = ['Valid', 'Revoked'] as const

/** One of {@link credentialStatuses}. */
export type CredentialStatus = (typeof credentialStatuses)[number]

/** A certificate as its public page shows it. Specification §2 (Certificate view), §3. */
export const certificateSchema = z.object({
  /** `CSN-` and the rest of the certification ID. */
  csnId: idSchema,
  /** Null when not recorded (shown as 'Unknown'). */
  participantName: z.nullable(z.string()),
  certificateType: z.enum(certificateTypes),
  /** Null for a course certificate. */
  bootcampName: z.nullable(z.string()),
  /** Null for a bootcamp certificate. */
  course: z.nullable(z.object({ title: z.string() })),
  issuedAt: dateTimeSchema,
  /** Usually one of {@link credentialStatuses}; shown as returned. */
  status: z.string().check(z.maxLength(40)),
  /** Null while the picture has not been drawn. */
  imageUrl: z.nullable(z.string()),
  /** Null while the file has not been made. */
  pdfUrl: z.nullable(z.string()),
})

/** A certificate as its public page shows it. Specification §2 (Certificate view), §3. */
export type Certificate = z.infer<typeof certificateSchema>
