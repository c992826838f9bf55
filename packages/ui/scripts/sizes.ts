import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { components } from './entries.ts'

/** What one component costs: bytes before compression, and the packages that come along. */
export interface EntrySize {
  name: string
  /**
   * Minified JavaScript of this package that is loaded with it; parts that load later are left out.
   */
  scripts: number
  /** Style sheets that come with it, the theme's left out. */
  styles: number
  /** Other packages that it loads, React aside. */
  packages: string[]
}

/**
 * Measures each component of the built package on its own, as an application with nothing else
 * would load it.
 */
export async function measureEntries(dist: string): Promise<EntrySize[]> {
  return Promise.all(
    Object.entries(components).map(([name, path]) =>
      measureEntry(dist, name, join(dist, path.replace(/tsx$/, 'js'))),
    ),
  )
}

async function measureEntry(dist: string, name: string, input: string): Promise<EntrySize> {
  const packages = new Set<string>()
  const bundle = await rolldown({
    cwd: dist,
    input,
    external: (id) => {
      if (/^[./#]/.test(id)) return false
      if (!/^react(-dom)?($|\/)/.test(id))
        packages.add(id.startsWith('@') ? id.split('/', 2).join('/') : (id.split('/', 1)[0] ?? id))
      return true
    },
    plugins: [
      {
        name: 'style-sheets',
        load: {
          filter: { id: /\.css$/ },
          // Kept as an empty module, so that its chunk names it.
          handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' }),
        },
      },
    ],
    checks: { moduleLevelDirective: false },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = chunks.find(({ isEntry }) => isEntry)
  if (!first) throw new Error(`${name} was not built.`)
  const loaded = new Set([first.fileName, ...first.imports])
  const present = chunks.filter(({ fileName }) => loaded.has(fileName))
  const sheets = present.flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => id.endsWith('.css') && !id.includes('/theme/')),
  )
  const scripts = present.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0)
  const styles = sheets.reduce((sum, sheet) => sum + readFileSync(sheet).length, 0)
  return { name, scripts, styles, packages: [...packages].toSorted() }
}
