import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { rolldown, RolldownMagicString } from 'rolldown'
import type { Plugin } from 'rolldown'

/**
 * Packages that stay files of their own: native programs and what needs them, PGlite with its wasm,
 * and what only development loads.
 */
const external =
  /^(?:@node-rs\/argon2|@resvg\/resvg-js|dockerode|@electric-sql\/pglite|pg-native|vite|@fastify\/middie)(?:\/|$)/

/**
 * How a module refers to its own place: the program of a thread or process beside it, its own
 * address, and the same in CommonJS.
 */
const places =
  /new URL\('\.\/(?<program>\w+)\.ts', import\.meta\.url\)|import\.meta\.url|(?<![\w$.])__dirname(?![\w$])/g

/**
 * A module knows the place of its source, so what it reads from there (migrations, fonts, content,
 * wasm) is found, wherever the bundle is in the repository. Programs that it starts are bundled
 * too, and lie beside it.
 */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: { exclude: /^\0/ }, code: /import\.meta\.url|__dirname/ },
    handler(code, id) {
      const place = (path: string) =>
        `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url)`
      const changed = new RolldownMagicString(code)
      for (const { index, 0: found, groups } of code.matchAll(places)) {
        const program = groups?.['program']
        if (program !== undefined)
          this.emitFile({
            type: 'chunk',
            id: join(dirname(id), `${program}.ts`),
            fileName: `${program}.js`,
          })
        const text =
          program !== undefined
            ? `new URL('${program}.js', import.meta.url)`
            : found === '__dirname'
              ? `process.getBuiltinModule('url').fileURLToPath(${place(dirname(id))})`
              : `${place(id)}.href`
        changed.overwrite(index, index + found.length, text)
      }
      return { code: changed }
    },
  },
})

/**
 * Source maps cover our sources alone: with those of packages they were twenty times as large, and
 * each start reads them.
 */
const mapOwnSources: Plugin = {
  name: 'map-own-sources',
  transform: {
    order: 'post',
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { version: 3, mappings: '', sources: [], names: [] } }),
  },
}

/**
 * Writes programs with their packages into `folder`, and the code that they share once: `main.js`
 * for the module that `programs` has as `main`. With source maps.
 */
export async function bundlePrograms(
  programs: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    input: programs,
    platform: 'node',
    external,
    plugins: [keepPlaces(folder), mapOwnSources],
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    // Without comments and layout the bundle takes a third less room in the image. Names stay, for
    // reports of errors.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
}
