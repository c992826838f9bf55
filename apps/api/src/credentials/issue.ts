import { bootcampTitles, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { findParticipant } from '../bootcamps/participants.store.ts'
import { findCourseById } from '../courses/courses.store.ts'
import type { Database } from '../database/database.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import { findUserById } from '../users/users.store.ts'
import { newCredentialId } from './credentialIds.ts'
import { insertCredential } from './credentials.store.ts'
import { findConsent, listSolved, lockEvidence } from './evidence/evidence.store.ts'
import { matchingEvidence } from './evidence/matchingEvidence.ts'

/** Who completed which course, and when. */
interface CompletedCourse {
  readonly userId: string
  readonly courseId: string
  readonly issuedAt: Date
}

/**
 * Issues what completing the course earns, a credential of the course's kind or nothing, with name
 * and title as they are now. A learner who has a valid one gets no second. Runs in the transaction
 * that completes the course and awaits nothing but its queries; the mail that reports it goes out
 * with that.
 */
export async function issueCourseCredential(
  tx: Database,
  mails: MailAdding,
  { userId, courseId, issuedAt }: CompletedCourse,
): Promise<void> {
  const user = await findUserById(tx, userId)
  const course = await findCourseById(tx, courseId)
  if (!user || !course) throw new Error('A completed course must have a learner and a course.')
  const { completionCredential: type, title, labs } = course
  if (type === 'none') return
  await lockEvidence(tx, userId)
  const { consent } = await findConsent(tx, userId)
  const isShown = consent === 'shown' && labs.length > 0
  const credentialId = newCredentialId(type)
  const isIssued = await insertCredential(tx, {
    credentialId,
    type,
    source: 'course',
    userId,
    courseId,
    participantName: `${user.firstName} ${user.lastName}`,
    title,
    evidence: isShown ? matchingEvidence({ labs }, await listSolved(tx, userId)) : [],
    issuedAt,
  })
  if (isIssued) await mails.add(tx, { kind: 'credential-earned', userId, credentialId })
}

/** Whose bootcamp task was approved, and when. */
interface ApprovedTask {
  readonly participantId: string
  readonly issuedAt: Date
}

/**
 * Issues the bootcamp's certificate, with name and title as they are now. A participant who has a
 * valid one gets no second. Runs in the transaction that approves the task and awaits nothing but
 * its queries.
 */
export async function issueBootcampCertificate(
  tx: Database,
  { participantId, issuedAt }: ApprovedTask,
): Promise<void> {
  const participant = await findParticipant(tx, participantId)
  if (!participant || !isBootcampSlug(participant.bootcampSlug))
    throw new Error('An approved task must have a participant and a bootcamp.')
  const { userId, firstName, lastName, bootcampSlug } = participant
  await insertCredential(tx, {
    credentialId: newCredentialId('certificate'),
    type: 'certificate',
    source: 'bootcamp',
    userId,
    participantId,
    participantName: `${firstName} ${lastName}`,
    title: bootcampTitles[bootcampSlug],
    issuedAt,
  })
}
