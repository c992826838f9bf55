import { useAdapters } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { routes } from '../routes.tsx'
import { matchRoute } from './matchRoute.ts'
import { pageOf } from './useLinkNavigation.ts'

/**
 * Loads the list of pages, and a page's code and data when a visitor points at, touches or focuses
 * a link to it.
 */
export function usePrefetch(): void {
  const adapters = useAdapters()
  const queries = useQueryClient()
  useEffect(() => {
    // A moment before the first link is pressed; if it fails, the page tries again.
    import('../pages.ts').catch(() => undefined)
  }, [])
  useEffect(() => {
    const begun = new Set<string>()
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const page = link?.href ? pageOf(link) : undefined
      if (!link || page === undefined || begun.has(page)) return
      begun.add(page)
      const search = new URLSearchParams(link.search)
      const match = matchRoute(routes, link.pathname)
      // A guess that fails costs nothing: the page itself will load again and show its error.
      match?.route
        .preload()
        .then((module) => module.load?.({ adapters, queries, params: match.params, search }))
        .catch(() => begun.delete(page))
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent)
    }
  }, [adapters, queries])
}
