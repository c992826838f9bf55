import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt } from './look.ts'
import { check, folder, install, repository, run, serve } from './workshop.ts'

/** Checks the packed package in an app with Next.js and its app router: server components, client components, types. */
export async function checkNext(tarball: string): Promise<void> {
  const app = join(folder, 'next')
  cpSync(join(repository, 'e2e/consumers/next'), app, {
    recursive: true,
    filter: (path) => !/node_modules|\.next/.test(path),
  })
  await install(app, tarball)
  const next = join(app, 'node_modules/.bin/next')
  await check('an app with Next.js builds', async () => void (await run(next, ['build'], app)))
  await check('button and card, styled, in the app built with Next.js', async () =>
    lookAt(await serve(next, ['start', '--port', '0'], app)),
  )
}
