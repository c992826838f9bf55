import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/**
 * Copies what the built program needs to run, and nothing that builds it, into the folder given:
 * its bundle, the packages that stay outside it, and the files that it reads.
 * `node deploy/image/collect.ts /out`, after `npm run build`.
 */
const root = resolve(import.meta.dirname, '../..')
const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Name the folder to copy to.')

/**
 * Read by their place, so that no import leads to them. The fonts are those of `fonts.ts` and
 * `sheet.ts`.
 */
const readFiles = [
  'LICENSE',
  'apps/site/package.json',
  'apps/site/dist/**',
  'apps/api/package.json',
  'apps/api/migrations/**',
  'content/**',
  'node_modules/@fontsource/*/{package.json,unicode.json,LICENSE}',
  'node_modules/@fontsource/*/files/*-{400,500,600,700}-normal.woff',
  'node_modules/@electric-sql/pglite/dist/*.{data,wasm,tar.gz}',
]

/** For authors and tests alone. */
const leftOut = /\.test\.ts$|\/testing\/|^content\/(?:films\/make-films|vitest\.config)\.ts$|\.map$/

const isWanted = (path: string) => !leftOut.test(path) || path.startsWith('apps/site/dist/program/')

async function main(folder: string): Promise<void> {
  const paths = new Set<string>()
  for (const pattern of readFiles)
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true }))
      if (entry.isFile()) paths.add(relative(root, join(entry.parentPath, entry.name)))
  const programs = [...paths].filter((path) =>
    /^apps\/site\/dist\/(?:program|server)\/.*\.js$/.test(path),
  )
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    // For development alone, or not installed.
    ignore: ['node_modules/{vite,vitest,@fastify/middie,pg-native}/**'],
  })
  for (const path of fileList) paths.add(path)
  for (const path of [...paths].filter(isWanted)) {
    const to = join(folder, path)
    await mkdir(dirname(to), { recursive: true })
    await cp(join(root, path), to, { verbatimSymlinks: true })
  }
  // The packages of the repository are in the bundle; this says only how files are read.
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'rampart', version, license, private: true, type: 'module' })}\n`,
  )
}

await main(resolve(target))
