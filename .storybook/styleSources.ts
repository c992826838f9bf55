import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const id = 'virtual:style-sources'

/** Sources of the components' style files by their address, as a module: as `?raw` vanilla-extract would compile them all the same. */
export const styleSources = {
  name: 'style-sources',
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load(resolved: string) {
    if (resolved !== `\0${id}`) return undefined
    const files = globSync('../packages/ui/src/*/*.css.ts', { cwd: import.meta.dirname })
    const sources = Object.fromEntries(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]))
    return `export default ${JSON.stringify(sources)}`
  },
}
