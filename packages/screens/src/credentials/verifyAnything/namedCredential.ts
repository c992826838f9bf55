import type { CredentialType } from '@rampart/contract/entities/credential'
import { readIds, typeOfId } from './readIds.ts'

/** Longest address that is looked at, in characters. */
const longest = 300

/** Which of this site's credentials a document is, or claims to be; null for one of elsewhere. */
export function namedCredential(json: unknown, origin: string): { type: CredentialType; id: string } | null {
  const address = typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string' ? json.id.slice(0, longest) : ''
  const [id] = readIds(address, origin)
  return id === undefined ? null : { type: typeOfId(id), id }
}
