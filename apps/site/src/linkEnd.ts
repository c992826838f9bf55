/** What stands behind an address in a text, and what no address of the site ends with. */
export const linkEnd = /(?:[.,;:!?)>\]'"*]|%(?:29|3e|5d|22|27)){1,4}$/i

/**
 * The path of a link to which a mail program or a chat added the signs that stand behind it in the
 * text, without them; undefined for any other path. What begins with two slashes would lead to
 * another site.
 */
export function withoutLinkEnd(pathname: string): string | undefined {
  if (/^\/[/\\]/.test(pathname) || !linkEnd.test(pathname)) return undefined
  return pathname.replace(linkEnd, '') || '/'
}
