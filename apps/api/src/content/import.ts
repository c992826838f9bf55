import { enrolments } from '../courses/enrolments.tables.ts'
import { badges, certificates } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { contentRows } from './contentRows.ts'
import type { Kept } from './contentRows.ts'
import { readContent } from './read.ts'
import { contentTables } from './rows.ts'
import type { ContentRows } from './rows.ts'
import { writeRows } from './writeRows.ts'

/**
 * Makes the content tables hold what the content folder says, in one transaction, and writes nothing but differences: the
 * same content again changes no row. Throws a ContentError, and changes nothing, when the content breaks a rule.
 * Returns how many courses and labs the content has.
 */
export async function importContent(db: Database, contentDir: string): Promise<{ courses: number; labs: number }> {
  const content = await readContent(contentDir)
  await db.transaction(async (tx) => {
    const stored = await readRows(tx)
    await writeRows(tx, stored, contentRows(content, stored, await findKept(tx)))
  })
  return { courses: content.courses.length, labs: content.labs.length }
}

async function readRows(tx: Database): Promise<ContentRows> {
  return {
    instructors: await tx.select().from(contentTables.instructors),
    courses: await tx.select().from(contentTables.courses),
    modules: await tx.select().from(contentTables.modules),
    lessons: await tx.select().from(contentTables.lessons),
    quizzes: await tx.select().from(contentTables.quizzes),
    questions: await tx.select().from(contentTables.questions),
    options: await tx.select().from(contentTables.options),
    labs: await tx.select().from(contentTables.labs),
  }
}

async function findKept(tx: Database): Promise<Kept> {
  const enrolled = await tx.selectDistinct({ id: enrolments.courseId }).from(enrolments)
  const certified = await tx.selectDistinct({ id: certificates.courseId }).from(certificates)
  const badged = await tx.selectDistinct({ id: badges.courseId }).from(badges)
  const run = await tx.selectDistinct({ id: labSessions.labId }).from(labSessions)
  return {
    courseIds: new Set([...enrolled, ...certified, ...badged].flatMap(({ id }) => id ?? [])),
    labIds: new Set(run.map(({ id }) => id)),
  }
}
