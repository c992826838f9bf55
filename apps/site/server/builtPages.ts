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
      throw new StartError(
        'The site is not built. Run "npm run build" first, or start with "npm start".',
      )
    })
  const { renderPage, pageAddress, routes, bootScript, brandStyle } = (await import(
    new URL('server/entry-server.js', dist).href
  )) as typeof import('../src/entry-server.tsx')
  const bySource = new Map(
    await Promise.all(
      routes.map(async ({ source }) => {
        const assets = assetsFromManifest(manifest, 'src/entry-client.tsx', source)
        return [source, { assets, css: await rulesOf(assets.styles) }] as const
      }),
    ),
  )
  return {
    render: (request) =>
      renderPage({
        ...request,
        assetsFor: (source) => {
          const found = bySource.get(source)
          if (!found) throw new Error(`The build does not know ${source}`)
          return found
        },
      }),
    addressOf: async (url) => pageAddress(routes, url),
    brandStyle: async (brand) => brandStyle(brand),
    inlineScript: bootScript,
    clientFolder: fileURLToPath(new URL('client/', dist)),
  }
}

/** The rules of built style sheets, one after the other. Their addresses in `url()` begin with a slash, so they hold in a page too. */
async function rulesOf(addresses: string[]): Promise<string> {
  const sheets = addresses.map((address) => readFile(new URL(`client${address}`, dist), 'utf8'))
  return (await Promise.all(sheets)).join('')
}
