import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { colors } from '../packages/ui/src/theme/tokens.ts'
import { browserArguments, requireBrowser } from './browser.ts'

/**
 * Checks @rampart/ui as people get it: built, packed, installed from the tarball into an app outside the repository
 * (the template e2e/consumers/vite), built there, rendered on the server and opened in Chromium.
 */
const repository = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'rampart-package-'))
const app = join(folder, 'app')
const installed = join(app, 'node_modules/@rampart/ui')
const vite = join(app, 'node_modules/.bin/vite')
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

let passed = 0
let failed = 0
let server: ChildProcess | undefined
let browser: Browser | undefined

/** Runs a check and tells its outcome in one line; what it returns is told too. */
async function check(claim: string, test: () => Promise<string | void>) {
  try {
    const detail = await test()
    passed += 1
    console.log(`✓ ${claim}${detail ? `: ${detail}` : ''}`)
  } catch (error) {
    failed += 1
    console.log(`✗ ${claim}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Output of a command; a failure tells its whole output. */
async function run(command: string, options: string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(command, options, { cwd, env, maxBuffer: 2 ** 26 }).catch((error) => {
    throw new Error(`${command} ${options.join(' ')}\n${error.stdout}${error.stderr}`)
  })
  return `${stdout}${stderr}`
}
const tool = (name: string, ...options: string[]) => run(join(repository, 'node_modules/.bin', name), options, app)
const silently = async (work: Promise<unknown>) => void (await work)

/** Builds the app from another entry of the template; gives the code, the CSS and the modules that went into it. */
async function build(entry: string) {
  const html = readFileSync(join(repository, 'e2e/consumers/vite/index.html'), 'utf8')
  writeFileSync(join(app, 'index.html'), html.replace('main.tsx', `${entry}.tsx`))
  const output = await run(vite, ['build', '--sourcemap', '--outDir', `dist/${entry}`, '--logLevel', 'warn'], app)
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

/** Starts Vite's server, for development or for the built app, and gives its address. */
function serve(...options: string[]): Promise<string> {
  const child = spawn(vite, options, { cwd: app, env })
  server = child
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        const address = /http:\/\/localhost:\d+\//.exec(output)?.[0]
        if (address) resolve(address)
      })
    }
    child.on('close', () => reject(new Error(`vite ${options.join(' ')} ended\n${output}`)))
  })
}

async function openApp(address: string): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: requireBrowser(), args: browserArguments })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`))
  await page.goto(address)
  await page.getByRole('button', { name: 'Go dark' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  assert.deepEqual(complaints, [])
  return page
}

const background = (page: Page, role: 'button' | 'link') => page.getByRole(role).evaluate((element) => getComputedStyle(element).backgroundColor)
const rgb = (hex: string) => `rgb(${(hex.slice(1).match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16)).join(', ')})`

async function lookAt(page: Page) {
  assert.equal(await background(page, 'button'), rgb(colors.accent[0]), 'the button is not in the accent colour')
  assert.equal(await background(page, 'link'), rgb(colors.surface[0]), 'the card is not in the surface colour')
  assert.ok(await page.getByRole('heading', { name: 'First steps' }).isVisible())
  await page.getByRole('button').click()
  assert.equal(await background(page, 'link'), rgb(colors.surface[1]), 'the card does not follow the theme')
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))
  for (const family of ['Hanken Grotesk Variable', 'Bricolage Grotesque Variable']) assert.ok(loaded.includes(family), `${family} did not load`)
}

/** Class names that style sheets of the package define. */
const classesIn = (css: string) => new Set(css.replace(/url\([^)]*\)/g, '').match(/(?<=\.)-?[_a-z][\w-]*/gi))
const sheetsOf = (...folders: string[]) =>
  folders
    .flatMap((name) => readdirSync(join(installed, name)).flatMap((file) => (file.endsWith('.css') ? [readFileSync(join(installed, name, file), 'utf8')] : [])))
    .join('')

