import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { Credential } from '@rampart/contract/entities/credential'
import type { Course } from '@rampart/contract/entities/course'
import type { CredentialAdapter, VerificationAdapter } from '../../adapters/adapters.ts'
import { verificationOf } from '../../credentials/checks.fixtures.ts'
import { signedDocument } from '../../credentials/verifyAnything/documents.fixtures.ts'
import { badge, certificate } from '../credentialFixtures.ts'
import { certificatePicture } from '../credentialPictures.ts'
import { requireFound } from './refusals.ts'

interface Holding {
  personId: string
  /** Null unless issued for a course. */
  slug: string | null
  record: Certificate | Badge
  /** As it was signed. */
  document: ReturnType<typeof signedDocument>
}

const credentialIdOf = (record: Certificate | Badge): string => ('csnId' in record ? record.csnId : record.badgeId)
const isCertificate = (record: Certificate | Badge): record is Certificate => 'csnId' in record
const isBadge = (record: Certificate | Badge): record is Badge => 'badgeId' in record

function toCredential(_id: string, record: Certificate | Badge): Credential {
  const { course, issuedAt, imageUrl } = record
  const common = { _id, course, issuedAt, imageUrl }
  if (isBadge(record)) return { ...common, type: 'badge', certificateType: null, csnId: null, badgeId: record.badgeId, bootcampName: null, pdfUrl: null }
  const { certificateType, csnId, bootcampName, pdfUrl } = record
  return { ...common, type: 'certificate', certificateType, csnId, badgeId: null, bootcampName, pdfUrl }
}

/** The certificates and badges that were issued. */
export function credentialRecords(now: () => string) {
  const holdings: Holding[] = []
  const find = (id: string) => holdings.find(({ record }) => credentialIdOf(record) === id.toUpperCase())
  const add = (record: Certificate | Badge, personId: string, slug: string | null) =>
    void holdings.push({ personId, slug, record, document: signedDocument(record) })
  const change = (holding: Holding, values: Partial<Badge & Certificate>) => {
    holding.record = { ...holding.record, ...values }
  }
  const valid = (personId: string) => holdings.filter(({ record, ...holding }) => holding.personId === personId && record.status === 'Valid')

  return {
    add,
    /** Of a learner, those that stand. */
    recordsOf: (personId: string) => valid(personId).map(({ record }) => record),
    /** Issues what completing a course earns, once. */
    issue: ({ slug, title, completionCredential }: Course, personId: string, participantName: string) => {
      if (completionCredential === 'none' || valid(personId).some((holding) => holding.slug === slug)) return
      const common = { participantName, course: { title }, issuedAt: now(), status: 'Valid' }
      const place = String(holdings.length + 1).padStart(6, '0')
      const imageUrl = certificatePicture(participantName, 'Certificate of completion of the course', title)
      if (completionCredential === 'certificate') add({ ...certificate, ...common, csnId: `CSN-MEMORY${place}`, imageUrl }, personId, slug)
      else add({ ...badge, ...common, badgeId: `BDG-MEMORY${place}` }, personId, slug)
    },
    revoke: (id: string) => change(requireFound(find(id), 'There is no such credential.'), { status: 'Revoked' }),
    /** Takes back what a learner holds, without the name. */
    withdraw: (personId: string) => {
      for (const holding of holdings) if (holding.personId === personId) change(holding, { status: 'Revoked', participantName: null })
    },
    adapter: (person: () => { id: string }, requireCourse: (slug: string) => unknown): CredentialAdapter => {
      const own = (slug: string) => {
        const { id } = person()
        requireCourse(slug)
        return valid(id).flatMap((holding) => (holding.slug === slug ? [holding.record] : []))
      }
      const known = (id: string) => [find(id)?.record].filter((record) => record !== undefined)
      return {
        list: async () =>
          valid(person().id)
            .map(({ record }) => toCredential(`credential-${holdings.findIndex((holding) => holding.record === record) + 1}`, record))
            .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt)),
        courseCertificate: async (slug) => own(slug).find(isCertificate) ?? null,
        courseBadge: async (slug) => own(slug).find(isBadge) ?? null,
        certificate: async (certId) => requireFound(known(certId).find(isCertificate), 'Certificate Not Found'),
        badge: async (badgeId) => requireFound(known(badgeId).find(isBadge), 'Badge Not Found'),
      }
    },
    /** Judges by what was issued: a signature for show proves nothing. */
    verification: (): VerificationAdapter => ({
      document: async (_type, id) => requireFound(find(id), 'There is no such credential.').document,
      verify: async (given) => {
        const document = given as Partial<Holding['document']> | null
        if (!document?.issuer) return verificationOf('altered')
        if (document.issuer.id !== 'did:web:rampart.example') return verificationOf('untrusted')
        const holding = holdings.find(({ document: { id } }) => id === document.id)
        if (!holding || JSON.stringify(holding.document) !== JSON.stringify(document)) return verificationOf('altered')
        return verificationOf(holding.record.status === 'Revoked' ? 'revoked' : 'valid')
      },
    }),
  }
}

export type CredentialRecords = ReturnType<typeof credentialRecords>
