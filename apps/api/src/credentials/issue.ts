import { bootcampTitles, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { sql } from 'drizzle-orm'
import { findParticipant } from '../bootcamps/participants.store.ts'
import { findCourseById } from '../courses/courses.store.ts'
import type { Database } from '../database/database.ts'
import { findUserById } from '../users/users.store.ts'
import { newCredentialId } from './credentialIds.ts'
import { badges, certificates } from './credentials.tables.ts'

/** Who completed which course, and when. */
interface CompletedCourse {
  readonly userId: string
  readonly courseId: string
  readonly issuedAt: Date
}

/**
 * Issues what completing the course earns, a certificate, a badge or nothing, with name and title as they are now. A learner
 * who holds a valid one gets no second. Runs in the transaction that completes the course and awaits nothing but its queries.
 */
export async function issueCourseCredential(tx: Database, { userId, courseId, issuedAt }: CompletedCourse): Promise<void> {
  const user = await findUserById(tx, userId)
  const course = await findCourseById(tx, courseId)
  if (!user || !course) throw new Error('A completed course must have a learner and a course.')
  const credential = { userId, courseId, participantName: `${user.firstName} ${user.lastName}`, title: course.title, issuedAt }
  switch (course.completionCredential) {
    case 'certificate':
      await tx
        .insert(certificates)
        .values({ ...credential, csnId: newCredentialId('CSN'), certificateType: 'course' })
        .onConflictDoNothing({ target: [certificates.userId, certificates.courseId], where: sql`${certificates.status} = 'Valid'` })
      return
    case 'badge':
      await tx
        .insert(badges)
        .values({ ...credential, badgeId: newCredentialId('BDG') })
        .onConflictDoNothing({ target: [badges.userId, badges.courseId], where: sql`${badges.status} = 'Valid'` })
      return
    case 'none':
  }
}

/** Whose bootcamp task was approved, and when. */
interface ApprovedTask {
  readonly participantId: string
  readonly issuedAt: Date
}

/**
 * Issues the bootcamp's certificate, with name and title as they are now. A participant who holds a valid one gets no second.
 * Runs in the transaction that approves the task and awaits nothing but its queries.
 */
export async function issueBootcampCertificate(tx: Database, { participantId, issuedAt }: ApprovedTask): Promise<void> {
  const participant = await findParticipant(tx, participantId)
  if (!participant || !isBootcampSlug(participant.bootcampSlug)) throw new Error('An approved task must have a participant and a bootcamp.')
  const { userId, firstName, lastName, bootcampSlug } = participant
  await tx
    .insert(certificates)
    .values({
      csnId: newCredentialId('CSN'),
      certificateType: 'bootcamp',
      userId,
      participantId,
      participantName: `${firstName} ${lastName}`,
      title: bootcampTitles[bootcampSlug],
      issuedAt,
    })
    .onConflictDoNothing({ target: certificates.participantId, where: sql`${certificates.status} = 'Valid'` })
}
