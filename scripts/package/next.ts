import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt, sendForm } from './look.ts'
import { check, folder, install, repository, run, serve } from './workshop.ts'

/** Checks the packed package in an app with Next.js and its app router: server components, client components, types. */
export async function checkNext(tarball: string): Promise<void> {
  const app = join(folder, 'next')
  cpSync(join(repository, 'e2e/consumers/next'), app, {
    recursive: true,
    filter: (path) => !/node_modules|\.next/.test(path),
  })
  writeFileSync(
    join(app, 'app/form/Example.tsx'),
    `'use client'\n${readFileSync(join(repository, 'packages/ui/src/docs/patterns/ReactHookForm.example.tsx'), 'utf8')}`,
  )
  await install(app, tarball)
  const next = join(app, 'node_modules/.bin/next')
  await check('an app with Next.js builds', async () => void (await run(next, ['build'], app)))
  const address = await serve(next, ['start', '--port', '0'], app)
  await check('button and card, styled, in the app built with Next.js', async () => lookAt(address))
  await check('a form with react-hook-form, sent with and without scripts', async () =>
    sendForm(address),
  )
}
