import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { createCluster, wrap } from '../database/embedded.ts'
import { extensions, startParams } from '../database/embeddedParams.ts'
import type { ProvidedDatabase } from './provided.ts'

/**
 * Makes one embedded database with all tables, and stores its dump and its folder: restoring it
 * takes a tenth of the time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'api-test-'))
  const template = join(folder, 'template.tar')
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await createCluster(join(dataDir, 'db'))
  const client = await PGlite.create({ dataDir: join(dataDir, 'db'), startParams, extensions })
  const database = wrap(client, () => Promise.resolve())
  await database.prepare(({ migrate }) => migrate())
  await writeFile(template, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  // For the packages that no bundle contains.
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'node_modules'))
  project.provide('testDatabase', {
    kind: 'embedded',
    template,
    dataDir,
    compileCache: join(folder, 'compiled'),
    programs: join(folder, 'programs'),
  } satisfies ProvidedDatabase)
  return () => rm(folder, { recursive: true })
}
