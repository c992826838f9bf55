import { useEffect } from 'react'
import { isOutdated } from './release.ts'
import { useNavigate } from './Router.tsx'
import type { Navigate } from './Router.tsx'

/** Paths of the site that are not pages. No page has a dot in its path, and files have one. */
const notPages = /^\/(?:api|player|dev)(?:\/|$)|\./

/**
 * The path a link leads to within the site, or undefined if the browser should follow it itself.
 */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (
    link.origin !== location.origin ||
    // In Firefox `link.target` is also that of a `<base>`, which Storybook has.
    link.matches('[download], [target]:not([target="_self"])') ||
    notPages.test(link.pathname)
  )
    return undefined
  return link.pathname + link.search + link.hash
}

/**
 * Follows plain links within the page: one listener on the document, so that links in the ui
 * package are plain anchors that work before scripts run, and links in authors' texts work alike.
 * Returns a function that does the same for a link whose click does not reach the document.
 */
export function useLinkNavigation(): (href: string) => void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => onLinkClick(event, navigate)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  return (href) => {
    if (!follow(new URL(href, location.href), navigate)) location.assign(href)
  }
}

function onLinkClick(event: MouseEvent, navigate: Navigate): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.href && pageOf(link) !== undefined && follow(link, navigate)) event.preventDefault()
}

/**
 * False if the browser has to follow it: to a place on this page, or where pages are of another
 * release than the one that runs here.
 */
function follow({ pathname, search, hash }: URL | HTMLAnchorElement, navigate: Navigate) {
  const samePage = pathname === location.pathname && search === location.search
  if ((samePage && hash) || isOutdated()) return false
  navigate(pathname + search + hash, { replace: samePage, isLink: true })
  return true
}
