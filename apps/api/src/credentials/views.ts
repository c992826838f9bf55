import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { Credential } from '@rampart/contract/entities/credential'
import type { BadgeRow, CertificateRow } from './credentials.store.ts'
import { credentialUrls } from './urls.ts'

/** A certificate as its public page shows it. */
export function toCertificate({ csnId, certificateType, participantName, title, status, issuedAt }: CertificateRow): Certificate {
  return {
    csnId,
    participantName: participantName || null,
    certificateType,
    bootcampName: certificateType === 'bootcamp' ? title : null,
    course: certificateType === 'course' ? { title } : null,
    issuedAt: issuedAt.toISOString(),
    status,
    ...credentialUrls('certificate', csnId),
  }
}

/** A badge as its public page shows it. */
export function toBadge({ badgeId, participantName, title, status, issuedAt }: BadgeRow): Badge {
  const { imageUrl } = credentialUrls('badge', badgeId)
  return { badgeId, participantName: participantName || null, course: { title }, issuedAt: issuedAt.toISOString(), status, imageUrl }
}

/** A certificate in its holder's list. */
export function certificateToCredential(row: CertificateRow): Credential {
  const { csnId, certificateType, bootcampName, course, issuedAt, imageUrl, pdfUrl } = toCertificate(row)
  return { _id: row.id, type: 'certificate', certificateType, csnId, badgeId: null, bootcampName, course, issuedAt, imageUrl, pdfUrl }
}

/** A badge in its holder's list. */
export function badgeToCredential(row: BadgeRow): Credential {
  const { badgeId, course, issuedAt, imageUrl } = toBadge(row)
  return { _id: row.id, type: 'badge', certificateType: null, csnId: null, badgeId, bootcampName: null, course, issuedAt, imageUrl, pdfUrl: null }
}
