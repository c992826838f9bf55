import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StartError, systemErrorCode } from '@rampart/api'
import { assetsFromManifest } from './pages.ts'
import type { Manifest, Pages } from './pages.ts'
import { textsOf } from '../src/textFiles.ts'

const dist = new URL('../dist/', import.meta.url)

/** Pages from the build. Throws `StartError` if there is none. */
export async function builtPages(): Promise<Pages> {
  const manifest = await readFile(new URL('client/manifest.json', dist), 'utf8')
    .then((text) => JSON.parse(text) as Manifest)
    .catch((error: unknown) => {
      if (systemErrorCode(error) !== 'ENOENT') throw error
      throw new StartError(
        'The site is not built. Run "npm run build" first, or start with "npm start".',
      )
    })
  const {
    renderPage,
    pageAddress,
    routes,
    languages,
    failureTexts,
    requestLanguage,
    cookieFor,
    bootScript,
    brandStyle,
  } = (await import(
    new URL('server/entry-server.js', dist).href
  )) as typeof import('../src/entry-server.tsx')
  const entry = 'src/entry-client.tsx'
  const bySources = new Map(
    await Promise.all(
      routes.flatMap(({ source }) =>
        languages.map(async ({ tag }) => {
          const rest = textsOf(tag)
          const assets = assetsFromManifest(manifest, entry, source, ...rest)
          return [[source, ...rest].join(), { assets, css: await rulesOf(assets.styles) }] as const
        }),
      ),
    ),
  )
  return {
    render: (request) =>
      renderPage({
        ...request,
        assetsFor: (...sources) => {
          const found = bySources.get(sources.join())
          if (!found) throw new Error(`The build does not know ${sources.join()}`)
          return found
        },
      }),
    addressOf: async (url) => pageAddress(routes, url),
    languageCookieFor: cookieFor,
    languageFor: (headers) => requestLanguage(headers).tag,
    failureTexts: await failureTexts(),
    brandStyle: async (brand) => brandStyle(brand),
    inlineScript: bootScript,
    clientFolder: fileURLToPath(new URL('client/', dist)),
  }
}

/**
 * The rules of built style sheets, one after the other. Their addresses in `url()` begin with a
 * slash, so they are also valid in a page.
 */
async function rulesOf(addresses: string[]): Promise<string> {
  const sheets = addresses.map((address) => readFile(new URL(`client${address}`, dist), 'utf8'))
  return (await Promise.all(sheets)).join('')
}
