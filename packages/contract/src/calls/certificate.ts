import * as z from 'zod/mini'
import { certificateSchema } from '../entities/certificate.ts'
import type { CertificateType, CredentialSource } from '../entities/certificate.ts'
import { certificationIdPattern } from '../rules/certificationId.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { defineCredentialWire } from './credentialWire.ts'
import { code, slugInput, strictInput } from './inputs.ts'

const certId = z
  .string(code('certification_id_invalid'))
  .check(
    z.maxLength(64, code('certification_id_invalid')),
    z.regex(certificationIdPattern, code('certification_id_invalid')),
  )

/**
 * The learner's certificate for a course; null if there is none, so that a client can ask for a
 * badge. Specification §2 (Course completed), §7.
 */
export const courseCertificate = defineCall({
  name: 'courseCertificate',
  method: 'GET',
  path: '/certificate/course/:slug',
  auth: 'learner',
  params: strictInput({ slug: slugInput }),
  response: success({ certificate: z.nullable(certificateSchema) }),
  errors: ['course_not_found'],
})

/** A certificate by its certification ID, in any case. Specification §5, §7. */
export const verifyCertificate = defineCall({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/certificate/verify/:certId',
  auth: 'public',
  params: strictInput({ certId }),
  response: success({ certificate: certificateSchema }),
  errors: ['certificate_not_found'],
})

/** Tracks earn badges alone. */
const certificateTypeOf = (source: CredentialSource): CertificateType =>
  source === 'track' ? 'course' : source

/** A certificate in its calls (specification §3). */
export const certificateWire = defineCredentialWire({
  find: verifyCertificate,
  idParameter: 'certId',
  ofCourse: courseCertificate,
  field: 'certificate',
  toWire: (view) => ({
    csnId: view.credentialId,
    participantName: view.participantName,
    certificateType: certificateTypeOf(view.source),
    bootcampName: view.bootcampName,
    course: view.course,
    issuedAt: view.issuedAt,
    status: view.status,
    imageUrl: view.imageUrl,
    pdfUrl: view.pdfUrl,
    evidence: view.evidence,
    achievement: view.achievement,
  }),
  fromWire: ({ csnId, certificateType, ...rest }) => ({
    type: 'certificate',
    credentialId: csnId,
    source: certificateType,
    track: null,
    ...rest,
  }),
})
