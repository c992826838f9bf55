import type { DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SiteLanguage } from './languages.ts'
import type { PageSettings } from './settings.tsx'

/** Addresses of the built files that a page needs at once. */
export interface PageAssets {
  scripts: string[]
  /** Style sheets whose rules are inside the page. */
  styles: string[]
  /** Scripts to fetch early: what `scripts` import, and the route's own. */
  preloads: string[]
  /**
   * Styles that name the fonts; they load after the scripts. Empty in development, where scripts
   * bring them.
   */
  fonts: string
  /** The module of the page's route: it is among `preloads`. */
  page: string
  /** Paths of the API calls that the head script makes first for a learner. */
  asks?: readonly string[]
}

/** What the browser needs to take the page over. */
export interface PageState {
  assets: PageAssets
  /** What the page was rendered for, as `pageAddress` returns it. */
  address: string
  /** Dehydrated query cache. */
  queries: DehydratedState
  settings: PageSettings
  /** Tag of the language that the page is in. */
  language: string
}

export const stateId = 'page-state'

/**
 * The document around every page; titles and descriptions come from the pages themselves. The
 * server writes its scripts, not React: if an extension has changed the page so much that React
 * renders all of it again, React would create the scripts again, which Trusted Types refuse.
 */
export function Document({
  assets,
  css = '',
  brand,
  language,
  children,
}: {
  assets: PageAssets
  /** Rules of `assets.styles`. The server writes them; the browser keeps them unchanged. */
  css?: string
  brand: PageSettings['brand']
  language: SiteLanguage
  children: ReactNode
}) {
  return (
    <html lang={language.tag} dir={language.direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={brand.barColors[0]}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={brand.barColors[1]}
        />
        <meta name="application-name" content={brand.name} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts && <meta name="fonts" content={assets.fonts} />}
        {assets.asks && <meta name="asks" content={assets.asks.join(' ')} />}
        {/* Nothing is painted before the whole header is there, which is when the content begins:
            its links are at the end of their row, and each new one would move the others. */}
        <link rel="expect" href="#content" blocking="render" />
        {assets.styles.length > 0 && (
          <style href="page" precedence="page">
            {css}
          </style>
        )}
        {brand.stylesheet && <link rel="stylesheet" href={brand.stylesheet} precedence="page" />}
        {assets.fonts && (
          <noscript>
            <link rel="stylesheet" href={assets.fonts} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        {/* At the end, so that the browser paints the page before it asks for them. */}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </body>
    </html>
  )
}
