import * as z from 'zod/mini'
import { certificateSchema } from '../entities/certificate.ts'
import { certificationIdPattern, invalidCertificationIdMessage } from '../rules/certificationId.ts'
import { answer } from './answers.ts'
import { defineCall } from './call.ts'
import { slugInput, strictInput } from './inputs.ts'

const certId = z
  .string(invalidCertificationIdMessage)
  .check(z.maxLength(64, invalidCertificationIdMessage), z.regex(certificationIdPattern, invalidCertificationIdMessage))

/** The learner's certificate for a course; null when there is none, so that a client can go on to a badge. Specification §2 (Course completed), §7. */
export const courseCertificate = defineCall({
  name: 'courseCertificate',
  method: 'GET',
  path: '/certificate/course/:slug',
  auth: 'learner',
  summary: 'Read the own certificate for a course.',
  params: strictInput({ slug: slugInput }),
  response: answer({ certificate: z.nullable(certificateSchema) }),
  errors: [400, 401, 404],
})

/** A certificate by its certification ID, in any case. Specification §5, §7. */
export const verifyCertificate = defineCall({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/certificate/verify/:certId',
  auth: 'public',
  summary: 'Look up a certificate by its certification ID.',
  params: strictInput({ certId }),
  response: answer({ certificate: certificateSchema }),
  errors: [400, 404],
})
