/**
 * The address after signing in: `value` if it is a path on this site, else `/`. It must start with
 * exactly one `/`, contain no backslash and no control character, and stay on `origin` (for example
 * `https://site.test`) once parsed. Specification §2 (Sign in).
 */
export function safeReturnUrl(value: string | null | undefined, origin: string): string {
  if (!value || !/^\/(?!\/)/.test(value) || /[\\\p{Cc}]/u.test(value)) return '/'
  try {
    const url = new URL(value, origin)
    // '/.//host' parses to the path '//host', which as an address leads to another site.
    if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return '/'
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}
