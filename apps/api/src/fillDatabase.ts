import journal from '../migrations/meta/_journal.json' with { type: 'json' }
import { isPrivate } from './config.ts'
import type { Config } from './config.ts'
import { readState } from './content/contentState.store.ts'
import { importContent } from './content/import.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import { lastMigration, oldestUsable } from './database/migrations.store.ts'
import { explained } from './database/refusals.ts'
import { findDemoAccounts, importDemo } from './demo/demo.ts'
import type { DemoAccount } from './demo/demo.ts'
import { openJobs } from './jobs/jobs.ts'
import { addressTemplate } from './labs/gateway/addresses.ts'
import { StartError } from './startError.ts'
import { hasUsers } from './users/users.store.ts'

/** The results of the start. */
export interface ApiInfo {
  readonly dataDir: string
  readonly databaseKind: OpenDatabase['kind']
  /** The accounts of the demo records; null if they are not in the database. */
  readonly demoAccounts: readonly DemoAccount[] | null
  readonly importedCourses: number
  readonly importedLabs: number
  /** What authors of the content should know, a line each. */
  readonly contentWarnings: readonly string[]
  /** A sentence that the tables are newer than this version; null if they are not. */
  readonly tablesWarning: string | null
}

/** Updates tables, content and demo records, one process at a time. Throws `ContentError`. */
export function fillDatabase(
  database: OpenDatabase,
  config: Config,
  contentDir: string,
): Promise<ApiInfo> {
  return database.prepare(async ({ db, migrate }) => {
    await migrate()
    return fillTables(db, database.kind, config, contentDir)
  })
}

/**
 * Brings the tables up to date, those of jobs as well, and nothing else. Returns what the operator
 * should know about them, or null.
 */
export async function updateTables(database: OpenDatabase): Promise<string | null> {
  const warning = await database.prepare(async ({ db, migrate }) => {
    await migrate()
    return requireTables(db)
  })
  const jobs = await openJobs(database, { warn: () => undefined })
  await jobs.close()
  return warning
}

/**
 * Updates content and demo records, one process at a time, in tables that are up to date. Throws
 * `ContentError`, and `StartError` if the tables are not up to date.
 */
export function updateContent(
  database: OpenDatabase,
  config: Config,
  contentDir: string,
): Promise<ApiInfo> {
  return database.prepare(({ db }) => fillTables(db, database.kind, config, contentDir))
}

/**
 * Reads what is in a database that other commands filled. Throws `StartError` if its tables are
 * older than this version.
 */
export async function readFilled(
  { kind, db }: OpenDatabase,
  { dataDir }: Config,
): Promise<ApiInfo> {
  const tablesWarning = await requireTables(db)
  const state = await readState(db)
  return {
    dataDir,
    databaseKind: kind,
    demoAccounts: await findDemoAccounts(db),
    importedCourses: state?.courses ?? 0,
    importedLabs: state?.labs ?? 0,
    contentWarnings: state
      ? []
      : [
          "There is no content yet, or it is being changed: the command 'import' fills the catalogue.",
        ],
    tablesWarning,
  }
}

async function fillTables(
  db: Database,
  kind: OpenDatabase['kind'],
  config: Config,
  contentDir: string,
): Promise<ApiInfo> {
  const tablesWarning = await requireTables(db)
  // The demo accounts' password is public: a site open to other machines gets them only on request.
  const wantsDemo =
    config.demoData ?? (kind === 'embedded' && isPrivate(config) && !(await hasUsers(db)))
  const imported = await importContent(db, contentDir)
  if (wantsDemo) {
    const labAddresses = addressTemplate(config.labBaseUrl, config.labPort)
    await importDemo(db, { now: new Date(), labAddresses })
  }
  return {
    dataDir: config.dataDir,
    databaseKind: kind,
    demoAccounts: await findDemoAccounts(db),
    importedCourses: imported.courses,
    importedLabs: imported.labs,
    contentWarnings: imported.warnings,
    tablesWarning,
  }
}

/**
 * Checks the tables. They may be newer than this version, as while an update replaces one process
 * after the other: then this returns a sentence about it, else null. Throws `StartError` if they
 * are older, or if a newer version has removed what this one uses.
 */
export async function requireTables(db: Database): Promise<string | null> {
  const newest = Math.max(...journal.entries.map(({ when }) => when))
  const last = await explained(() => lastMigration(db))
  if (last < newest)
    throw new StartError(
      "The database's tables are older than this version: run the command 'migrate' first.",
    )
  if ((await oldestUsable(db)) > newest)
    throw new StartError(
      'A newer version has removed from the database what this one uses. Start a newer version, or restore the backup from before the update.',
    )
  return last > newest
    ? 'The database was updated by a newer version than this one, which can still use it.'
    : null
}
