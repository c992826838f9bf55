import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../scripts/program.ts'
import { newFolder } from './tests.ts'

/** The files and folders that the programs need. */
const parts = [
  'apps/api',
  'apps/site',
  'packages/artwork',
  'packages/contract',
  'packages/ui',
  'packages/verify',
  'content',
]
const packages = {
  api: 'apps/api',
  site: 'apps/site',
  artwork: 'packages/artwork',
  contract: 'packages/contract',
  ui: 'packages/ui',
  verify: 'packages/verify',
}

/**
 * A copy of the programs that a test may change, with their content; the packages of others are the
 * repository's. It is removed after the test.
 */
export async function installation(): Promise<string> {
  const root = await newFolder()
  for (const part of parts) {
    await cp(join(repository, part), join(root, part), { recursive: true })
  }
  const own = join(root, 'node_modules', '@rampart')
  await mkdir(own, { recursive: true })
  for (const [name, part] of Object.entries(packages))
    await symlink(join(root, part), join(own, name))
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name !== '@rampart' && !name.startsWith('.'))
      await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name))
  }
  return root
}
