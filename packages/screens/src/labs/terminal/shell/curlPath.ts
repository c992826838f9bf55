import { CurlError } from './curlOptions.ts'

/** The path and query of an address of the session's origin. Throws for any other. */
export function pathOf(url: string, origin: string, isAsIs = false): string {
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`
  const [, scheme = '', authority = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^#]*)/i.exec(full) ?? []
  if (authority === '') throw new CurlError(3, '(3) URL rejected: No host part in the URL')
  // oxlint-disable-next-line no-control-regex
  if (/[\s\u0000-\u001f]/.test(rest))
    throw new CurlError(3, '(3) URL rejected: Malformed input to a URL function')
  const own = new URL(origin)
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase()
  if (host !== own.host || scheme.toLowerCase() !== own.protocol)
    throw new CurlError(
      6,
      `(6) Could not resolve host: ${host} (this terminal reaches its lab alone)`,
    )
  const [path = '', ...query] = rest.split('?')
  const kept = isAsIs ? path || '/' : withoutDots(path)
  return [kept, ...query].join('?').replace(/[^\u0020-\u007e]+/g, encodeURIComponent)
}

/** As curl sends it: `/a/../b` is `/b`. */
function withoutDots(path: string): string {
  const parts: string[] = []
  const given = path.split('/').slice(1)
  given.forEach((part, index) => {
    const isLast = index === given.length - 1
    if (part === '..') parts.pop()
    if (part !== '.' && part !== '..') parts.push(part)
    else if (isLast) parts.push('')
  })
  return `/${parts.join('/')}`
}

/** A path with an addition to its query. */
export const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`
