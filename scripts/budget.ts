import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { assetsFromManifest } from '../apps/site/server/pages.ts'
import type { Manifest } from '../apps/site/server/pages.ts'

/**
 * Bytes that a first visit of `/` loads before it can be used, by the client build. Kilobytes of 1000 bytes, brotli for
 * scripts and styles, as they are for fonts (woff2 is compressed already).
 */
const budget = { scripts: 110_000, styles: 15_000, fonts: 120_000 }

const root = new URL('../apps/site/dist/client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('manifest.json', root), 'utf8')) as Manifest
const assets = assetsFromManifest(manifest, 'src/entry-client.tsx', 'src/routes/explore.tsx')
const fileOf = (address: string) => new URL(address.slice(1), root)
const brotli = (addresses: string[]) => addresses.reduce((sum, address) => sum + brotliCompressSync(readFileSync(fileOf(address))).length, 0)
const fonts = new Set([...readFileSync(fileOf(assets.fonts), 'utf8').matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g)].map((match) => match[1] ?? ''))

const measured = {
  scripts: brotli([...assets.scripts, ...assets.preloads]),
  styles: brotli([...assets.styles, assets.fonts]),
  fonts: [...fonts].reduce((sum, address) => sum + statSync(fileOf(address)).size, 0),
}

let failed = 0
for (const [name, limit] of Object.entries(budget)) {
  const size = measured[name as keyof typeof budget]
  const isOver = size === 0 || size > limit
  if (isOver) failed += 1
  console.log(`${isOver ? '✗' : '✓'} ${name.padEnd(8)} ${(size / 1000).toFixed(1).padStart(6)} kB of ${limit / 1000} kB`)
}
console.log(`${Object.keys(budget).length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
