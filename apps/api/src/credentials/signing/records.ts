import type { CredentialType } from '@rampart/contract/entities/credential'
import type { CredentialStatus } from '@rampart/contract/entities/certificate'
import type { Domain, Level } from '@rampart/contract/entities/values'
import { eq } from 'drizzle-orm'
import { bootcampParticipants } from '../../bootcamps/bootcamps.tables.ts'
import { courses } from '../../courses/courses.tables.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../../users/users.tables.ts'
import { badges, certificates } from '../credentials.tables.ts'

/** A certificate or a badge with all that is signed and drawn of it. */
export interface CredentialRecord {
  readonly type: CredentialType
  /** The csnId or badgeId. */
  readonly publicId: string
  readonly source: 'course' | 'bootcamp'
  readonly name: string
  readonly title: string
  readonly status: CredentialStatus
  readonly issuedAt: Date
  readonly version: number
  readonly reissuedAt: Date | null
  readonly revokedAt: Date | null
  readonly revocationReason: string | null
  /** The holder's address, of which only a salted hash is signed; null where there is none any more. */
  readonly email: string | null
  /** Of the course or the bootcamp. */
  readonly slug: string
  readonly description: string
  readonly domain: Domain
  readonly level: Level
}

/** How bootcamps are drawn; their entries are built into the site, which knows no domains for them. */
const bootcampDomains: Readonly<Record<string, Domain>> = { aws: 'cloud engineering', cyber: 'cybersecurity', 'ai-security': 'devsecops' }

/** The credential with this ID (upper case), valid or not. */
export function findRecord(db: Database, publicId: string): Promise<CredentialRecord | null> {
  return publicId.startsWith('BDG-') ? findBadgeRecord(db, publicId) : findCertificateRecord(db, publicId)
}

const courseFields = { slug: courses.slug, description: courses.description, domain: courses.domain, level: courses.level }

async function findBadgeRecord(db: Database, publicId: string): Promise<CredentialRecord | null> {
  const [row] = await db
    .select({ badge: badges, course: courseFields, email: users.email })
    .from(badges)
    .innerJoin(courses, eq(courses.id, badges.courseId))
    .leftJoin(users, eq(users.id, badges.userId))
    .where(eq(badges.badgeId, publicId))
    .limit(1)
  if (!row) return null
  const { badge, course, email } = row
  return { ...shared(badge), ...course, type: 'badge', source: 'course', publicId, email }
}

async function findCertificateRecord(db: Database, publicId: string): Promise<CredentialRecord | null> {
  const [row] = await db
    .select({
      certificate: certificates,
      course: courseFields,
      userEmail: users.email,
      bootcamp: bootcampParticipants.bootcampSlug,
      email: bootcampParticipants.email,
    })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(bootcampParticipants, eq(bootcampParticipants.id, certificates.participantId))
    .leftJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.csnId, publicId))
    .limit(1)
  if (!row) return null
  const { certificate, course, userEmail, bootcamp, email } = row
  const base = { ...shared(certificate), type: 'certificate', publicId } as const
  if (certificate.certificateType === 'course' && course) return { ...base, ...course, source: 'course', email: userEmail }
  const slug = bootcamp ?? 'bootcamp'
  const description = `The bootcamp ${certificate.title}: its weeks, its labs and its task.`
  return {
    ...base,
    source: 'bootcamp',
    email: email ?? userEmail,
    slug,
    description,
    domain: bootcampDomains[slug] ?? 'cloud engineering',
    level: 'intermediate',
  }
}

function shared({
  participantName,
  title,
  status,
  issuedAt,
  version,
  reissuedAt,
  revokedAt,
  revocationReason,
}: typeof certificates.$inferSelect | typeof badges.$inferSelect) {
  return { name: participantName, title, status, issuedAt, version, reissuedAt, revokedAt, revocationReason }
}
