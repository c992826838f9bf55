import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '@rampart/api'
import { assetsFromManifest } from './pages.ts'
import type { Manifest, Pages } from './pages.ts'

const dist = new URL('../dist/', import.meta.url)

/** Pages from the build. Throws `StartError` where there is none. */
export async function builtPages(): Promise<Pages> {
  const manifest = await readFile(new URL('client/manifest.json', dist), 'utf8')
    .then((text) => JSON.parse(text) as Manifest)
    .catch(() => {
      throw new StartError('The site is not built. Run "npm run build" first, or start with "npm start".')
    })
  const { renderPage, bootScript } = (await import(new URL('server/entry-server.js', dist).href)) as typeof import('../src/entry-server.tsx')
  return {
    render: (request) => renderPage({ ...request, assetsFor: (source) => assetsFromManifest(manifest, 'src/entry-client.tsx', source) }),
    inlineScript: bootScript,
    clientFolder: fileURLToPath(new URL('client/', dist)),
  }
}
