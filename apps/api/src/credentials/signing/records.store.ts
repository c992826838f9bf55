import type { CredentialSource, CredentialStatus } from '@rampart/contract/entities/certificate'
import type { LabEvidence } from '@rampart/contract/entities/labEvidence'
import type { Domain, Level } from '@rampart/contract/entities/values'
import type { BootcampSlug } from '@rampart/contract/rules/bootcamps'
import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { eq, sql } from 'drizzle-orm'
import { bootcampParticipants } from '../../bootcamps/bootcamps.tables.ts'
import { courses } from '../../courses/courses.tables.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../../users/users.tables.ts'
import { credentials } from '../credentials.tables.ts'

/** A credential with all that is signed and drawn of it. */
export interface CredentialRecord extends CredentialId {
  readonly source: CredentialSource
  readonly name: string
  readonly title: string
  readonly status: CredentialStatus
  readonly issuedAt: Date
  readonly version: number
  readonly reissuedAt: Date | null
  readonly revokedAt: Date | null
  readonly revocationReason: string | null
  /**
   * The holder's address, of which only a salted hash is signed; null if there is none any more.
   */
  readonly email: string | null
  /** The solved labs that it shows. */
  readonly evidence: readonly LabEvidence[]
  /** Of the course or the bootcamp; of a track, its domain and level. */
  readonly slug: string
  readonly description: string
  readonly domain: Domain
  readonly level: Level
}

/**
 * How bootcamps are drawn; their entries are built into the site, which knows no domains for them.
 */
const bootcampDomains: Readonly<Record<BootcampSlug, Domain>> = {
  aws: 'cloud engineering',
  cyber: 'cybersecurity',
  'ai-security': 'devsecops',
}

/** The credential with this ID (upper case), valid or not. */
export async function findRecord(
  db: Database,
  credentialId: string,
): Promise<CredentialRecord | null> {
  const [row] = await db
    .select({
      credential: credentials,
      course: {
        slug: courses.slug,
        description: courses.description,
        domain: courses.domain,
        level: courses.level,
      },
      userEmail: sql<string | null>`case when ${users.deletedAt} is null then ${users.email} end`,
      bootcamp: bootcampParticipants.bootcampSlug,
      participantEmail: sql<
        string | null
      >`case when ${bootcampParticipants.deletedAt} is null then ${bootcampParticipants.email} end`,
    })
    .from(credentials)
    .leftJoin(courses, eq(courses.id, credentials.courseId))
    .leftJoin(bootcampParticipants, eq(bootcampParticipants.id, credentials.participantId))
    .leftJoin(users, eq(users.id, credentials.userId))
    .where(eq(credentials.credentialId, credentialId))
    .limit(1)
  if (!row) return null
  const { credential, course, userEmail, bootcamp, participantEmail } = row
  const record = {
    ...credential,
    name: credential.participantName,
    email: participantEmail ?? userEmail,
  }
  if (course) return { ...record, ...course }
  const { trackDomain: domain, trackLevel: level } = credential
  if (domain !== null && level !== null)
    return {
      ...record,
      slug: `${domain} ${level}`.replaceAll(' ', '-'),
      description: `The hands-on labs of the domain ${domain} at the level ${level}.`,
      domain,
      level,
    }
  const slug = bootcamp ?? 'bootcamp'
  return {
    ...record,
    slug,
    description: `The bootcamp ${record.title}: its weeks, its labs and its task.`,
    domain: isBootcampSlug(slug) ? bootcampDomains[slug] : 'cloud engineering',
    level: 'intermediate',
  }
}
