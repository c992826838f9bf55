/** Punctuation that follows an address in a text; no address of the site ends with it. */
export const linkEnd = /(?:[.,;:!?)>\]'"*]|%(?:29|3e|5d|22|27)){1,4}$/i

/**
 * The path of a link without the punctuation that a mail program or a chat took from the text after
 * it; undefined for any other path. A path that begins with two slashes would open another site.
 */
export function withoutLinkEnd(pathname: string): string | undefined {
  if (/^\/[/\\]/.test(pathname) || !linkEnd.test(pathname)) return undefined
  return pathname.replace(linkEnd, '') || '/'
}
