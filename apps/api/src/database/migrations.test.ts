import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import { requireTables } from '../fillDatabase.ts'
import { StartError } from '../startError.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { migrationsFolder } from './database.ts'

/**
 * The first migration of the time since when the version before has to run on the tables of the
 * next.
 */
const first = '0030'

/**
 * Statements that remove something that the version before reads or writes, or demand what it does
 * not write.
 */
const breaking = [
  /\bdrop\s+(?:table|column|type|view|function|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\bdrop\s+default\b/i,
]

const newest = Math.max(...journal.entries.map(({ when }) => when))

/** Tells versions without the migration `when` that the tables are no longer for them. */
const forVersionsSince = (when: number) =>
  `COMMENT ON TABLE "drizzle"."__drizzle_migrations" IS '${when}';`

/**
 * The statements of a migration that break the version before. If its first line says since which
 * migration nothing uses what it removes, only the statement that tells older versions, if it is
 * missing.
 */
function problemsOf(text: string): string[] {
  const since = /^-- contract: \S.* since (\d{4})\n/.exec(text)?.[1]
  const first = journal.entries.find(({ tag }) => tag.slice(0, 4) === since)
  if (first) {
    const statement = forVersionsSince(first.when)
    return text.includes(statement) ? [] : [statement]
  }
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => breaking.some((pattern) => pattern.test(statement)))
}

test('each migration leaves the version before able to run', () => {
  const problems = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && name >= first)
    .map((name) => ({
      name,
      breaks: problemsOf(readFileSync(join(migrationsFolder, name), 'utf8')),
    }))
  expect(problems.filter(({ breaks }) => breaks.length > 0)).toEqual([])
})

test.each([
  'ALTER TABLE "courses" DROP COLUMN "title";',
  'ALTER TABLE "courses" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "courses" ADD COLUMN "sign" text NOT NULL;',
  'ALTER TABLE "courses" ALTER COLUMN "sign" SET NOT NULL;',
  'ALTER TABLE "courses" ALTER COLUMN "minutes" SET DATA TYPE bigint;',
  'ALTER TABLE "courses" ALTER COLUMN "sign" DROP DEFAULT;',
  'DROP TABLE "courses";',
])('%s would break it', (statement) => {
  expect(problemsOf(statement)).toHaveLength(1)
  const contract = `-- contract: nothing reads it since 0033\n${statement}`
  const telling = forVersionsSince(1_795_903_641_234)
  expect(problemsOf(contract)).toEqual([telling])
  expect(problemsOf(`${contract}\n${telling}`)).toEqual([])
})

test.each([
  'ALTER TABLE "courses" ADD COLUMN "sign" text;',
  `ALTER TABLE "courses" ADD COLUMN "sign" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "maps" ("id" text PRIMARY KEY NOT NULL);',
  'DROP INDEX "courses_old";',
])('%s would not', (statement) => {
  expect(problemsOf(statement)).toEqual([])
})

test('a version says that the tables are newer, and starts on none that lack what it uses', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const refused = new StartError(
    'A newer version has removed from the database what this one uses. Start a newer version, or restore the backup from before the update.',
  )
  const undone = db.transaction(async (tx) => {
    expect(await requireTables(tx)).toBeNull()
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${newest + 1})`,
    )
    const warning =
      'The database was updated by a newer version than this one, which can still use it.'
    expect(await requireTables(tx)).toBe(warning)
    await tx.execute(sql.raw(forVersionsSince(newest)))
    expect(await requireTables(tx)).toBe(warning)
    await tx.execute(sql.raw(forVersionsSince(newest + 1)))
    await expect(requireTables(tx)).rejects.toThrow(refused)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow(TransactionRollbackError)
})
