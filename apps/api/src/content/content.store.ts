import { isDeepStrictEqual } from 'node:util'
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { courses, instructors } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { labs, labSessions } from '../labs/labs.tables.ts'
import { labNotes } from '../labs/notes/notes.tables.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { courseTranslations, lessonTranslations } from '../translations/translations.tables.ts'
import { options, questions, quizzes } from '../quizzes/quizzes.tables.ts'
import { sitePages } from '../sitePages/sitePages.tables.ts'

/** The tables that hold content, parents before children. */
export const contentTables = {
  instructors,
  courses,
  modules,
  lessons,
  quizzes,
  questions,
  options,
  courseTranslations,
  lessonTranslations,
  labs,
  pages: sitePages,
}

export type TableName = keyof typeof contentTables

/**
 * A row with its id. Columns that the content does not set may be left out; they keep their values.
 */
type Row<Name extends TableName> = (typeof contentTables)[Name]['$inferInsert'] & {
  id: string
}

/** Removed courses and labs that learners have records of. */
export interface Kept {
  courseIds: ReadonlySet<string>
  labIds: ReadonlySet<string>
}

/** Rows of all content tables. */
export type ContentRows = { [Name in TableName]: Row<Name>[] }

/** Rows of one statement: far below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 500

type AnyRow = { id: string } & Record<string, unknown>
type AnyTable = PgTable & { id: AnyPgColumn; position?: AnyPgColumn }

/** The changes from the stored rows of a table to the wanted ones. */
interface Difference {
  name: TableName
  table: AnyTable
  added: AnyRow[]
  changed: { id: string; columns: Record<string, unknown> }[]
  removed: string[]
}

/** Children of one parent must not share a position, even between two statements. */
const PLACED: ReadonlySet<TableName> = new Set(['modules', 'questions', 'options'])

/** The rows of the content tables. */
export async function readRows(tx: Database): Promise<ContentRows> {
  return {
    instructors: await tx.select().from(contentTables.instructors),
    courses: await tx.select().from(contentTables.courses),
    modules: await tx.select().from(contentTables.modules),
    lessons: await tx.select().from(contentTables.lessons),
    quizzes: await tx.select().from(contentTables.quizzes),
    questions: await tx.select().from(contentTables.questions),
    options: await tx.select().from(contentTables.options),
    courseTranslations: await tx.select().from(contentTables.courseTranslations),
    lessonTranslations: await tx.select().from(contentTables.lessonTranslations),
    labs: await tx.select().from(contentTables.labs),
    pages: await tx.select().from(contentTables.pages),
  }
}

/** The given courses and labs that learners have records of. */
export async function findKept(
  db: Database,
  courseIds: readonly string[],
  labIds: readonly string[],
): Promise<Kept> {
  const kept = { courseIds: new Set<string>(), labIds: new Set<string>() }
  const has = (table: PgTable, column: AnyPgColumn, id: AnyPgColumn) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(column, id)),
    )
  for (const ids of batches(courseIds)) {
    const isKept = or(
      has(enrolments, enrolments.courseId, courses.id),
      has(credentials, credentials.courseId, courses.id),
    )
    const found = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(inArray(courses.id, ids), isKept))
    for (const { id } of found) kept.courseIds.add(id)
  }
  for (const ids of batches(labIds)) {
    const found = await db
      .select({ id: labs.id })
      .from(labs)
      .where(
        and(
          inArray(labs.id, ids),
          or(has(labSessions, labSessions.labId, labs.id), has(labNotes, labNotes.labId, labs.id)),
        ),
      )
    for (const { id } of found) kept.labIds.add(id)
  }
  return kept
}

/** The changes from the stored rows to the wanted ones, of all tables; equal rows are left out. */
export const compareRows = (stored: ContentRows, wanted: ContentRows): Difference[] =>
  (Object.keys(contentTables) as TableName[]).map((name) =>
    compare(name, stored[name], wanted[name]),
  )

/** Makes the changes. */
export async function writeRows(tx: Database, differences: readonly Difference[]): Promise<void> {
  for (const difference of differences)
    if (PLACED.has(difference.name)) await clearPositions(tx, difference)
  for (const { table, added, changed } of differences) {
    for (const rows of batches(added)) await tx.insert(table).values(rows)
    for (const { id, columns } of changed)
      await tx.update(table).set(columns).where(eq(table.id, id))
  }
  // Children before parents, and after the updates: a lesson may have moved out of a removed
  // module.
  for (const { table, removed } of differences.toReversed())
    for (const ids of batches(removed)) await tx.delete(table).where(inArray(table.id, ids))
}

function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH)
}

function compare(
  name: TableName,
  stored: readonly AnyRow[],
  wanted: readonly AnyRow[],
): Difference {
  const before = new Map(stored.map((row) => [row.id, row]))
  const difference: Difference = {
    name,
    table: contentTables[name],
    added: [],
    changed: [],
    removed: [],
  }
  for (const row of wanted) {
    const old = before.get(row.id)
    before.delete(row.id)
    if (!old) {
      difference.added.push(row)
      continue
    }
    const columns = Object.entries(row).filter(
      ([column, value]) => !isDeepStrictEqual(value, old[column]),
    )
    if (columns.length > 0)
      difference.changed.push({ id: row.id, columns: Object.fromEntries(columns) })
  }
  difference.removed = [...before.keys()]
  return difference
}

/**
 * Gives rows that move or are removed negative positions, so that other rows can take their
 * positions.
 */
async function clearPositions(
  tx: Database,
  { table, changed, removed }: Difference,
): Promise<void> {
  const moved = changed.filter(({ columns }) => 'position' in columns).map(({ id }) => id)
  const ids = [...moved, ...removed]
  for (const batch of batches(ids))
    await tx
      .update(table)
      .set({ position: sql`-${table.position}` })
      .where(inArray(table.id, batch))
}
