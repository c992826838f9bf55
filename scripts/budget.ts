import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { assetsFromManifest } from '../apps/site/server/pages.ts'
import type { Manifest } from '../apps/site/server/pages.ts'

/**
 * `npm run budget`: what a first visit of each page loads before it can be used, and what overlays
 * load that open on any page, by the client build, compared with the limits in budget.json.
 * Kilobytes of 1,000 bytes, brotli for scripts and for styles; fonts come after the scripts.
 * `--write` makes today's sizes the limits: a commit that does so says why.
 */
interface Size {
  /** Scripts, kB. */
  scripts: number
  /** Scripts, number of files. */
  files: number
  /** Styles, kB. */
  styles: number
}

interface Budget {
  /** Fonts of the Latin script, kB. */
  fonts: number
  /** By the file of their route. */
  pages: Record<string, Size>
  /** What overlays load that the catalogue has not loaded, by their names. */
  overlays: Record<string, Size>
}

const root = new URL('../apps/site/dist/client/', import.meta.url)
const budgetFile = new URL('budget.json', import.meta.url)
if (!existsSync(new URL('manifest.json', root))) {
  console.error('The site is not built: run "npm run build" first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(new URL('manifest.json', root), 'utf8')) as Manifest
/**
 * A built file. Hashes in it are replaced by those of the files' names instead of their content:
 * they do not compress, and by chance alone a page would be up to 0.1 kB larger or smaller with
 * each change.
 */
const read = (address: string) => {
  const file = readFileSync(new URL(address.slice(1), root))
  if (!/\.(?:js|css)$/.test(address)) return file
  const names = file
    .toString()
    .replaceAll(
      /([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g,
      (_, name: string) =>
        `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
    )
  return Buffer.from(names)
}
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function filesOf(source: string): Files {
  const { scripts, preloads, styles } = assetsFromManifest(manifest, 'src/entry-client.tsx', source)
  return { scripts: [...scripts, ...preloads], styles }
}

const sizeOf = ({ scripts, styles }: Files): Size => ({
  scripts: kilobytes(
    scripts.reduce((sum, address) => sum + brotliCompressSync(read(address)).length, 0),
  ),
  files: scripts.length,
  styles: kilobytes(brotliCompressSync(Buffer.concat(styles.map(read))).length),
})

/** Chunks that every page loads automatically, after its first controls. */
const lateChunks = Object.values(manifest)
  .filter(({ name = '' }) => ['late', 'parts'].includes(name))
  .map(({ file }) => `/${file}`)
const catalogue = filesOf('src/routes/explore.tsx')
const loaded = new Set([...catalogue.scripts, ...catalogue.styles, ...lateChunks])

function overlaySize(name: string): Size {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`)) ?? name
  const { scripts, styles } = filesOf(source)
  const isNew = (address: string) => !loaded.has(address)
  return sizeOf({ scripts: scripts.filter(isNew), styles: styles.filter(isNew) })
}

const overlays = ['AccountMenu', 'FilterSheet', 'NavigationDrawer', 'Notifications', 'SearchDialog']

/**
 * The fonts that every page loads; those of further letters are loaded only by pages with such
 * letters.
 */
function fontsSize(): number {
  const { fonts } = assetsFromManifest(manifest, 'src/entry-client.tsx', '')
  const files = read(fonts)
    .toString()
    .matchAll(/url\(["']?(\/assets\/[^"')]+(?<!-latin-ext-wght-normal[^/]*)\.woff2)/g)
  const addresses = new Set([...files].map((match) => match[1] ?? ''))
  return kilobytes(
    [...addresses].reduce(
      (sum, address) => sum + statSync(new URL(address.slice(1), root)).size,
      0,
    ),
  )
}

const sources = Object.keys(manifest).filter((name) => name.startsWith('src/routes/'))
const measured: Budget = {
  fonts: fontsSize(),
  pages: Object.fromEntries(
    sources
      .toSorted()
      .map((source) => [source.replace('src/routes/', ''), sizeOf(filesOf(source))]),
  ),
  overlays: Object.fromEntries(overlays.map((name) => [name, overlaySize(name)])),
}

if (process.argv.includes('--write')) {
  writeFileSync(budgetFile, `${JSON.stringify(measured, null, 2)}\n`)
} else {
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8')) as Budget
  /** Compression differs by a few bytes from build to build. */
  const tolerance = 1.01
  let failed = 0
  const check = (what: string, size: number, limit: number | undefined, unit: string) => {
    const isOver = limit === undefined || size === 0 || size > limit * tolerance
    if (isOver) failed += 1
    return `${isOver ? '✗' : '✓'} ${what} ${size} of ${limit ?? 'no limit in budget.json'} ${unit}`
  }
  console.log(check('fonts', measured.fonts, budget.fonts, 'kB'))
  const gone = Object.keys({ ...budget.pages, ...budget.overlays }).filter(
    (name) => !(name in measured.pages) && !(name in measured.overlays),
  )
  for (const name of gone) console.log(`✗ ${name} has a limit in budget.json, and is not there`)
  failed += gone.length
  const sizes = Object.entries({ ...measured.pages, ...measured.overlays })
  for (const [name, size] of sizes) {
    const limit = budget.pages[name] ?? budget.overlays[name]
    const lines = [
      check('scripts', size.scripts, limit?.scripts, 'kB'),
      check('files', size.files, limit?.files, ''),
      check('styles', size.styles, limit?.styles, 'kB'),
    ]
    console.log(`${name.padEnd(28)}${lines.join('   ')}`)
  }
  const count = 1 + 3 * sizes.length + gone.length
  console.log(`${count - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
