import { randomUUID } from 'node:crypto'
import { hashPassword } from '../auth/passwords.ts'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import { courses, instructors } from '../courses/courses.tables.ts'
import type { CourseRow } from '../courses/courses.store.ts'
import { inviteCodes } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { users } from '../users/users.tables.ts'
import type { UserRow } from '../users/users.store.ts'

/** The password of every learner that `addUser` makes. */
export const testPassword = 'Correct-horse-7'

const testPasswordHash = hashPassword(testPassword)

/** The only row of a result. */
export async function only<T>(rows: PromiseLike<T[]>): Promise<T> {
  const [row, ...more] = await rows
  if (row === undefined || more.length > 0) throw new Error('One row was expected.')
  return row
}

export async function addUser(
  db: Database,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<UserRow> {
  const base = {
    email: `${randomUUID()}@example.org`,
    firstName: 'Lena',
    lastName: 'Learner',
    passwordHash: await testPasswordHash,
  }
  return only(
    db
      .insert(users)
      .values({ ...base, ...values })
      .returning(),
  )
}

/** A participant of a bootcamp without an account. */
export function addParticipant(
  db: Database,
  values: Partial<typeof bootcampParticipants.$inferInsert> = {},
) {
  const base = {
    bootcampSlug: 'aws',
    email: `${randomUUID()}@example.org`,
    firstName: 'Pia',
    lastName: 'Participant',
    country: 'Ghana',
  }
  return only(
    db
      .insert(bootcampParticipants)
      .values({ ...base, ...values })
      .returning(),
  )
}

/** A course with two modules of two lessons each, or without lessons. */
export async function addCourse(
  db: Database,
  values: Partial<typeof courses.$inferInsert> = {},
  { hasLessons = true } = {},
): Promise<CourseRow & { lessonIds: string[] }> {
  const key = randomUUID()
  const instructor = await only(
    db
      .insert(instructors)
      .values({ key, name: 'Ines', role: 'Engineer', bio: 'Builds.' })
      .returning(),
  )
  const course = await only(
    db
      .insert(courses)
      .values({
        slug: `course-${key}`,
        title: 'A Course',
        description: 'About something.',
        level: 'beginner',
        domain: 'devops',
        accessType: 'open',
        completionCredential: 'none',
        learningOutcomes: ['Do it'],
        requirements: ['A computer'],
        instructorId: instructor.id,
        minutes: 45,
        ...values,
      })
      .returning(),
  )
  return { ...course, lessonIds: hasLessons ? await addLessons(db, course.id) : [] }
}

async function addLessons(db: Database, courseId: string): Promise<string[]> {
  const ids: string[] = []
  for (const place of [1, 2]) {
    const module = await only(
      db
        .insert(modules)
        .values({ courseId, title: `Module ${place}`, position: place })
        .returning(),
    )
    for (const position of [1, 2]) {
      const name = `Lesson ${place}.${position}`
      const values = {
        courseId,
        moduleId: module.id,
        key: name,
        title: name,
        type: 'video' as const,
        minutes: 5,
        position,
      }
      ids.push((await only(db.insert(lessons).values(values).returning())).id)
    }
  }
  return ids
}

export function addInviteCode(
  db: Database,
  courseId: string,
  values: Partial<typeof inviteCodes.$inferInsert> = {},
) {
  return only(
    db
      .insert(inviteCodes)
      .values({ courseId, code: 'JOIN-US', ...values })
      .returning(),
  )
}

export function addLab(db: Database, values: Partial<typeof labs.$inferInsert> = {}) {
  const base = {
    path: `lab-${randomUUID()}`,
    title: 'A Lab',
    description: 'Try it.',
    guideHtml: '<p>Go.</p>',
    minutes: 30,
  }
  return only(
    db
      .insert(labs)
      .values({ ...base, level: 'expert', domain: 'devsecops', requirements: [], ...values })
      .returning(),
  )
}
