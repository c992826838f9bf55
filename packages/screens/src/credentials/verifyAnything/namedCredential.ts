import { parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { readIds } from './readIds.ts'

/** Longest address that is read, in characters. */
const longest = 300

/**
 * Which of this site's credentials a document is, or claims to be; null for one of another site.
 */
export function namedCredential(json: unknown, origin: string): CredentialId | null {
  const address =
    typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
      ? json.id.slice(0, longest)
      : ''
  return parseCredentialId(readIds(address, origin)[0] ?? '')
}
