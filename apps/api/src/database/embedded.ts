import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { StartError } from '../startError.ts'
import type { OpenDatabase } from './database.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'
import { takeLock } from './lock.ts'

/** With PostgreSQL's own default of 128 MB the process takes 500-700 MB; a site of this size gains nothing by it. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * PostgreSQL inside this process, on its main thread. The worker thread that PGlite offers was measured
 * and left: 790 point reads a second instead of 4,400, for every query crosses threads several times,
 * and its `close` ends the thread without closing the database.
 */
async function start(dataDir: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir, startParams })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
    throw new StartError(`DATA_DIR: the embedded database in ${dataDir} cannot be opened (${reason}).`)
  }
}

/** Opens the database of a data folder, or one in memory that ends with the process. */
export async function openEmbedded(dataDir: string | 'memory'): Promise<OpenDatabase> {
  if (dataDir === 'memory') return wrap(await start('memory://'), () => Promise.resolve())
  const release = await takeLock(join(dataDir, 'db.lock'))
  try {
    const folder = join(dataDir, 'db')
    if (!existsSync(folder)) await createCluster(folder)
    // PGlite would make a new database over what is left of another.
    else if (!existsSync(join(folder, 'PG_VERSION'))) throw new StartError(`DATA_DIR: ${folder} is not a whole database. Restore a backup, or move it away.`)
    return wrap(await start(folder), release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Makes the files beside their place and moves them there whole: a kill half way leaves nothing that looks like a database. */
async function createCluster(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await (await start(draft)).close()
  await rename(draft, folder)
}

/** `release` runs after the files are closed. */
export function wrap(client: PGlite, release: () => Promise<void>): OpenDatabase {
  const db = drizzle(client, drizzleOptions)
  return {
    kind: 'embedded',
    db,
    jobsConnection: { backend: 'pglite', db: fromPglite(client) },
    prepare: (work) => work(() => migrate(db, { migrationsFolder })),
    freeze: async (work) => {
      await client.exec('checkpoint')
      return client.runExclusive(work)
    },
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      if (!client.closed) await client.close()
      await release()
    },
  }
}
