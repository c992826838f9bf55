import { isOwnPage } from '../src/ownCalls.ts'
import type { BrandStyle } from '../src/brandStyle.ts'
import type { Brand } from '@rampart/contract/entities/brand'
import type { PageAssets } from '../src/Document.tsx'
import type { PageRequest, RenderedPage } from '../src/entry-server.tsx'
import type { LanguageHeaders } from '../src/requestLanguage.ts'
import type { FailureLanguage } from './failurePage.ts'

/** How the site's pages are rendered: from the build, or from source with hot reload. */
export interface Pages {
  render(
    request: Pick<PageRequest, 'url' | 'language' | 'send' | 'now' | 'settings'>,
  ): Promise<RenderedPage>
  /** The address under which a page is rendered and kept, for the address that was asked for. */
  addressOf(url: string): Promise<string>
  /** Tag of the language in which a visitor sees pages. */
  languageFor(headers: LanguageHeaders): string
  /** The cookie that keeps a choice of the language; English where the tag is unknown. */
  languageCookieFor(tag: string, isSecure: boolean): string
  /** What the plain pages say, in each language, English first. */
  readonly failureTexts: readonly FailureLanguage[]
  /** The brand's colors as a style sheet; empty if they are the theme's. */
  brandStyle(brand: Brand): Promise<BrandStyle>
  /**
   * Text of the script in the page's head, for its hash in the content security policy; null allows
   * any (development).
   */
  readonly inlineScript: string | null
  /** Folder of the built files; null if Vite serves them. */
  readonly clientFolder: string | null
}

/** The part of Vite's manifest that is read. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[] }
>

/**
 * Names of chunks of which the server renders parts, and whose scripts come later (`latePart`): of
 * every page, and of a route.
 */
const lateChunk = 'late'
const lateChunks: Readonly<Record<string, string>> = { 'src/routes/explore.tsx': 'cards' }

/** Name of the chunk that calls the API: pages that show nothing without it load it at once. */
const callsChunk = 'calls'

/**
 * The files that a page with this route, and the texts of its language, needs at once, by the
 * manifest of the client build.
 */
export function assetsFromManifest(
  manifest: Manifest,
  entry: string,
  route: string,
  ...texts: string[]
): PageAssets {
  const scripts = new Set<string>()
  const later = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string, seen: Set<string>) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach((imported) => visit(imported, seen))
    chunk.css?.forEach((file) => styles.add(file))
  }
  visit(entry, scripts)
  const entryFile = manifest[entry]?.file
  for (const [key, { name }] of Object.entries(manifest))
    if (name === lateChunk || name === (lateChunks[route] ?? lateChunk)) visit(key, later)
  for (const source of [route, ...texts]) visit(source, scripts)
  const calls = Object.keys(manifest).find((key) => manifest[key]?.name === callsChunk)
  if (calls && isOwnPage(route)) visit(calls, scripts)
  const address = (file: string) => `/${file}`
  // A module that has styles alone is built as a style sheet.
  const fonts = manifest['src/fonts.ts']
  return {
    scripts: [...scripts].filter((file) => file === entryFile).map(address),
    preloads: [...scripts].filter((file) => file !== entryFile).map(address),
    styles: [...styles].map(address),
    fonts: fonts ? address(fonts.file) : '',
    page: address(manifest[route]?.file ?? ''),
  }
}
