import { didWebOf, verifyCredential } from '@rampart/verify'
import type { Verification } from '@rampart/verify'
import { fetchJson } from './fetchJson.ts'

/** Checks a credential of the site with this origin, in the thread of the caller. */
export const verifyHere = (document: unknown, origin: string): Promise<Verification> =>
  verifyCredential(document, {
    // The site may be open under another of its names; its policy allows requests to that name
    // only.
    fetchJson: (url) => fetchJson(pathAt(origin, url)),
    trustedIssuers: [didWebOf(origin)],
  })

/** An address of this site, without its origin; others as they are. */
function pathAt(origin: string, url: string): string {
  const { host, pathname, search } = new URL(url)
  return host === new URL(origin).host ? pathname + search : url
}
