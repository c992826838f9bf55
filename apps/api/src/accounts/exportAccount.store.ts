import { userProfileSchema } from '@rampart/contract/entities/userProfile'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { and, desc, eq } from 'drizzle-orm'
import { devices, signInSessions } from '../auth/auth.tables.ts'
import {
  bootcampParticipants,
  bootcampTaskFiles,
  bootcampTasks,
} from '../bootcamps/bootcamps.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { ofEachKind } from '../credentials/ofEachKind.ts'
import { creditLedger } from '../credits/credits.tables.ts'
import type { Database } from '../database/database.ts'
import { recoveryCodes, totpSecrets } from '../factors/factors.tables.ts'
import { mapPages } from '../learning/mapPages.tables.ts'
import { labs, labSessions } from '../labs/labs.tables.ts'
import { labNoteCopies, labNotes } from '../labs/notes/notes.tables.ts'
import { lessonCompletions, lessonPositions, lessons } from '../lessons/lessons.tables.ts'
import { openingNotices } from '../openings/openings.tables.ts'
import { passkeyOwners, passkeys } from '../passkeys/passkeys.tables.ts'
import { quizPasses, quizzes } from '../quizzes/quizzes.tables.ts'
import { requests } from '../requests/requests.tables.ts'
import type { UserRow } from '../users/users.store.ts'
import { subscriptions } from '../users/users.tables.ts'

/**
 * All data that the site has about a learner, by section, without secrets: no password hash, no
 * secret of a second factor, no key, no credentials of labs.
 */
