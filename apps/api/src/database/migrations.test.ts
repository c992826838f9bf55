import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './database.ts'

/** The first migration since the version before one runs on the tables of the next. */
const first = '0030'

/**
 * What takes from the version before something that it reads or writes, or demands what it does not
 * write.
 */
const breaking = [
  /\bdrop\s+(?:table|column|type|view|function|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\bdrop\s+default\b/i,
]

/**
 * The statements of a migration that the version before cannot live with; none if its first line
 * says that nothing uses them.
 */
function problemsOf(text: string): string[] {
  if (/^-- contract: \S/.test(text)) return []
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
  expect(problemsOf(`-- contract: nothing reads it since 1.4\n${statement}`)).toEqual([])
})

test.each([
  'ALTER TABLE "courses" ADD COLUMN "sign" text;',
  `ALTER TABLE "courses" ADD COLUMN "sign" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "maps" ("id" text PRIMARY KEY NOT NULL);',
  'DROP INDEX "courses_old";',
])('%s would not', (statement) => {
  expect(problemsOf(statement)).toEqual([])
})
