import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import type { VerificationAdapter } from '@rampart/screens/adapters/adapters.ts'

/**
 * Checks in this browser; the checking itself, heavier than a page, is loaded when the first
 * credential is checked.
 */
export function browserVerification(origin: string): VerificationAdapter {
  // The site may be open under another of its names; its policy lets it ask that one alone.
  const fetchOwn = (url: string) => fetchJson(pathAt(origin, url))
  return {
    document: ({ type, credentialId }) => fetchJson(credentialFilePath(type, credentialId, 'json')),
    verify: async (document) => {
      const { didWebOf, verifyCredential } = await import('@rampart/verify')
      return verifyCredential(document, { fetchJson: fetchOwn, trustedIssuers: [didWebOf(origin)] })
    },
  }
}

/** An address of this site, without its origin; others as they are. */
function pathAt(origin: string, url: string): string {
  const { host, pathname, search } = new URL(url)
  return host === new URL(origin).host ? pathname + search : url
}

/** On the server nothing is checked: a reader's own browser does it. */
export const noVerification: VerificationAdapter = { document: unavailable, verify: unavailable }

async function unavailable(): Promise<never> {
  throw new AdapterError({ status: 0 })
}

async function fetchJson(url: string): Promise<unknown> {
  // Caches may keep lists of revoked credentials for a while; a visitor who looks up a credential
  // wants to know it now.
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
  }).catch((cause: unknown) => {
    throw new AdapterError({ status: 0, cause })
  })
  if (!response.ok) throw new AdapterError({ status: response.status })
  return response.json().catch((cause: unknown) => {
    throw new AdapterError({ status: 0, isUnreadable: true, cause })
  })
}
