import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { assertRendered, lookAt } from './look.ts'
import { check, folder, installOnBase, repository, run, serve } from './workshop.ts'

/** A consumer's app, copied out of the repository and installed. */
async function makeApp(tarball: string, name: string): Promise<string> {
  const app = join(folder, name)
  cpSync(join(repository, 'e2e/consumers', name), app, { recursive: true })
  await installOnBase(app, tarball)
  return app
}

/**
 * Checks the packed package in an app with React Router's framework mode: rendered on the server,
 * taken over in the browser.
 */
export async function checkReactRouter(tarball: string): Promise<void> {
  const app = await makeApp(tarball, 'react-router')
  cpSync(join(repository, 'e2e/consumers/vite/Page.tsx'), join(app, 'app/Page.tsx'))
  const tool = (name: string) => join(app, 'node_modules/.bin', name)
  await check('an app with React Router builds', async () => {
    await run(tool('react-router'), ['build'], app)
  })
  const address = await serve(tool('vite'), ['preview', '--port', '0'], app)
  await check('the card is rendered on the server by React Router', async () =>
    assertRendered(address),
  )
  await check('button and card, styled, in the app built with React Router', async () =>
    lookAt(address),
  )
}

/**
 * Checks the packed package in an app with Astro: the card is static markup, the button an island.
 */
export async function checkAstro(tarball: string): Promise<void> {
  const app = await makeApp(tarball, 'astro')
  const astro = join(app, 'node_modules/.bin/astro')
  await check('an app with Astro builds', async () => {
    await run(astro, ['build'], app)
  })
  const address = await serve(astro, ['preview', '--port', '0'], app)
  await check('the card is in the page that Astro wrote', async () => assertRendered(address))
  await check('button and card, styled, in the app built with Astro', async () => lookAt(address))
}
