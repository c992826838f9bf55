import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { repository } from '../../scripts/program.ts'
import { send } from './support/http.ts'
import { run, serving } from './support/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A data folder with content and demo records that no process uses: tests use copies, because
     * making one takes seconds.
     */
    filledFolder: string
    /** The response of its catalogue. */
    filledCatalogue: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (
    !['client/manifest.json', 'server/entry-server.js', 'program/main.js'].every((file) =>
      existsSync(join(repository, 'apps/site/dist', file)),
    )
  ) {
    const { status, stdout, stderr } = spawnSync(
      'turbo',
      ['run', 'build', '--filter=@rampart/site', '--output-logs=errors-only'],
      {
        cwd: repository,
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'rampart-filled-'))
  const site = await serving(run('site', { DATA_DIR: folder }))
  project.provide('filledCatalogue', (await send(site.address, '/api/explore')).text)
  site.kill('SIGTERM')
  await site.end
  project.provide('filledFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
