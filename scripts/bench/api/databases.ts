import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../apps/api/src/testing/postgres.setup.ts'
import { startSiteProcess } from './processes.ts'
import type { SiteSource } from './processes.ts'

/** A database with demo records, for the site and for bare routes at the same time. */
export interface BenchDatabase {
  /** Settings with which the site uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** The address or folder that a bare server opens. */
  readonly bare: string
  remove(): Promise<void>
}

export const databaseKinds = ['embedded', 'postgresql'] as const

/** The kinds that an option names, with commas between them. Throws if one is unknown. */
export const readKinds = (names: string): (typeof databaseKinds)[number][] =>
  names.split(',').map((name) => {
    const kind = databaseKinds.find((known) => known === name)
    if (!kind) throw new Error(`There is no database "${name}": ${databaseKinds.join(', ')}.`)
    return kind
  })

export async function makeDatabase(
  kind: (typeof databaseKinds)[number],
  { folder: checkout }: SiteSource,
): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const dataDir = join(folder, 'data')
  if (kind === 'postgresql') {
    const server = await startServer()
    const settings = { DATA_DIR: dataDir, DATABASE_URL: server.url, DEMO_DATA: 'on' }
    await (await startSiteProcess({ folder: checkout }, settings)).stop()
    const remove = async () => {
      await server.stop()
      await removeFolder()
    }
    return { settings, bare: server.url, remove }
  }
  const settings = { DATA_DIR: dataDir, DEMO_DATA: 'on' }
  await (await startSiteProcess({ folder: checkout }, settings)).stop()
  // An embedded database can have only one process: bare routes get a copy.
  const copy = join(folder, 'bare')
  await cp(join(dataDir, 'db'), copy, { recursive: true })
  return { settings, bare: copy, remove: removeFolder }
}
