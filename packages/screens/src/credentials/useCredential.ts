import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AdapterMessages } from '../adapters/adapters.messages.ts'
import type { CredentialAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import type { ProblemText } from '../problems/problemText.ts'
import { nullIfAbsent } from '../adapters/errors.ts'
import { isUnreachable } from '../adapters/isUnreachable.ts'

/**
 * Short, as a credential may be revoked; long enough that data that the server rendered is not read
 * again at once.
 */
const staleTime = 60_000

/** A credential by its ID, or null if there is none. */
export const credentialQuery = (
  credential: CredentialAdapter,
  { type, credentialId }: CredentialId,
) =>
  queryOptions({
    queryKey: [type, credentialId],
    queryFn: () => credential.find({ type, credentialId }).catch(nullIfAbsent),
    staleTime,
  })

export const useCredential = (id: CredentialId) =>
  useQuery(credentialQuery(useAdapters().credential, id))

/**
 * Why a credential could not be read: the server's words or the fallback, else the connection's
 * failure (specification §8).
 */
export function failureDetail(
  error: unknown,
  fallback: string,
  { unreachable }: AdapterMessages,
  textOf: ProblemText,
): string {
  if (isUnreachable(error)) return unreachable
  return textOf(error) ?? fallback
}
