import { courseBadge, viewBadge } from '@rampart/contract/calls/badge'
import { courseCertificate, verifyCertificate } from '@rampart/contract/calls/certificate'
import { listCredentials } from '@rampart/contract/calls/credentials'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { route } from '../http/route.ts'
import { readBadge, readCertificate, readCourseBadge, readCourseCertificate, readCredentials } from './credentials.service.ts'

/** Look-ups a minute from one address, of certificates and of badges each: enough for people, slow for collectors of names. */
const lookUpsPerMinute = 60

export function credentialRoutes(app: FastifyInstance, { config, db }: AppContext): void {
  const lookUp = { requestsPerMinute: Math.ceil(lookUpsPerMinute * config.rateLimitScale) }
  route(app, listCredentials, async ({ learner }) => ({ data: { credentials: await readCredentials(db, learner.user.id) } }))
  route(app, courseCertificate, async ({ params, learner }) => ({ certificate: await readCourseCertificate(db, learner.user.id, params.slug) }))
  route(app, courseBadge, async ({ params, learner }) => ({ data: await readCourseBadge(db, learner.user.id, params.slug) }))
  route(app, verifyCertificate, async ({ params }) => ({ certificate: await readCertificate(db, params.certId) }), lookUp)
  route(app, viewBadge, async ({ params }) => ({ data: await readBadge(db, params.badgeId) }), lookUp)
}
