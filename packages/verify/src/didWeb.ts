/**
 * The identifier of a site as an issuer, for example `did:web:learn.example.org` or
 * `did:web:localhost%3A3000`.
 */
export const didWebOf = (origin: string): string =>
  `did:web:${encodeURIComponent(new URL(origin).host)}`

/**
 * The address of a `did:web`'s document; null for any other identifier. Only a site on this machine
 * may use HTTP without TLS.
 */
export function didDocumentUrl(did: string): string | null {
  const host = /^did:web:((?:[a-z0-9.-]+|%5B[0-9a-f.%]+%5D)(?:%3A\d{1,5})?)$/i.exec(did)?.[1]
  if (host === undefined) return null
  const address = `https://${host.replace(/%(3A|5B|5D)/gi, decodeURIComponent)}/.well-known/did.json`
  // `URL.parse` is newer than the oldest browsers that have to work.
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (
    url.hostname === 'localhost' ||
    url.hostname.endsWith('.localhost') ||
    url.hostname === '127.0.0.1' ||
    url.hostname === '[::1]'
  )
    url.protocol = 'http:'
  return url.href
}
