import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { Credential } from '@rampart/contract/entities/credential'
import { courseNotFound } from '../courses/courses.service.ts'
import { findCourseBySlug } from '../courses/courses.store.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/apiError.ts'
import { findBadge, findCertificate, findCourseBadge, findCourseCertificate, listBadges, listCertificates } from './credentials.store.ts'
import { badgeToCredential, certificateToCredential, toBadge, toCertificate } from './views.ts'

/** Specification §2 (Certificate view, Badge view). */
export const credentialMessages = { certificate: 'Certificate Not Found', badge: 'Badge Not Found' } as const

/**
 * What the learner holds, last issued first. Revoked ones are left out: a list that offers to share and download should not
 * offer them, nor show twice what was issued anew. Their public pages say that they are revoked.
 */
export async function readCredentials(db: Database, userId: string): Promise<Credential[]> {
  const certificates = (await listCertificates(db, userId)).map(certificateToCredential)
  const badges = (await listBadges(db, userId)).map(badgeToCredential)
  return [...certificates, ...badges].toSorted((a, b) => Date.parse(b.issuedAt) - Date.parse(a.issuedAt))
}

async function requireCourseId(db: Database, slug: string): Promise<string> {
  const row = await findCourseBySlug(db, slug)
  if (!row) throw notFound(courseNotFound)
  return row.course.id
}

/** The learner's valid certificate for a course; null where there is none. Throws 404 for a course that does not exist. */
export async function readCourseCertificate(db: Database, userId: string, slug: string): Promise<Certificate | null> {
  const row = await findCourseCertificate(db, userId, await requireCourseId(db, slug))
  return row && toCertificate(row)
}

/** The learner's valid badge for a course; null where there is none. Throws 404 for a course that does not exist. */
export async function readCourseBadge(db: Database, userId: string, slug: string): Promise<Badge | null> {
  const row = await findCourseBadge(db, userId, await requireCourseId(db, slug))
  return row && toBadge(row)
}

/** Anybody's certificate, revoked or not, by its ID in any case of letters. */
export async function readCertificate(db: Database, certId: string): Promise<Certificate> {
  const row = await findCertificate(db, certId.toUpperCase())
  if (!row) throw notFound(credentialMessages.certificate)
  return toCertificate(row)
}

/** Anybody's badge, revoked or not, by its ID in any case of letters. */
export async function readBadge(db: Database, badgeId: string): Promise<Badge> {
  const row = await findBadge(db, badgeId.toUpperCase())
  if (!row) throw notFound(credentialMessages.badge)
  return toBadge(row)
}
