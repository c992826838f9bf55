import assert from 'node:assert/strict'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { lookAt } from './look.ts'
import { checkDeclarations, checkExamples, checkTypes } from './types.ts'
import { check, folder, installOnBase, repository, run, serve } from './workshop.ts'

const template = join(repository, 'e2e/consumers/vite')
const viteOf = (app: string) => join(app, 'node_modules/.bin/vite')

/** An app with Vite, installed with one version of React. */
async function makeApp(tarball: string, react: '18.3' | '19'): Promise<string> {
  const app = join(folder, `vite-react-${react}`)
  cpSync(template, app, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const manifest = readFileSync(join(app, 'package.json'), 'utf8')
  if (react === '18.3')
    writeFileSync(
      join(app, 'package.json'),
      manifest.replace(/("(?:@types\/)?react(?:-dom)?": )"[^"]+"/g, '$1"^18.3.0"'),
    )
  await installOnBase(app, tarball)
  return app
}

/**
 * Checks types, development server, built app and server rendering: what an app of either version
 * of React needs.
 */
async function checkApp(app: string, react: string): Promise<void> {
  for (const resolution of ['bundler', 'node16'] as const) {
    await check(`types hold with React ${react} and module resolution ${resolution}`, () =>
      checkTypes(app, resolution),
    )
  }
  await check(`button and card, styled, in the development server with React ${react}`, async () =>
    lookAt(await serve(viteOf(app), [], app)),
  )
  await check(
    `an app with React ${react} builds without warnings`,
    async () => void (await build(app, 'main')),
  )
  await check(`button and card, styled, in the app built with React ${react}`, async () =>
    lookAt(await serve(viteOf(app), ['preview', '--outDir', 'dist/main'], app)),
  )
  await check(`renders on the server with React ${react}`, async () => {
    await run(
      viteOf(app),
      ['build', '--ssr', 'server.tsx', '--outDir', 'dist/server', '--logLevel', 'warn'],
      app,
    )
    assert.match(
      await run('node', ['dist/server/server.js'], app),
      /<button.*Go dark.*<h3.*First steps.*\n\d+ exports/,
    )
  })
}

/** Checks the packed package in apps with Vite. */
export async function checkVite(tarball: string): Promise<void> {
  const app = await makeApp(tarball, '19')
  const installed = join(app, 'node_modules/@rampart/ui')
  await check('brings no font package and nothing else of the workspace', async () => {
    assert.deepEqual(readdirSync(join(app, 'node_modules/@rampart')), ['ui'])
    assert.ok(!existsSync(join(app, 'node_modules/@fontsource-variable')))
  })
  await check('a theme file becomes a style sheet, by the command and in plain Node', async () => {
    writeFileSync(join(app, 'theme.json'), '{ "accent": "#7a2e1f", "mode": "dark" }')
    const css = await run(join(app, 'node_modules/.bin/rampart-theme'), ['theme.json'], app)
    assert.match(css, /^html:root \{\n {2}--rampart-color-accent: light-dark\(#\w{6}, #\w{6}\);/)
    const code = `import { parseThemeFile, themeCss } from '@rampart/ui/createTheme'
      import { readFileSync } from 'node:fs'
      process.stdout.write(themeCss(parseThemeFile(JSON.parse(readFileSync('theme.json')))))`
    assert.equal(await run('node', ['--input-type=module', '-e', code], app), css)
  })
  await check(
    'every example of the documentation holds in the strictest project and without `strict`',
    () => checkExamples(app),
  )
  await check('a library can declare values of every type', () => checkDeclarations(app))
  await checkApp(app, '19')
  await check('every component comes with all its rules', async () => {
    const sheets = globSync('{components,surfaces,theme}/**/*.css', { cwd: installed })
    assert.ok(sheets.length > 100, 'sheets are missing')
    const { css } = await build(app, 'everything')
    assert.deepEqual(
      [...classesIn(read(installed, sheets)).difference(classesIn(css))],
      [],
      'rules are missing',
    )
    return `${sheets.length} sheets, CSS ${bytes(css)} bytes, ${brotli(css)} as brotli`
  })
  const base = await build(app, 'onlyReact')
  for (const [entry, name] of [
    ['oneButton', '@rampart/ui/Button'],
    ['oneButtonFromRoot', '@rampart/ui'],
  ] as const) {
    await check(`one button of ${name} brings the button alone`, async () => {
      const result = await build(app, entry)
      holdsButtonAlone(installed, result)
      const over = (result.js.length - base.js.length).toLocaleString('en')
      return `JS ${bytes(result.js)} bytes, ${over} over React alone; CSS ${bytes(result.css)} bytes, ${brotli(result.css)} as brotli, the theme included`
    })
  }
}

/** Checks it with the oldest version of React that it supports. */
export async function checkOlderReact(tarball: string): Promise<void> {
  await checkApp(await makeApp(tarball, '18.3'), '18.3')
}

/**
 * Builds the app from another entry of the template. Returns the code, the CSS and the modules in
 * it.
 */
async function build(app: string, entry: string) {
  const html = readFileSync(join(repository, 'e2e/consumers/vite/index.html'), 'utf8')
  writeFileSync(join(app, 'index.html'), html.replace('main.tsx', `${entry}.tsx`))
  const output = await run(
    viteOf(app),
    ['build', '--sourcemap', '--outDir', `dist/${entry}`, '--logLevel', 'warn'],
    app,
  )
  assert.equal(output, '', 'Vite warns')
  const assets = join(app, 'dist', entry, 'assets')
  const read = (ending: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
  const sources = read('.js.map').flatMap((map) => JSON.parse(map).sources as string[])
  return {
    js: read('.js')
      .join('')
      .replace(/\n\/\/# sourceMappingURL.*/g, ''),
    css: read('.css').join(''),
    sources,
  }
}

/** Class names that style sheets of the package define. */
const classesIn = (css: string) =>
  new Set(css.replace(/url\([^)]*\)/g, '').match(/(?<=\.)-?[_a-z][\w-]*/gi))
const read = (installed: string, files: readonly string[]) =>
  files.map((file) => readFileSync(join(installed, file), 'utf8')).join('')
/** Style sheets of components, by their names. */
const sheetsOf = (installed: string, ...names: string[]) =>
  read(
    installed,
    names.flatMap((name) => globSync(`{components,surfaces/*}/${name}/*.css`, { cwd: installed })),
  )

/** Whether it has only the button and the spinner that it shows while it is busy. */
function holdsButtonAlone(
  installed: string,
  { js, css, sources }: Awaited<ReturnType<typeof build>>,
) {
  const packages = new Set(
    sources
      .flatMap((source) => source.split('node_modules/').slice(1))
      .map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  )
  const surplus = packages.difference(
    new Set(['@rampart/ui', '@vanilla-extract/recipes', 'react', 'react-dom', 'scheduler']),
  )
  assert.deepEqual([...surplus], [], 'other packages came along')
  const ours = sources.flatMap((source) => source.split('@rampart/ui/').slice(1))
  assert.deepEqual(
    ours.filter(
      (path) =>
        !/^(?:(?:components\/Button|components\/Spinner|theme)\/|rootProps\.js$)/.test(path),
    ),
    [],
    'other modules came along',
  )
  assert.doesNotMatch(js, /react-aria|lucide|dompurify/i)
  assert.deepEqual(
    [...classesIn(sheetsOf(installed, 'Button', 'Spinner')).difference(classesIn(css))],
    [],
    'rules of the button are missing',
  )
  const cards = [...classesIn(sheetsOf(installed, 'ContentCard'))]
  assert.ok(cards.length > 0)
  assert.deepEqual(
    cards.filter((name) => js.includes(name) || css.includes(name)),
    [],
    'classes of the card came along',
  )
  const themeSheets = globSync('theme/*.css', { cwd: installed })
  const ownSheets = read(installed, themeSheets) + sheetsOf(installed, 'Button', 'Spinner')
  assert.deepEqual(
    [...classesIn(css).difference(classesIn(ownSheets))],
    [],
    'other rules came along',
  )
}

const bytes = (text: string) => text.length.toLocaleString('en')
const brotli = (text: string) => brotliCompressSync(text).length.toLocaleString('en')
