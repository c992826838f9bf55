import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import type { Database } from '../database/database.ts'
import { badges, certificates } from './credentials.tables.ts'

export type CertificateRow = typeof certificates.$inferSelect
export type BadgeRow = typeof badges.$inferSelect

/** More than any learner earns; a limit nevertheless, as on every query. */
const maxCredentials = 1_000

/** The learner's valid certificates of courses and, as a participant with this account, of bootcamps. */
export function listCertificates(db: Database, userId: string): Promise<CertificateRow[]> {
  const participations = db.select({ id: bootcampParticipants.id }).from(bootcampParticipants).where(eq(bootcampParticipants.userId, userId))
  const isOwn = or(eq(certificates.userId, userId), inArray(certificates.participantId, participations))
  return db
    .select()
    .from(certificates)
    .where(and(isOwn, eq(certificates.status, 'Valid')))
    .orderBy(desc(certificates.issuedAt))
    .limit(maxCredentials)
}

/** The learner's valid badges. */
export function listBadges(db: Database, userId: string): Promise<BadgeRow[]> {
  return db
    .select()
    .from(badges)
    .where(and(eq(badges.userId, userId), eq(badges.status, 'Valid')))
    .orderBy(desc(badges.issuedAt))
    .limit(maxCredentials)
}

/** The learner's valid certificate for a course. */
export async function findCourseCertificate(db: Database, userId: string, courseId: string): Promise<CertificateRow | null> {
  const isValid = eq(certificates.status, 'Valid')
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), isValid))
    .limit(1)
  return row ?? null
}

/** The learner's valid badge for a course. */
export async function findCourseBadge(db: Database, userId: string, courseId: string): Promise<BadgeRow | null> {
  const isValid = eq(badges.status, 'Valid')
  const [row] = await db
    .select()
    .from(badges)
    .where(and(eq(badges.userId, userId), eq(badges.courseId, courseId), isValid))
    .limit(1)
  return row ?? null
}

/** Whoever holds it, valid or not; `csnId` in upper case. */
export async function findCertificate(db: Database, csnId: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.csnId, csnId)).limit(1)
  return row ?? null
}

/** Whoever holds it, valid or not; `badgeId` in upper case. */
export async function findBadge(db: Database, badgeId: string): Promise<BadgeRow | null> {
  const [row] = await db.select().from(badges).where(eq(badges.badgeId, badgeId)).limit(1)
  return row ?? null
}
