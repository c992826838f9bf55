import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

function provided() {
  const database = inject('testDatabase')
  if (database.kind !== 'embedded') throw new Error('Programs run on embedded databases.')
  return database
}

/**
 * What each program of a test has in its environment. Programs keep what V8 has compiled of the
 * same sources for each other.
 */
export const programEnv = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: provided().compileCache,
})

/**
 * A database for programs, in this folder. It has all tables and no rows: creating one takes
 * seconds.
 */
export const copyPreparedData = (folder: string) =>
  cp(provided().dataDir, folder, { recursive: true })

/** A data folder with such a database, for one test. */
export async function preparedDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-program-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await copyPreparedData(folder)
  return folder
}
