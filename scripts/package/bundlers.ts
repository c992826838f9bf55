import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt } from './look.ts'
import { check, folder, installOnBase, repository, run, serve } from './workshop.ts'

const vite = join(repository, 'e2e/consumers/vite')

/**
 * Checks the packed package with bundlers that an app may use alone, as the README's chapter
 * 'Bundlers' says: esbuild, webpack and Parcel.
 */
export async function checkBundlers(tarball: string): Promise<void> {
  const app = join(folder, 'bundlers')
  cpSync(join(repository, 'e2e/consumers/bundlers'), app, { recursive: true })
  for (const file of ['index.html', 'main.tsx', 'Page.tsx', 'oneButton.tsx'])
    cpSync(join(vite, file), join(app, file))
  const html = readFileSync(join(app, 'index.html'), 'utf8')
  writeFileSync(join(app, 'index.html'), html.replace('/main.tsx', './main.tsx'))
  await installOnBase(app, tarball)
  const tool = (name: string) => join(app, 'node_modules/.bin', name)
  const esbuild = (entry: string, ...options: string[]) =>
    run(
      tool('esbuild'),
      [
        `${entry}.tsx`,
        '--bundle',
        '--minify',
        '--format=esm',
        '--jsx=automatic',
        '--loader:.woff2=file',
        '--outdir=dist/esbuild',
        '--log-level=warning',
        ...options,
      ],
      app,
    )
  const builds = {
    esbuild: () => esbuild('main'),
    webpack: () => run(tool('webpack'), ['--stats=errors-warnings'], app),
    parcel: () =>
      run(
        tool('parcel'),
        ['build', '--no-cache', '--no-source-maps', '--dist-dir', 'dist/parcel'],
        app,
      ),
  }
  for (const [bundler, build] of Object.entries(builds))
    await check(`button and card, styled, in an app built with ${bundler}`, async () => {
      await build()
      const dist = join(app, 'dist', bundler)
      // Parcel writes the page itself.
      if (bundler !== 'parcel') writeFileSync(join(dist, 'index.html'), pageOf(html))
      await lookAt(
        await serve(
          join(repository, 'node_modules/.bin/vite'),
          ['preview', '--port', '0', '--outDir', dist],
          app,
        ),
      )
    })
  await check('one button of its own entry brings no other style sheet in esbuild', async () => {
    await esbuild('oneButton')
    const css = readFileSync(join(app, 'dist/esbuild/oneButton.css'), 'utf8')
    const sheets = [
      'theme/theme',
      'theme/reset',
      'components/Button/Button',
      'components/Spinner/Spinner',
    ]
    const own = sheets.reduce(
      (sum, sheet) =>
        sum + readFileSync(join(app, `node_modules/@rampart/ui/${sheet}.css`), 'utf8').length,
      0,
    )
    assert.ok(css.length <= own, `${css.length} bytes of CSS, of ${own} that belong to the button`)
    return `CSS ${css.length.toLocaleString('en')} bytes`
  })
}

/** The page of the template with what esbuild and webpack write under the entry's name. */
const pageOf = (html: string) =>
  html
    .replace('<div id', '<link rel="stylesheet" href="./main.css" />\n    <div id')
    .replace('/main.tsx', './main.js')
