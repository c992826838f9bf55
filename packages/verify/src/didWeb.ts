/**
 * The identifier of the issuer that a site is, for example `did:web:learn.example.org` or
 * `did:web:localhost%3A3000`.
 */
export const didWebOf = (origin: string): string =>
  `did:web:${new URL(origin).host.replace(':', '%3A')}`

/**
 * Where the document of a `did:web` is; null for any other identifier. Only a site on this
 * machine may do without TLS.
 */
export function didDocumentUrl(did: string): string | null {
  const host = /^did:web:([a-z0-9.-]+(?:%3A\d{1,5})?)$/i.exec(did)?.[1]?.replace(/%3A/i, ':')
  if (host === undefined) return null
  const address = `https://${host}/.well-known/did.json`
  // `URL.parse` is newer than the oldest browsers that have to work.
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (
    url.hostname === 'localhost' ||
    url.hostname.endsWith('.localhost') ||
    url.hostname === '127.0.0.1'
  )
    url.protocol = 'http:'
  return url.href
}
