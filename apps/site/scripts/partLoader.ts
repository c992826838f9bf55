import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module of Vite that loads the files of each `import()`. */
const vitesLoader = '\0vite/preload-helper.js'
const ownLoader = fileURLToPath(new URL('../src/navigation/loadPart.ts', import.meta.url))

/** Has the site's own loader called for each `import()`. */
export const partLoader: Plugin = {
  name: 'part-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler: (id) =>
      id === vitesLoader
        ? `export { loadPart as __vitePreload } from ${JSON.stringify(ownLoader)}`
        : null,
  },
}

/** Has each `import()` name its own file too; Vite leaves it out where there is no other. */
export const filesOfPart = (file: string, others: string[]): string[] =>
  others.length > 0 ? others : [file]