/** A button shows a spinner while it is busy; nothing else comes along. */
function holdsButtonAlone({ js, css, sources }: Awaited<ReturnType<typeof build>>) {
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
  const surplus = packages.difference(new Set(['@rampart/ui', '@vanilla-extract/recipes', 'react', 'react-dom', 'scheduler']))
  assert.deepEqual([...surplus], [], 'other packages came along')
  const ours = sources.flatMap((source) => source.split('@rampart/ui/').slice(1))
  assert.deepEqual(
    ours.filter((path) => !/^(?:Button|Spinner|theme)\//.test(path)),
    [],
    'other modules came along',
  )
  assert.doesNotMatch(js, /react-aria|lucide|dompurify/i)
  assert.deepEqual([...classesIn(sheetsOf('Button', 'Spinner')).difference(classesIn(css))], [], 'rules of the button are missing')
  const cards = [...classesIn(sheetsOf('ContentCard'))]
  assert.ok(cards.length > 0)
  assert.deepEqual(
    cards.filter((name) => js.includes(name) || css.includes(name)),
    [],
    'classes of the card came along',
  )
  assert.deepEqual([...classesIn(css).difference(classesIn(sheetsOf('theme', 'Button', 'Spinner')))], [], 'other rules came along')
}

const bytes = (text: string) => text.length.toLocaleString('en')
const brotli = (text: string) => brotliCompressSync(text).length.toLocaleString('en')

async function checkTypes(moduleResolution: 'bundler' | 'node16') {
  const settings = {
    module: moduleResolution === 'bundler' ? 'esnext' : 'node16',
    moduleResolution,
    target: 'es2024',
    lib: 'es2024,dom,dom.iterable',
    jsx: 'react-jsx',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  await tool('tsc', 'main.tsx', 'server.tsx', 'types.tsx', '--noEmit', '--strict', '--allowImportingTsExtensions', '--types', 'react', ...options)
}

async function checkPackage() {
  await run('node', ['scripts/build.ts'], join(repository, 'packages/ui'))
  const dist = join(repository, 'packages/ui/dist')
  const tarball = join(folder, (await run('npm', ['pack', '--pack-destination', folder, '--json'], dist)).match(/"filename": "([^"]+)"/)?.[1] ?? '')
  cpSync(join(repository, 'e2e/consumers/vite'), app, { recursive: true, filter: (path) => !path.includes('node_modules') })
  await check('publint finds nothing', () => silently(tool('publint', tarball, '--strict')))
  await check('attw finds nothing', () => silently(tool('attw', tarball, '--profile', 'esm-only')))

  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball], app)
  await check('brings no font package and nothing else of the workspace', async () => {
    assert.deepEqual(readdirSync(join(app, 'node_modules/@rampart')), ['ui'])
    assert.ok(!existsSync(join(app, 'node_modules/@fontsource-variable')))
  })
  for (const resolution of ['bundler', 'node16'] as const) await check(`types hold with module resolution ${resolution}`, () => checkTypes(resolution))

  await check('button and card, styled, in the development server', async () => lookAt(await openApp(await serve())))
  server?.kill()
  await check('an app builds without warnings', () => silently(build('main')))
  await check('button and card, styled, in the built app', async () => lookAt(await openApp(await serve('preview', '--outDir', 'dist/main'))))
  await check('renders on the server', async () => {
    await run(vite, ['build', '--ssr', 'server.tsx', '--outDir', 'dist/server', '--logLevel', 'warn'], app)
    assert.match(await run('node', ['dist/server/server.js'], app), /<button.*Go dark.*<h3.*First steps.*\n\d+ exports/)
  })

  await check('every component comes with all its rules', async () => {
    const folders = readdirSync(installed, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'fonts' ? [entry.name] : []))
    const { css } = await build('everything')
    assert.deepEqual([...classesIn(sheetsOf(...folders)).difference(classesIn(css))], [], 'rules are missing')
    return `${folders.length} folders, CSS ${bytes(css)} bytes, ${brotli(css)} as brotli`
  })

  const base = await build('onlyReact')
  for (const [entry, name] of [
    ['oneButton', '@rampart/ui/Button'],
    ['oneButtonFromDoor', '@rampart/ui'],
  ] as const) {
    await check(`one button of ${name} brings the button alone`, async () => {
      const result = await build(entry)
      holdsButtonAlone(result)
      const over = (result.js.length - base.js.length).toLocaleString('en')
      return `JS ${bytes(result.js)} bytes, ${over} over React alone; CSS ${bytes(result.css)} bytes, ${brotli(result.css)} as brotli, the theme included`
    })
  }
}

try {
  await checkPackage()
} catch (error) {
  failed += 1
  console.log(`✗ ${error instanceof Error ? error.message : String(error)}`)
} finally {
  await browser?.close()
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
