/** A link of the site's navigation. */
export interface NavLink {
  label: string
  href: string
  /** Leads to another site: opens in a new tab and says so. @default false */
  isExternal?: boolean
}

/** Addresses of the entries of a signed-in visitor. */
export interface AccountLinks {
  myLearning: string
  labSessions: string
  profile: string
  credentials: string
}

/**
 * The one address of these that is this page, or the closest one above it; so at most one entry of
 * a list is marked.
 */
export function closestTo(
  hrefs: readonly string[],
  currentPath: string | undefined,
): string | undefined {
  return hrefs
    .filter((href) => currentMark(href, currentPath))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** `page` for the page itself, `true` for a page below it. */
export function currentMark(
  href: string,
  currentPath: string | undefined,
): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return href !== '/' && currentPath?.startsWith(`${href}/`) ? 'true' : undefined
}
