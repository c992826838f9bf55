import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The package's entries follow from its folders: a component is a folder in `components/` or in an
 * area of `surfaces/` with a file of its name. `npm run entries -w packages/ui` writes them down
 * where tools look for them.
 */
const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

/** Sources of the components by name, from `src`: `Button` is `components/Button/Button.tsx`. */
export const components: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('{components,surfaces/*}/*/*.tsx', { cwd: src })
    .map((path) => [basename(path, '.tsx'), path] as const)
    .filter(([name, path]) => basename(dirname(path)) === name)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** Translations by entry: files of `messages/` with a whole catalogue. */
const translations: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('messages/*.ts', { cwd: src })
    .filter((path) => /: UiMessages = \{/.test(readFileSync(join(src, path), 'utf8')))
    .toSorted()
    .map((path) => [`./${basename(path, '.ts')}`, path]),
)

/** Sources of the published modules by entry, from `src`. */
export const entries: Readonly<Record<string, string>> = {
  '.': 'index.ts',
  './theme': 'theme/index.ts',
  './createTheme': 'theme/forNode.ts',
  './artwork': 'components/Artwork/drawArtwork.ts',
  './artworkPicture': 'components/Artwork/drawPicture.ts',
  './nightMapDrawing': 'surfaces/shell/NightMap/drawMap.ts',
  ...translations,
  './domain': 'domain.ts',
  ...Object.fromEntries(Object.entries(components).map(([name, path]) => [`./${name}`, path])),
}

/**
 * What `#language` is, by condition: React Server Components have no context to read the language
 * from.
 */
export const languages: Readonly<Record<'react-server' | 'default', string>> = {
  'react-server': 'components/Language/languageOfRequest.ts',
  default: 'components/Language/languageAround.tsx',
}

/** The command of the package: a theme file becomes a style sheet. */
export const command = 'theme/command.ts'

/**
 * Name of a built file. Not `.css.js`: a consumer who uses vanilla-extract would have it compiled a
 * second time.
 */
export const built = (path: string) => path.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles')

/** What package.json and `src/index.ts` have to say, by path from the package. */
export function entryFiles(): Record<'package.json' | 'src/index.ts', string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const modules = Object.entries(entries).map(([entry, path]) => [entry, `./src/${path}`])
  manifest.exports = {
    ...Object.fromEntries(modules),
    './fonts.css': './src/theme/fonts.css',
    './font-stand-ins.css': './src/theme/fontStandIns.css',
    './package.json': './package.json',
  }
  const lines = [...Object.values(components), entries['./domain']].map(
    (path) => `export * from './${path}'\n`,
  )
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'src/index.ts': `/** The entry of the package: every component with its types. Bundlers take from it what is used. */\n${lines.join('')}`,
  }
}

/** Brings package.json and `src/index.ts` in step with the folders. */
export function writeEntryFiles(): void {
  for (const [file, text] of Object.entries(entryFiles())) writeFileSync(join(root, file), text)
}

if (import.meta.main) writeEntryFiles()
