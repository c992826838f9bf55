import * as z from 'zod/mini'
import { dateTimeSchema, slugSchema } from './primitives.ts'

const countSchema = z.int().check(z.minimum(1))

/** A lab that its learner solved, as a credential proves it. An addition to §3. */
export const labEvidenceSchema = z.object({
  path: slugSchema,
  title: z.string(),
  /** How many of its checks were solved, and how many it had. */
  solved: countSchema,
  checks: countSchema,
  /** Whole minutes from the start of the session to its solution. */
  minutes: countSchema,
  solvedAt: dateTimeSchema,
})

/** A lab that its learner solved, as a credential proves it. An addition to §3. */
export type LabEvidence = z.infer<typeof labEvidenceSchema>

/**
 * Whether a learner's credentials show the labs that were solved: not asked yet, or as the learner
 * has said. An addition to §3.
 */
export const evidenceConsents = ['unasked', 'shown', 'hidden'] as const

/** One of {@link evidenceConsents}. */
export type EvidenceConsent = (typeof evidenceConsents)[number]
