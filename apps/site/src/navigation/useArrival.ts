import { useEffect, useLayoutEffect, useRef } from 'react'
import { decoded } from './matchRoute.ts'
import { useLocation } from './Router.tsx'

/** Where the session storage keeps how far each page was scrolled. */
export const positionsKey = 'scrollPositions'

/**
 * Arriving at another page: scroll to its top (or back to where it was left), focus its main part,
 * as a browser does for a loaded page. A link to the page that is shown leads to its top, too; any
 * other change of the query or hash alone moves nothing.
 */
export function useArrival(): void {
  const { pathname, key, hash, isByBrowser, isByLink } = useLocation()
  // Pages that are loaded as a whole share one key.
  const place = `${key} ${pathname}`
  const shown = useRef(pathname)
  const positions = useRef<Record<string, number>>(undefined)
  const left = useRef<number>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    let way: AbortController | undefined
    const isFirst = !positions.current
    const all = (positions.current ??= readPositions(place))
    const arrived = shown.current !== pathname
    shown.current = pathname
    if (arrived || isByBrowser || isByLink) {
      const [id = ''] = decoded([hash.slice(1)])
      const target = document.getElementById(id)
      if (target) target.scrollIntoView()
      else if (isByBrowser && all[place] !== undefined) way = scrollBackTo(all[place])
      else if (arrived || isByLink) scrollTo(0, 0)
    }
    if (arrived) document.getElementById('content')?.focus({ preventScroll: true })
    const remember = () => {
      if (way?.signal.aborted ?? true) all[place] = scrollY
    }
    // What was scrolled before the scripts came.
    if (isFirst) remember()
    const leave = () => {
      // The last event of scrolling comes with a frame, which a page that is left may not get.
      remember()
      left.current = all[place]
      try {
        sessionStorage.setItem(positionsKey, JSON.stringify(all))
      } catch {
        // Storage is refused: a page that is loaded again begins at its top.
      }
    }
    // WebKit shows a page that it has kept (bfcache) from its top if positions are left to scripts.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && left.current !== undefined) scrollTo(0, left.current)
    }
    const here = new AbortController()
    const { signal } = here
    addEventListener('scroll', remember, { passive: true, signal })
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', comeBack, { signal })
    return () => {
      here.abort()
      way?.abort()
    }
  }, [pathname, place, hash, isByBrowser, isByLink])
}

const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where the page was left. Cards take their true height only once they come near, so a
 * page may still be too short: then again each time it grows, until it is there or the visitor
 * takes over. Returns a controller that is aborted then; aborting it earlier ends the scrolling.
 */
function scrollBackTo(position: number): AbortController {
  const way = new AbortController()
  const { signal } = way
  const stop = () => way.abort()
  const observer = new ResizeObserver(() => {
    scrollTo(0, position)
    if (Math.abs(scrollY - position) < 1) stop()
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const event of takesOver) addEventListener(event, stop, { passive: true, signal })
  scrollTo(0, position)
  observer.observe(document.documentElement)
  return way
}

/** A visit of a place by an address or a link begins at its top; Back and a reload do not. */
function readPositions(place: string): Record<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'navigate') delete kept[place]
    return kept
  } catch {
    return {}
  }
}
