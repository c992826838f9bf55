import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { inject, onTestFinished } from 'vitest'
import { bundlePrograms } from '../bundlePrograms.ts'

function provided() {
  const database = inject('testDatabase')
  if (database.kind !== 'embedded') throw new Error('Programs run on embedded databases.')
  return database
}

/**
 * The environment of each program of a test. Programs share what V8 has compiled of the same
 * sources.
 */
export const programEnv = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: provided().compileCache,
})

let bundled: Promise<string> | undefined

/**
 * The folder with the API and its command line as bundles, `main.js` and `cli.js`, as `npm start`
 * runs them: they start in half the time. Written once for each worker.
 */
export const bundledPrograms = (): Promise<string> => (bundled ??= bundle())

async function bundle(): Promise<string> {
  const source = join(import.meta.dirname, '..')
  const folder = join(provided().programs, String(process.pid))
  await bundlePrograms({ main: join(source, 'main.ts'), cli: join(source, 'cli/main.ts') }, folder)
  return folder
}

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

/** The address in the log line of a program that reports that it listens. */
export async function listeningAddress({ stdout }: { stdout: Readable }): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (!address) continue
    stdout.resume()
    return address
  }
  throw new Error('The process ended before it listened.')
}
