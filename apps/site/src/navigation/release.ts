/** Key in session storage for the address that was reloaded, and when. */
const reloadKey = 'reloadedFor'

/**
 * A second reload for the same address within this time, in milliseconds, would only fail again.
 */
const minPause = 60_000

let isReplaced = false

/** Whether the server now runs another release than this page. */
export const isOutdated = () => isReplaced

/** Checks, after a script could not be loaded, whether the server still has this very script. */
export async function checkRelease(): Promise<void> {
  const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
  isReplaced = status === 404
}

/**
 * Reloads the current address, for a page whose script is gone: a new release has other scripts.
 * Returns whether the reload is under way. It is not if the server cannot be reached, as the
 * content of the page would be lost, and not twice in a row.
 */
export async function replacePage(): Promise<boolean> {
  const { href } = location
  const isReachable = await fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (!isReachable || location.href !== href || !remember(href)) return false
  location.reload()
  return true
}

/** Returns false if the address was reloaded a moment ago, or if that cannot be stored. */
function remember(href: string): boolean {
  try {
    const [address, time] = (sessionStorage.getItem(reloadKey) ?? '').split(' ')
    if (address === href && Date.now() - Number(time) < minPause) return false
    sessionStorage.setItem(reloadKey, `${href} ${Date.now()}`)
    return true
  } catch {
    return false
  }
}
