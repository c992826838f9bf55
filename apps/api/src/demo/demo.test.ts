import { fileURLToPath } from 'node:url'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { verifyPassword } from '../auth/passwords.ts'
import { bootcampParticipants, bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { contentFolder } from '../content/contentFixture.ts'
import { readConfig } from '../config.ts'
import { importContent } from '../content/import.ts'
import { contentTables } from '../content/content.store.ts'
import { enrolments, inviteCodes } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { creditLedger } from '../credits/credits.tables.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { updateContent } from '../fillDatabase.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { lessonCompletions } from '../lessons/lessons.tables.ts'
import { quizPasses } from '../quizzes/quizzes.tables.ts'
import { StartError } from '../startError.ts'
import { openTestDatabase, skipWithoutDatabase, testDatabase } from '../testing/testDatabase.ts'
import { subscriptions, users } from '../users/users.tables.ts'
import { demoAccounts, demoPassword, findDemoAccounts, importDemo } from './demo.ts'

const NOW = new Date('2026-03-14T09:00:00Z')
const site = { now: NOW, labAddresses: 'https://{session}.labs.example.net' }
const realContent = fileURLToPath(new URL('../../../../content', import.meta.url))
const { courses, lessons, labs } = contentTables

let database: OpenDatabase | undefined
let db: Database

beforeAll(async () => {
  if (inject('testDatabase').kind === 'none') return
  database = await openTestDatabase()
  db = database.db
  await importContent(db, realContent)
  await importDemo(db, site)
})

beforeEach(skipWithoutDatabase)

afterAll(() => database?.close())

/** Every row that the demo import can write. */
async function snapshot() {
  const tables = [
    users,
    subscriptions,
    inviteCodes,
    enrolments,
    lessonCompletions,
    quizPasses,
    credentials,
    creditLedger,
    labSessions,
    bootcampParticipants,
    bootcampTasks,
  ]
  const rows = []
  for (const table of tables) rows.push(await db.select().from(table))
  return rows
}

test('the accounts exist, with one password', async () => {
  const rows = await db.select().from(users).orderBy(asc(users.email))
  expect(
    rows.map(
      ({ email, firstName, lastName, country, credits }) =>
        `${email}: ${firstName} ${lastName}, ${credits}, ${country ?? 'no country'}`,
    ),
  ).toEqual([
    'fresh@demo.test: Femi Fresh, 10, no country',
    'learner@demo.test: Dana Learner, 40, no country',
    'nocredit@demo.test: Nora Nocredit, 0, no country',
    'participant@demo.test: Pat Participant, 10, Nigeria',
    'subscriber@demo.test: Sam Subscriber, 40, no country',
  ])
  for (const { passwordHash } of rows)
    expect(await verifyPassword(passwordHash, demoPassword)).toBe(true)
  expect(await findDemoAccounts(db)).toEqual(demoAccounts)
})

test('every balance is the sum of its ledger', async () => {
  const sums = await db
    .select({
      email: users.email,
      credits: users.credits,
      sum: sql<number>`coalesce(sum(${creditLedger.amount}), 0)::int`,
    })
    .from(users)
    .leftJoin(creditLedger, eq(creditLedger.userId, users.id))
    .groupBy(users.id)
  expect(sums).toHaveLength(demoAccounts.length)
  for (const { email, credits, sum } of sums)
    expect({ email, sum }).toEqual({ email, sum: credits })
})

test('courses: one open with 3 of 12 lessons completed, two completed', async () => {
  const rows = await db
    .select({
      slug: courses.slug,
      completedAt: enrolments.completedAt,
      done: count(lessonCompletions.lessonId),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(lessonCompletions, eq(lessonCompletions.enrolmentId, enrolments.id))
    .groupBy(courses.slug, enrolments.completedAt)
    .orderBy(courses.slug)
  expect(rows).toEqual([
    { slug: 'container-fundamentals', completedAt: new Date('2026-02-22T09:00:00Z'), done: 4 },
    { slug: 'incident-response-101', completedAt: new Date('2026-02-04T09:00:00Z'), done: 4 },
    { slug: 'linux-for-cloud', completedAt: null, done: 3 },
  ])
  const early = sql`${lessonCompletions.completedAt} < ${enrolments.enrolledAt} or ${lessonCompletions.completedAt} > ${enrolments.completedAt}`
  const outside = await db
    .select()
    .from(lessonCompletions)
    .innerJoin(enrolments, eq(enrolments.id, lessonCompletions.enrolmentId))
    .where(early)
  expect(outside).toEqual([])
  const ahead = await db
    .select()
    .from(lessonCompletions)
    .where(sql`${lessonCompletions.completedAt} > ${NOW.toISOString()}`)
  expect(ahead).toEqual([])
})

test('a quiz lesson is completed if its quiz is passed, with all answers right, and only then', async () => {
  const { quizzes, questions, options } = contentTables
  const completed = await db
    .select({
      enrolmentId: lessonCompletions.enrolmentId,
      quizId: quizzes.id,
      passedAt: lessonCompletions.completedAt,
    })
    .from(lessonCompletions)
    .innerJoin(quizzes, eq(quizzes.lessonId, lessonCompletions.lessonId))
  const passes = await db.select().from(quizPasses)
  expect(
    passes.map(({ enrolmentId, quizId, passedAt }) => ({ enrolmentId, quizId, passedAt })),
  ).toEqual(expect.arrayContaining(completed))
  expect(passes).toHaveLength(completed.length)
  expect(passes).toHaveLength(2)
  for (const { quizId, score, selectedOptions } of passes) {
    const right = await db
      .select({ id: options.id })
      .from(options)
      .innerJoin(questions, eq(questions.id, options.questionId))
      .where(and(eq(questions.quizId, quizId), eq(options.isCorrect, true)))
    expect(score).toBe(100)
    expect(selectedOptions.toSorted()).toEqual(right.map(({ id }) => id).toSorted())
  }
})

test('the first three lessons are the completed ones', async () => {
  const rows = await db
    .select({ module: contentTables.modules.position, lesson: lessons.position })
    .from(lessonCompletions)
    .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
    .innerJoin(contentTables.modules, eq(contentTables.modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(courses.slug, 'linux-for-cloud'))
    .orderBy(lessonCompletions.completedAt)
  const all = await db
    .select({ module: contentTables.modules.position, lesson: lessons.position })
    .from(lessons)
    .innerJoin(contentTables.modules, eq(contentTables.modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(courses.slug, 'linux-for-cloud'))
    .orderBy(contentTables.modules.position, lessons.position)
  expect(rows).toEqual(all.slice(0, 3))
})

test('credentials', async () => {
  const { credentialId, type, source, participantName, title, status } = credentials
  expect(
    await db
      .select({ credentialId, type, source, participantName, title, status })
      .from(credentials)
      .orderBy(credentialId),
  ).toEqual([
    {
      credentialId: 'BDG-DEMO000001',
      type: 'badge',
      source: 'course',
      participantName: 'Dana Learner',
      title: 'Container Fundamentals',
      status: 'Valid',
    },
    {
      credentialId: 'CSN-DEMO000001',
      type: 'certificate',
      source: 'course',
      participantName: 'Dana Learner',
      title: 'Incident Response 101',
      status: 'Valid',
    },
    {
      credentialId: 'CSN-DEMO000002',
      type: 'certificate',
      source: 'bootcamp',
      participantName: 'Pat Participant',
      title: 'AWS Cloud Bootcamp',
      status: 'Valid',
    },
    {
      credentialId: 'CSN-DEMO000003',
      type: 'certificate',
      source: 'course',
      participantName: 'Dana Learner',
      title: 'Linux for the Cloud (an earlier edition)',
      status: 'Revoked',
    },
  ])
})

test('subscription and invite code', async () => {
  const [subscription] = await db.select().from(subscriptions)
  expect(subscription && subscription.startsAt < NOW && subscription.endsAt > NOW).toBe(true)
  const codes = await db
    .select({ slug: courses.slug, code: inviteCodes.code, maxUses: inviteCodes.maxUses })
    .from(inviteCodes)
    .innerJoin(courses, eq(courses.id, inviteCodes.courseId))
  expect(codes).toEqual([{ slug: 'aws-iam-essentials', code: 'INVITE-2026', maxUses: null }])
})

test('lab history: one session of each end, none in progress', async () => {
  const rows = await db
    .select({
      path: labs.path,
      status: labSessions.status,
      creditsUsed: labSessions.creditsUsed,
      failure: labSessions.failure,
    })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))
    .orderBy(labSessions.createdAt)
  expect(rows).toEqual([
    { path: 'exposed-bucket', status: 'completed', creditsUsed: 2, failure: null },
    {
      path: 'never-starts',
      status: 'failed',
      creditsUsed: 0,
      failure: 'did_not_start',
    },
    { path: 'jwt-forgery', status: 'expired', creditsUsed: 4, failure: null },
    { path: 'leaky-pipeline', status: 'abandoned', creditsUsed: 0, failure: null },
  ])
})

test('lab history: addresses are those of the site', async () => {
  const other = await testDatabase()
  const config = readConfig({ DEMO_DATA: 'on', LAB_PORT: '4111' })
  await updateContent(other, config, realContent)
  const rows = await other.db.select({ labUrl: labSessions.labUrl }).from(labSessions)
  const address = expect.stringMatching(/^http:\/\/[0-9a-f]{32}\.localhost:4111$/)
  expect(rows.map(({ labUrl }) => labUrl).toSorted()).toEqual([address, address, null, null])
})

test('lab history: one lab is solved, one in part', async () => {
  const rows = await db
    .select({ path: labs.path, checks: labSessions.checks, solvedAt: labSessions.solvedAt })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))
    .orderBy(labSessions.createdAt)
  const told = rows.map(({ path, checks, solvedAt }) => {
    const solved = checks.filter((check) => check.solvedAt !== null)
    return [path, solved.length, checks.length, solved.at(-1)?.solvedAt === solvedAt?.toISOString()]
  })
  expect(told).toEqual([
    ['exposed-bucket', 5, 5, true],
    ['never-starts', 0, 0, true],
    ['jwt-forgery', 3, 8, false],
    ['leaky-pipeline', 0, 10, true],
  ])
})

test('bootcamp tasks', async () => {
  const rows = await db
    .select({
      slug: bootcampParticipants.bootcampSlug,
      email: bootcampParticipants.email,
      status: bootcampTasks.status,
      comment: bootcampTasks.comment,
    })
    .from(bootcampParticipants)
    .innerJoin(bootcampTasks, eq(bootcampTasks.participantId, bootcampParticipants.id))
    .orderBy(bootcampParticipants.bootcampSlug)
  expect(rows).toEqual([
    {
      slug: 'ai-security',
      email: 'participant@demo.test',
      status: 'incomplete',
      comment: 'Please add the threat model of your pipeline.',
    },
    { slug: 'aws', email: 'participant@demo.test', status: 'approved', comment: null },
    { slug: 'cyber', email: 'participant@demo.test', status: 'not_submitted', comment: null },
  ])
})

describe('a second import', () => {
  test('changes nothing', async () => {
    const before = await snapshot()
    await importDemo(db, { ...site, now: new Date(NOW.getTime() + 86_400_000) })
    expect(await snapshot()).toEqual(before)
  })

  test('keeps later changes', async () => {
    await db
      .update(users)
      .set({ firstName: 'Femke', tokenVersion: 2 })
      .where(eq(users.email, 'fresh@demo.test'))
    const before = await snapshot()
    await importDemo(db, site)
    expect(await snapshot()).toEqual(before)
  })
})

test('content without the required courses is one clear line, and nothing is added', async () => {
  const { db: other } = await testDatabase()
  await importContent(other, await contentFolder())
  await expect(importDemo(other, site)).rejects.toThrow(
    new StartError(
      'DEMO_DATA: the demo records need the course aws-iam-essentials, which the content does not have. Set DEMO_DATA=off to start without them.',
    ),
  )
  expect(await findDemoAccounts(other)).toBeNull()
})
