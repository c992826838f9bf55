import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { build } from 'tsdown'
import { designTokens } from '../src/theme/designTokens.ts'
import { built, command, components, entries, languages } from './entries.ts'
import { withUndefined } from './optional.ts'

/**
 * Builds the package as it is published: the folder `dist`, with a package.json of its own. The
 * modules are built by tsdown (`tsdown.config.ts`); here come the declarations, fonts, tokens and
 * the manifest.
 */
const root = join(import.meta.dirname, '..')
const src = join(root, 'src')
const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

await build({ cwd: root, logLevel: 'warn' })
buildDeclarations()
copyFonts()
writeTokens()
writeManifest()
copyFileSync(join(root, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'))
console.log(`Built ${Object.keys(components).length} components into ${dist}`)

/**
 * TypeScript writes declarations with the extensions of the sources; here they get those of the
 * built files, and lose what is imported for its effect.
 */
function buildDeclarations() {
  for (const config of ['tsconfig.build.json', 'tsconfig.artwork.json']) {
    const { status, stdout, stderr } = spawnSync(
      join(root, '../../node_modules/.bin/tsc'),
      ['-p', join(root, config)],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`tsc: ${stdout}${stderr}`)
  }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )) {
    const path = join(dist, file)
    const code = withUndefined(readFileSync(path, 'utf8'))
      .replace(/^import '[^']+';\n/gm, '')
      // Both modules have the same types.
      .replaceAll(`'#language'`, `'./${relative(dirname(file), `${built(languages.default)}.js`)}'`)
      .replace(
        /'@rampart\/artwork\/(brandColors|map|picture|themeColors)'/g,
        (_specifier, name: string) => `'${relative(dirname(file), `artwork/src/${name}.ts`)}'`,
      )
      .replaceAll(
        `'@rampart/artwork'`,
        `'${relative(dirname(file), 'artwork/src/drawArtwork.ts')}'`,
      )
      .replace(
        /(?<=(?:from |import\()(['"]))\.[^'"]+\.tsx?(?=\1)/g,
        (specifier) => `${built(specifier)}.js`,
      )
    writeFileSync(path, code)
    renameSync(path, join(dist, `${built(file.replace(/\.d\.ts$/, ''))}.d.ts`))
  }
}

/**
 * The style sheets of the fonts with the files beside them, so that a consumer needs no font
 * package.
 */
function copyFonts() {
  const require = createRequire(import.meta.url)
  mkdirSync(join(dist, 'fonts'))
  const standIns = readFileSync(join(src, 'theme/fontStandIns.css'), 'utf8')
  // One sheet in place of two, for those who link it without a bundler.
  const sheet = readFileSync(join(src, 'theme/fonts.css'), 'utf8').replace(
    "@import './fontStandIns.css';\n",
    () => standIns,
  )
  const css = sheet.replace(
    /(?<=url\(')(@fontsource-variable\/[^/]+)\/[^']+(?='\))/g,
    (source, fontPackage: string) => {
      const font = basename(source)
      copyFileSync(require.resolve(source), join(dist, 'fonts', font))
      // The Open Font License asks that it goes with the fonts.
      copyFileSync(
        join(dirname(require.resolve(`${fontPackage}/package.json`)), 'LICENSE'),
        join(dist, 'fonts', `${basename(fontPackage)}-LICENSE.txt`),
      )
      return `./fonts/${font}`
    },
  )
  for (const [name, text] of Object.entries({ 'fonts.css': css, 'font-stand-ins.css': standIns })) {
    writeFileSync(join(dist, name), text)
    // TypeScript asks for types of what is imported for its effect alone.
    writeFileSync(join(dist, `${name}.d.ts`), 'export {}\n')
  }
}

/** The tokens for those who use no component: as custom properties, and for design tools. */
function writeTokens() {
  copyFileSync(join(dist, 'theme/theme.css'), join(dist, 'tokens.css'))
  writeFileSync(join(dist, 'tokens.css.d.ts'), 'export {}\n')
  for (const theme of ['light', 'dark'] as const)
    writeFileSync(
      join(dist, `${theme}.tokens.json`),
      `${JSON.stringify(designTokens(theme), null, 2)}\n`,
    )
}

function writeManifest() {
  const {
    name,
    version,
    description,
    license,
    type,
    keywords,
    homepage,
    repository,
    bugs,
    dependencies,
    peerDependencies,
  } = manifest
  const exports = {
    ...Object.fromEntries(
      Object.entries(entries).map(([entry, path]) => [
        entry,
        { types: `./${built(path)}.d.ts`, default: `./${built(path)}.js` },
      ]),
    ),
    './fonts.css': { types: './fonts.css.d.ts', default: './fonts.css' },
    './font-stand-ins.css': { types: './font-stand-ins.css.d.ts', default: './font-stand-ins.css' },
    './tokens.css': { types: './tokens.css.d.ts', default: './tokens.css' },
    './light.tokens.json': './light.tokens.json',
    './dark.tokens.json': './dark.tokens.json',
    './package.json': './package.json',
  }
  // An imported component brings its CSS; an unused one is dropped with its CSS. The theme is
  // imported for its effect.
  const sideEffects = ['**/*.css', '**/*.styles.js', './theme/index.js']
  const published = {
    name,
    version,
    description,
    license,
    keywords,
    homepage,
    repository,
    bugs,
    type,
    sideEffects,
    imports: {
      '#language': Object.fromEntries(
        Object.entries(languages).map(([condition, path]) => [condition, `./${built(path)}.js`]),
      ),
    },
    exports,
    bin: { 'rampart-theme': `./${built(command)}.js` },
    dependencies,
    peerDependencies,
  }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
