import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

function provided() {
  const database = inject('testDatabase')
  if (database.kind !== 'embedded') throw new Error('Programs run on embedded databases.')
  return database
}

/** What each program of a test has in its environment. Programs keep what V8 has compiled of the same sources for each other. */
export const programEnv = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: provided().compileCache,
})

/** A data folder for programs, for one test. Its database has all tables and no rows: creating one takes seconds. */
export async function preparedDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-program-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(provided().dataDir, folder, { recursive: true })
  return folder
}
