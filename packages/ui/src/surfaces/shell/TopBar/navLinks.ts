/** A link of the site's navigation. */
export interface NavLink {
  label: string
  href: string
  /** Leads to another site: opens in a new tab and says so. @default false */
  isExternal?: boolean
}

/** Where the entries of a signed-in visitor lead. */
export interface AccountLinks {
  myLearning: string
  labSessions: string
  profile: string
  credentials: string
}

/**
 * The address among these that leads to this page or closest above it; so one entry of a list is
 * marked at most.
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
