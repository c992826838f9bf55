import { join } from 'node:path'
import { checkBundlers } from './package/bundlers.ts'
import { closeBrowser } from './package/look.ts'
import { checkAstro, checkReactRouter } from './package/frameworks.ts'
import { checkGettingStarted } from './package/gettingStarted.ts'
import { checkNext } from './package/next.ts'
import { checkUnitTests } from './package/unitTests.ts'
import { checkOlderReact, checkVite } from './package/vite.ts'
import { check, finish, folder, installBase, repository, run } from './package/workshop.ts'

/**
 * Checks @rampart/ui as people get it: built, packed, installed from the tarball into apps outside
 * the repository (templates in e2e/consumers, and the project of the page 'Getting started'), built
 * there, rendered on the server and opened in Chromium.
 */
const ui = join(repository, 'packages/ui')
const tool = (name: string) => join(repository, 'node_modules/.bin', name)

async function checkPackage(): Promise<void> {
  await run('node', ['scripts/build.ts'], ui)
  await check(
    'interface and sizes are those that were agreed',
    async () => void (await run('node', ['scripts/report.ts', '--check'], ui)),
  )
  const packed = await run(
    'npm',
    ['pack', '--pack-destination', folder, '--json'],
    join(ui, 'dist'),
  )
  const tarball = join(folder, packed.match(/"filename": "([^"]+)"/)?.[1] ?? '')
  await check(
    'publint finds nothing',
    async () => void (await run(tool('publint'), [tarball, '--strict'], folder)),
  )
  await check(
    'attw finds nothing',
    async () => void (await run(tool('attw'), [tarball, '--profile', 'esm-only'], folder)),
  )
  await installBase(tarball)
  // Separate apps, two at a time: much of the work is waiting for the registry.
  await Promise.all([
    checkVite(tarball)
      .then(() => checkOlderReact(tarball))
      .then(() => checkReactRouter(tarball))
      .then(() => checkBundlers(tarball)),
    checkNext(tarball)
      .then(() => checkGettingStarted(tarball))
      .then(() => checkUnitTests(tarball))
      .then(() => checkAstro(tarball)),
  ])
}

await check('the package can be made and installed', checkPackage)
await closeBrowser()
finish()