export async function exportAccount(db: Database, user: UserRow): Promise<Record<string, unknown>> {
  const { id } = user
  const own = eq(enrolments.userId, id)
  const isOwn = eq(bootcampParticipants.userId, id)
  return {
    profile: userProfileSchema.parse(user),
    account: { id, createdAt: user.createdAt, credits: user.credits },
    preferences: { theme: user.theme, motion: user.motion },
    labEvidence: { consent: user.labEvidence, decidedAt: user.labEvidenceAt },
    enrolments: await db
      .select({
        course: courses.title,
        enrolledAt: enrolments.enrolledAt,
        completedAt: enrolments.completedAt,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(own),
    completedLessons: await db
      .select({ lesson: lessons.title, completedAt: lessonCompletions.completedAt })
      .from(lessonCompletions)
      .innerJoin(enrolments, eq(enrolments.id, lessonCompletions.enrolmentId))
      .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
      .where(own),
    videoPositions: await db
      .select({ lesson: lessons.title, seconds: lessonPositions.seconds })
      .from(lessonPositions)
      .innerJoin(enrolments, eq(enrolments.id, lessonPositions.enrolmentId))
      .innerJoin(lessons, eq(lessons.id, lessonPositions.lessonId))
      .where(own),
    passedQuizzes: await db
      .select({ quiz: quizzes.title, score: quizPasses.score, passedAt: quizPasses.passedAt })
      .from(quizPasses)
      .innerJoin(enrolments, eq(enrolments.id, quizPasses.enrolmentId))
      .innerJoin(quizzes, eq(quizzes.id, quizPasses.quizId))
      .where(own),
    labSessions: await db
      .select({
        lab: labs.title,
        status: labSessions.status,
        timeFactor: labSessions.timeFactor,
        ttl: labSessions.ttl,
        creditsUsed: labSessions.creditsUsed,
        creditsBack: labSessions.creditsBack,
        startedAt: labSessions.startedAt,
        endedAt: labSessions.endedAt,
        checks: labSessions.checks,
        openedHints: labSessions.openedHints,
        solvedAt: labSessions.solvedAt,
      })
      .from(labSessions)
      .innerJoin(labs, eq(labs.id, labSessions.labId))
      .where(eq(labSessions.userId, id)),
    labNotes: await db
      .select({ lab: labs.title, text: labNotes.text, writtenAt: labNotes.writtenAt })
      .from(labNotes)
      .innerJoin(labs, eq(labs.id, labNotes.labId))
      .where(eq(labNotes.userId, id)),
    labNoteCopies: await db
      .select({ lab: labs.title, text: labNoteCopies.text, keptAt: labNoteCopies.keptAt })
      .from(labNoteCopies)
      .innerJoin(labs, eq(labs.id, labNoteCopies.labId))
      .where(eq(labNoteCopies.userId, id)),
    publicMap: await db
      .select({
        id: mapPages.mapId,
        showsName: mapPages.showsName,
        createdAt: mapPages.createdAt,
      })
      .from(mapPages)
      .where(eq(mapPages.userId, id)),
    creditLedger: await db
      .select({
        kind: creditLedger.kind,
        amount: creditLedger.amount,
        balance: creditLedger.balance,
        minutes: creditLedger.minutes,
        note: creditLedger.note,
        createdAt: creditLedger.createdAt,
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, id))
      .orderBy(desc(creditLedger.position)),
    requests: await db
      .select({
        kind: requests.kind,
        status: requests.status,
        credentialId: requests.credentialId,
        firstName: requests.firstName,
        lastName: requests.lastName,
        note: requests.note,
        answer: requests.answer,
        createdAt: requests.createdAt,
        closedAt: requests.closedAt,
      })
      .from(requests)
      .where(eq(requests.userId, id)),
    openingNotices: await db
      .select({
        bootcamp: openingNotices.bootcampSlug,
        askedAt: openingNotices.createdAt,
        confirmedAt: openingNotices.confirmedAt,
        toldAt: openingNotices.toldAt,
      })
      .from(openingNotices)
      .where(eq(openingNotices.email, user.email)),
    subscriptions: await db
      .select({ startsAt: subscriptions.startsAt, endsAt: subscriptions.endsAt })
      .from(subscriptions)
      .where(eq(subscriptions.userId, id)),
    signIns: await db
      .select({
        browser: signInSessions.browser,
        system: signInSessions.system,
        signedInAt: signInSessions.signedInAt,
        lastUsedAt: signInSessions.lastUsedAt,
      })
      .from(signInSessions)
      .where(eq(signInSessions.userId, id)),
    knownDevices: await db
      .select({ lastSignInAt: devices.usedAt })
      .from(devices)
      .where(eq(devices.userId, id)),
    authenticatorApps: await db
      .select({ confirmedAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, id)),
    recoveryCodes: await db
      .select({ usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, id)),
    passkeys: await db
      .select({
        name: passkeys.name,
        isSynced: passkeys.isSynced,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
    passkeySteps: await db
      .select({ askedSince: passkeyOwners.askedSince })
      .from(passkeyOwners)
      .where(eq(passkeyOwners.userId, id)),
    ...(await ofEachKind((type) => credentialsOf(db, type, id))),
    bootcamps: await db
      .select({
        bootcamp: bootcampParticipants.bootcampSlug,
        firstName: bootcampParticipants.firstName,
        lastName: bootcampParticipants.lastName,
        email: bootcampParticipants.email,
        country: bootcampParticipants.country,
      })
      .from(bootcampParticipants)
      .where(isOwn),
    bootcampTasks: await db
      .select({
        bootcamp: bootcampParticipants.bootcampSlug,
        status: bootcampTasks.status,
        comment: bootcampTasks.comment,
        internshipInterest: bootcampTasks.internshipInterest,
        mentorshipInterest: bootcampTasks.mentorshipInterest,
        bootcampFeedback: bootcampTasks.bootcampFeedback,
        submittedAt: bootcampTasks.submittedAt,
      })
      .from(bootcampTasks)
      .innerJoin(bootcampParticipants, eq(bootcampParticipants.id, bootcampTasks.participantId))
      .where(isOwn),
    bootcampFiles: await db
      .select({
        bootcamp: bootcampParticipants.bootcampSlug,
        kind: bootcampTaskFiles.kind,
        name: bootcampTaskFiles.name,
        size: bootcampTaskFiles.size,
        type: bootcampTaskFiles.type,
        uploadedAt: bootcampTaskFiles.uploadedAt,
      })
      .from(bootcampTaskFiles)
      .innerJoin(bootcampTasks, eq(bootcampTasks.id, bootcampTaskFiles.taskId))
      .innerJoin(bootcampParticipants, eq(bootcampParticipants.id, bootcampTasks.participantId))
      .where(isOwn),
  }
}

const credentialsOf = (db: Database, type: CredentialType, userId: string) =>
  db
    .select({
      id: credentials.credentialId,
      title: credentials.title,
      name: credentials.participantName,
      status: credentials.status,
      issuedAt: credentials.issuedAt,
      evidence: credentials.evidence,
    })
    .from(credentials)
    .where(and(eq(credentials.type, type), eq(credentials.userId, userId)))
