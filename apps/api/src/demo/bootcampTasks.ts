import { bootcampParticipants, bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { daysBefore } from './shared.ts'
import type { DemoUser } from './shared.ts'

/**
 * Registers the learner for the three bootcamps: one task approved, one not begun, one sent back.
 */
export async function addBootcampTasks(db: Database, user: DemoUser, now: Date): Promise<void> {
  const aws = await register(db, user, 'aws', daysBefore(now, 58))
  const cyber = await register(db, user, 'cyber', daysBefore(now, 40))
  const aiSecurity = await register(db, user, 'ai-security', daysBefore(now, 35))
  await db.insert(bootcampTasks).values([
    {
      participantId: aws,
      status: 'approved',
      mentorshipInterest: true,
      bootcampFeedback: 'The weekly reviews of real network diagrams taught me the most.',
      submittedAt: daysBefore(now, 30),
      reviewedAt: daysBefore(now, 18),
    },
    { participantId: cyber, status: 'not_submitted' },
    {
      participantId: aiSecurity,
      status: 'incomplete',
      comment: 'Please add the threat model of your pipeline.',
      bootcampFeedback: 'The sessions on data poisoning were the ones I had hoped for.',
      submittedAt: daysBefore(now, 10),
      reviewedAt: daysBefore(now, 3),
    },
  ])
  await db.insert(credentials).values({
    credentialId: 'CSN-DEMO000002',
    type: 'certificate',
    source: 'bootcamp',
    userId: user.id,
    participantId: aws,
    participantName: `${user.firstName} ${user.lastName}`,
    title: 'AWS Cloud Bootcamp',
    issuedAt: daysBefore(now, 18),
  })
}

async function register(
  db: Database,
  user: DemoUser,
  bootcampSlug: string,
  createdAt: Date,
): Promise<string> {
  const id = crypto.randomUUID()
  const { email, firstName, lastName, country } = user
  await db.insert(bootcampParticipants).values({
    id,
    bootcampSlug,
    userId: user.id,
    email,
    firstName,
    lastName,
    country,
    createdAt,
    updatedAt: createdAt,
  })
  return id
}
