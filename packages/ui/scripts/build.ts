import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { rolldown } from 'rolldown'
import { designTokens } from '../src/theme/designTokens.ts'

/**
 * Builds the package as it is published: the folder `dist`, with a package.json of its own.
 * Modules stay apart: one JS file and one CSS file for each source file, every rule in one place, and each JS file imports
 * the CSS it needs. So a consumer's bundler takes what is imported and nothing else, in the order that the cascade needs.
 */
const root = join(import.meta.dirname, '..')
const src = join(root, 'src')
const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** A component is a folder with a file of its name. */
const components = readdirSync(src).filter((name) => existsSync(join(src, name, `${name}.tsx`)))

/** Published entries and their sources. */
const entries: Record<string, string> = {
  '.': 'index.ts',
  './theme': 'theme/index.ts',
  './artwork': 'Artwork/drawArtwork.ts',
  './arabic': 'messages/arabic.ts',
  ...Object.fromEntries(components.map((name) => [`./${name}`, `${name}/${name}.tsx`])),
}

/** Name of a built file. Not `.css.js`: a consumer who uses vanilla-extract would have it compiled a second time. */
const built = (path: string) => path.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles')

/** Hooks, event handlers and React Aria's components: with one of them a module needs `'use client'`, so that React Server Components may import it. */
const clientMarks = [/\buse[A-Z]\w*\(/, /\bon[A-Z]\w*=\{/, /from 'react-aria-components\//]
const isClientModule = (code: string) => clientMarks.some((mark) => mark.test(code))

rmSync(dist, { recursive: true, force: true })
await buildModules()
buildDeclarations()
copyFonts()
writeTokens()
writeManifest()
copyFileSync(join(root, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'))
console.log(`Built ${components.length} components into ${dist}`)

async function buildModules() {
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const bundle = await rolldown({
    cwd: root,
    input: Object.values(entries).map((path) => join(src, path)),
    external: (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      vanillaExtractPlugin({ cwd: root, identifiers: 'short' }),
      {
        name: 'use-client',
        transform: { filter: { id: /\.tsx$/ }, handler: (code) => (isClientModule(code) ? { code: `'use client';\n${code}`, map: null } : null) },
      },
    ],
    // A warning here is a fault at the consumer; that directives may not survive is said even where modules stay apart, as here.
    checks: { moduleLevelDirective: false },
    onLog: (level, log, handler) => handler(level === 'warn' ? 'error' : level, log),
    // An inlined class name would leave its module, and so its CSS, unused.
    optimization: { inlineConst: false },
    // Its verbatimModuleSyntax would leave a bare `import 'react'` where only types came from there.
    tsconfig: false,
  })
  await bundle.write({
    dir: dist,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: src,
    entryFileNames: ({ name }) => `${built(name)}.js`,
    assetFileNames: ({ originalFileNames: [source = ''] }) => source.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css'),
  })
}

/** TypeScript writes declarations with the extensions of the sources; here they get those of the built files, and lose what is imported for its effect. */
function buildDeclarations() {
  const { status, stdout, stderr } = spawnSync(join(root, '../../node_modules/.bin/tsc'), ['-p', join(root, 'tsconfig.build.json')], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tsc: ${stdout}${stderr}`)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(dist, file)
    const code = readFileSync(path, 'utf8')
      .replace(/^import '[^']+';\n/gm, '')
      .replace(/(?<=(?:from |import\()(['"]))\.[^'"]+\.tsx?(?=\1)/g, (specifier) => `${built(specifier)}.js`)
    writeFileSync(path, code)
    renameSync(path, join(dist, `${built(file.replace(/\.d\.ts$/, ''))}.d.ts`))
  }
}

/** The style sheet of the fonts with the files beside it, so that a consumer needs no font package. */
function copyFonts() {
  const require = createRequire(import.meta.url)
  mkdirSync(join(dist, 'fonts'))
  const css = readFileSync(join(src, 'theme/fonts.css'), 'utf8').replace(
    /(?<=url\(')(@fontsource-variable\/[^/]+)\/[^']+(?='\))/g,
    (source, fontPackage: string) => {
      const font = basename(source)
      copyFileSync(require.resolve(source), join(dist, 'fonts', font))
      // The Open Font License asks that it goes with the fonts.
      copyFileSync(join(dirname(require.resolve(`${fontPackage}/package.json`)), 'LICENSE'), join(dist, 'fonts', `${basename(fontPackage)}-LICENSE.txt`))
      return `./fonts/${font}`
    },
  )
  writeFileSync(join(dist, 'fonts.css'), css)
  // TypeScript asks for types of what is imported for its effect alone.
  writeFileSync(join(dist, 'fonts.css.d.ts'), 'export {}\n')
}

/** The tokens for those who use no component: as custom properties, and for design tools. */
function writeTokens() {
  copyFileSync(join(dist, 'theme/theme.css'), join(dist, 'tokens.css'))
  writeFileSync(join(dist, 'tokens.css.d.ts'), 'export {}\n')
  for (const theme of ['light', 'dark'] as const) writeFileSync(join(dist, `${theme}.tokens.json`), `${JSON.stringify(designTokens(theme), null, 2)}\n`)
}

function writeManifest() {
  const { name, version, description, license, type, keywords, homepage, repository, bugs, dependencies, peerDependencies } = manifest
  const exports = {
    ...Object.fromEntries(Object.entries(entries).map(([entry, path]) => [entry, { types: `./${built(path)}.d.ts`, default: `./${built(path)}.js` }])),
    './fonts.css': { types: './fonts.css.d.ts', default: './fonts.css' },
    './tokens.css': { types: './tokens.css.d.ts', default: './tokens.css' },
    './light.tokens.json': './light.tokens.json',
    './dark.tokens.json': './dark.tokens.json',
    './package.json': './package.json',
  }
  // Whoever uses a component gets its CSS; a component that nobody uses goes, and its CSS with it. The theme is imported for its effect.
  const sideEffects = ['**/*.css', '**/*.styles.js', './theme/index.js']
  const published = { name, version, description, license, keywords, homepage, repository, bugs, type, sideEffects, exports, dependencies, peerDependencies }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
