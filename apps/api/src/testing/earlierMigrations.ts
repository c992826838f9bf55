import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrationsFolder } from '../database/database.ts'

/**
 * A folder with the first `count` migrations, for one test: for a database from before the later
 * ones.
 */
export function earlierMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < count)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}
