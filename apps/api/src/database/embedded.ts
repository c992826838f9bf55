import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pLimit from 'p-limit'
import { fromPglite } from 'pg-boss'
import { systemErrorCode } from '../systemErrors.ts'
import { observePglite } from '../observing/observedQueries.ts'
import { StartError } from '../startError.ts'
import type { OpenDatabase } from './database.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'
import { extensions, startParams } from './embeddedParams.ts'
import { takeLock } from './lock.ts'
import { whyNotOpened } from './pgliteFault.ts'
import { preparedPglite } from './preparedPglite.ts'

/**
 * PostgreSQL inside this process, on its main thread. PGlite's worker thread was measured and
 * rejected: 790 point reads a second instead of 4,400, because every query crosses threads several
 * times, and its `close` ends the thread without closing the database.
 */
async function start(dataDir: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir, startParams, extensions })
  } catch (error) {
    throw cannotOpen(dataDir, whyNotOpened(error))
  }
}

const cannotOpen = (dataDir: string, reason: string) =>
  new StartError(
    `DATA_DIR: the embedded database in ${dataDir} cannot be opened (${reason.split('\n')[0]}).`,
  )

/** Opens the database of a data folder. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = await takeLock(join(dataDir, 'db.lock'))
  try {
    const folder = join(dataDir, 'db')
    if (!existsSync(folder)) await createCluster(folder)
    else await refuseRest(folder)
    // PGlite makes files that everybody may write, with any umask; so nobody else may enter their
    // folder.
    await chmod(folder, 0o700).catch((error: Error) => {
      throw cannotOpen(folder, error.message)
    })
    return wrap(await start(folder), release)
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Throws if the folder is no whole database: PGlite would create a new one over what is left of
 * another.
 */
async function refuseRest(folder: string): Promise<void> {
  try {
    await stat(join(folder, 'PG_VERSION'))
  } catch (error) {
    const code = systemErrorCode(error)
    // Such as a folder that this user may not enter: it may contain a complete database.
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw cannotOpen(folder, code ?? String(error))
    throw new StartError(
      `DATA_DIR: ${folder} is not a whole database. Restore a backup, or move it away.`,
    )
  }
}

/**
 * A start that was killed may have left a process that still writes into the folder for some
 * seconds.
 */
const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const

/**
 * Creates the files in another folder and then renames it, so that a killed start leaves nothing
 * that looks like a database. In another process, without V8's optimizing compiler for WebAssembly:
 * for one function of PostgreSQL that takes 600 MB, on top of the 500 MB of this work. Each attempt
 * has its own folder.
 */
export async function createCluster(folder: string): Promise<void> {
  const parent = dirname(folder)
  const prefix = `${basename(folder)}.new`
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await rm(join(parent, name), removing)
  const draft = await mkdtemp(join(parent, `${prefix}-`))
  const program = fileURLToPath(new URL('./createCluster.ts', import.meta.url))
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, draft]).catch(
    async ({ message, stderr }: Error & { stderr?: string }) => {
      // About 30 MB, on a disk that may be full because of them.
      await rm(draft, { recursive: true, force: true })
      throw cannotOpen(folder, stderr?.trim() || message)
    },
  )
  await rename(draft, folder)
}

/** `release` runs after the files are closed. */
export function wrap(client: PGlite, release: () => Promise<void>): OpenDatabase {
  const { client: observed, poolState } = observePglite(preparedPglite(client))
  const db = drizzle({ client: observed as PGlite, ...drizzleOptions })
  const alone = pLimit(1)
  return {
    kind: 'embedded',
    db,
    jobsConnection: { backend: 'pglite', db: fromPglite(client) },
    prepare: (work) => alone(() => work({ db, migrate: () => migrate(db, { migrationsFolder }) })),
    freeze: async (work) => {
      await client.exec('checkpoint')
      return client.runExclusive(work)
    },
    listen: async (channel, onMessage, onState) => {
      const unlisten = await client.listen(channel, onMessage)
      onState(true)
      return () => unlisten()
    },
    poolState,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      if (!client.closed) await client.close()
      await release()
    },
  }
}
