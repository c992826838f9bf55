import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import assert from 'node:assert/strict'
import { colors } from '../../packages/ui/src/theme/tokens.ts'
import { lookAt, openApp, rgb, sendForm } from './look.ts'
import { check, folder, installOnBase, repository, run, serve } from './workshop.ts'

/**
 * Checks the packed package in an app with Next.js and its app router: server components, client
 * components, types.
 */
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
  await installOnBase(app, tarball)
  const next = join(app, 'node_modules/.bin/next')
  await check('an app with Next.js builds', async () => void (await run(next, ['build'], app)))
  const address = await serve(next, ['start', '--port', '0'], app)
  await check('button and card, styled, in the app built with Next.js', async () => lookAt(address))
  await check('a form with react-hook-form, sent with and without scripts', async () =>
    sendForm(address),
  )
  await check('a page of components that need no browser sends no script for them', async () =>
    assert.deepEqual(await scriptsOf(`${address}/server`), await scriptsOf(`${address}/plain`)),
  )
  await check('a dark part of a light page has the colors of the dark theme', async () => {
    const page = await openApp(`${address}/server`)
    const color = await page
      .locator('section')
      .evaluate((element) => getComputedStyle(element).color)
    assert.equal(color, rgb(colors.text[1]))
    await page.close()
  })
  await check('server components speak the language of their request', async () => {
    const page = await openApp(`${address}/arabic`)
    await page.getByRole('button', { name: 'نسخ' }).waitFor()
    await page.getByRole('link', { name: 'دورة' }).waitFor()
    await page.goto(address)
    await page.getByRole('link', { name: 'Course' }).waitFor()
    await page.close()
  })
}

/** Addresses of all scripts that a page loads. */
async function scriptsOf(address: string): Promise<string[]> {
  const page = await openApp(address)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  await page.close()
  return scripts.toSorted()
}
