import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { callTime } from './callTime.ts'

/**
 * Reads a JSON document of this site; a cached copy only if the server confirms it. Rejects with an
 * `AdapterError`.
 */
export async function fetchJson(url: string): Promise<unknown> {
  // Caches may keep lists of revoked credentials for a while; a visitor who looks up a credential
  // needs the list of this moment.
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
    signal: AbortSignal.timeout(callTime),
  }).catch((cause: unknown) => {
    throw new AdapterError({ status: 0, cause })
  })
  if (!response.ok) throw new AdapterError({ status: response.status })
  return response.json().catch((cause: unknown) => {
    // Anything else: the connection broke off before the end of the response.
    throw new AdapterError({ status: 0, isUnreadable: cause instanceof SyntaxError, cause })
  })
}
