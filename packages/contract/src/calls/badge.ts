import * as z from 'zod/mini'
import { badgeSchema } from '../entities/badge.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { defineCredentialWire } from './credentialWire.ts'
import { idInput, slugInput, strictInput } from './inputs.ts'

/**
 * The learner's badge for a course; null if there is none. Specification §2 (Course completed), §7.
 */
export const courseBadge = defineCall({
  name: 'courseBadge',
  method: 'GET',
  path: '/badge/course/:slug',
  auth: 'learner',
  params: strictInput({ slug: slugInput }),
  response: success({ data: z.nullable(badgeSchema) }),
  errors: ['course_not_found'],
})

/** A badge by its ID. Specification §7. */
export const viewBadge = defineCall({
  name: 'viewBadge',
  method: 'GET',
  path: '/badge/view/:badgeId',
  auth: 'public',
  params: strictInput({ badgeId: idInput }),
  response: success({ data: badgeSchema }),
  errors: ['badge_not_found'],
})

/** A badge in its calls (specification §3). */
export const badgeWire = defineCredentialWire({
  find: viewBadge,
  idParameter: 'badgeId',
  ofCourse: courseBadge,
  field: 'data',
  toWire: ({ credentialId, participantName, course, track, ...rest }) => ({
    badgeId: credentialId,
    participantName,
    course: { title: course?.title ?? '' },
    track,
    issuedAt: rest.issuedAt,
    status: rest.status,
    imageUrl: rest.imageUrl,
    evidence: rest.evidence,
    achievement: rest.achievement,
  }),
  fromWire: ({ badgeId, ...rest }) => ({
    type: 'badge',
    credentialId: badgeId,
    source: rest.track ? 'track' : 'course',
    bootcampName: null,
    pdfUrl: null,
    ...rest,
  }),
})
