import * as z from 'zod/mini'
import { evidenceConsents, labEvidenceSchema } from '../entities/labEvidence.ts'
import { dateTimeSchema, idSchema } from '../entities/primitives.ts'
import { credentialTypes } from '../rules/credentialKinds.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import type { CallResponse } from './call.ts'
import { code, strictInput } from './inputs.ts'

const data = z.object({
  consent: z.enum(evidenceConsents),
  /** When the learner decided; null before that. */
  decidedAt: z.nullable(dateTimeSchema),
  /** Those credentials of the learner that show solved labs, or would with consent. */
  credentials: z.array(
    z.object({
      type: z.enum(credentialTypes),
      credentialId: idSchema,
      title: z.string(),
      evidence: z.array(labEvidenceSchema),
    }),
  ),
})

/**
 * Whether the learner's credentials show solved labs, and what they show or would show. An addition
 * to specification §7.
 */
export const getEvidence = defineCall({
  name: 'getEvidence',
  method: 'GET',
  path: '/credentials/evidence',
  auth: 'learner',
  response: success({ data }),
  errors: [],
})

/**
 * Gives or withdraws the learner's consent; the credentials concerned are issued again under the
 * same IDs. An addition to specification §7.
 */
export const setEvidence = defineCall({
  name: 'setEvidence',
  method: 'PUT',
  path: '/credentials/evidence',
  auth: 'learner',
  body: strictInput({ isShown: z.boolean(code('is_shown_required')) }),
  response: success({ data }),
  errors: [],
})

/** What a learner's credentials show of solved labs, or would show. */
export type EvidenceState = CallResponse<typeof getEvidence>['data']
