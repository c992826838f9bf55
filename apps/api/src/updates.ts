import type { Config } from './config.ts'
import { contentFolder } from './contentFolder.ts'
import type { OpenDatabase } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { updateContent, updateTables } from './fillDatabase.ts'
import type { ApiInfo } from './fillDatabase.ts'
import { explainStart } from './fullDisk.ts'
import { openDataFolder } from './restoredFolder.ts'

/**
 * The command `migrate`: brings the tables up to date while processes of this version and the one
 * before run. Returns what the operator should know about them, or null. Throws `StartError`.
 */
export const runMigrate = (config: Config): Promise<string | null> =>
  withDatabase(config, updateTables)

/**
 * The command `import`: makes the catalogue match `content/`, and adds the demo records if the
 * settings say so. Throws `StartError`, and `ContentError` if the content breaks a rule.
 */
export const runImport = (config: Config): Promise<ApiInfo> =>
  withDatabase(config, (database) => updateContent(database, config, contentFolder))

async function withDatabase<T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  try {
    await openDataFolder(config.dataDir)
    const database = await openDatabase(config, () => undefined)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    throw explainStart(error, config)
  }
}
