import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { check, folder, installOnBase, repository, run } from './workshop.ts'

/**
 * Makes an app that has the shared tests and what one of the test runners needs, as the README's
 * chapter 'Testing' says.
 */
async function makeApp(tarball: string, runner: 'vitest' | 'jest'): Promise<string> {
  const app = join(folder, `unit-${runner}`)
  for (const part of ['unit', runner])
    cpSync(join(repository, 'e2e/consumers', part), app, { recursive: true })
  await installOnBase(app, tarball)
  return app
}

/** Checks that unit tests of an app's own components run with the packed package. */
export async function checkUnitTests(tarball: string): Promise<void> {
  const vitest = await makeApp(tarball, 'vitest')
  for (const environment of ['jsdom', 'happy-dom'])
    await check(`unit tests run in Vitest with ${environment}`, async () => {
      await run(
        'node',
        ['node_modules/vitest/vitest.mjs', 'run', '--environment', environment],
        vitest,
      )
    })
  const jest = await makeApp(tarball, 'jest')
  await check('unit tests run in Jest with jsdom', async () => {
    await run('node', ['node_modules/jest/bin/jest.js'], jest)
  })
}
