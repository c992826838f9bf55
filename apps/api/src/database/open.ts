import type { Config } from '../config.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

/** Opens the database that the configuration names. Throws `StartError`. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolMax' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir)
    : openServer(config.databaseUrl, onLost, {
        directUrl: config.databaseDirectUrl,
        poolMax: config.databasePoolMax,
      })
}
