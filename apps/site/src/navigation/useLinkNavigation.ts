import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavigateFunction } from 'react-router-dom'
import { isOutdated } from './release.ts'

/** Paths that the site answers with something other than a page. */
const notPages = /^\/(?:api|art|player|videos|brochures|dev)(?:\/|$)/

/** The path a link leads to within the site, or undefined where the browser should follow it itself. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || (link.target && link.target !== '_self') || link.hasAttribute('download') || notPages.test(link.pathname))
    return undefined
  return link.pathname + link.search + link.hash
}

/**
 * Follows plain links within the page: one listener on the document, so that links in the ui package are plain anchors
 * that work before scripts run, and links in authors' texts work alike.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event, navigate)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

function follow(event: MouseEvent, navigate: NavigateFunction): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const page = link?.href ? pageOf(link) : undefined
  if (!link || page === undefined) return
  const samePage = link.pathname === location.pathname && link.search === location.search
  // Pages of another release than the one that runs here are loaded as a whole.
  if ((samePage && link.hash) || isOutdated()) return
  event.preventDefault()
  void navigate(page, { replace: samePage })
}
