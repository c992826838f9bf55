import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundlePrograms } from '@rampart/api/bundle'
import { build } from 'vite'

const root = new URL('..', import.meta.url).pathname

/**
 * Writes each text file's compressed forms beside it, so that the server sends them as they are.
 */
async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|css|svg|json)$/.test(name),
  )
  for (const name of files) {
    const path = join(folder, name)
    const content = await readFile(path)
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    )
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx' },
})
await compressFiles(join(root, 'dist/client/assets'))
await bundlePrograms({ main: join(root, 'server/main.ts') }, join(root, 'dist/program'))
