import { sweep } from './auth/auth.store.ts'
import { isPrivate } from './config.ts'
import type { Config } from './config.ts'
import { importContent } from './content/import.ts'
import type { OpenDatabase } from './database/database.ts'
import { findDemoAccounts, importDemo } from './demo/demo.ts'
import type { DemoAccount } from './demo/demo.ts'
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
}

/** Updates tables, content and demo records, one process at a time. Throws `ContentError`. */
export function fillDatabase(
  { kind, prepare }: OpenDatabase,
  config: Config,
  contentDir: string,
): Promise<ApiInfo> {
  return prepare(async ({ db, migrate }) => {
    await migrate()
    await sweep(db, new Date())
    // The demo accounts' password is public: a site open to other machines gets them only on request.
    const wantsDemo =
      config.demoData ?? (kind === 'embedded' && isPrivate(config) && !(await hasUsers(db)))
    const imported = await importContent(db, contentDir)
    if (wantsDemo) await importDemo(db, new Date())
    return {
      dataDir: config.dataDir,
      databaseKind: kind,
      demoAccounts: await findDemoAccounts(db),
      importedCourses: imported.courses,
      importedLabs: imported.labs,
      contentWarnings: imported.warnings,
    }
  })
}
