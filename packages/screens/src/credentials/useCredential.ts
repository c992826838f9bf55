import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AdapterMessages } from '../adapters/adapters.messages.ts'
import type { CredentialAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError, messageOf, statusOf } from '../adapters/errors.ts'

/** Short, as a credential may be revoked; long enough that what the server rendered is not read again at once. */
const staleTime = 60_000

/** An ID that nothing was issued under, or that nothing can be: an answer, not a failure, so that it is rendered and kept like one. */
function nullWhereNone(error: unknown): null {
  if (statusOf(error) === 404 || statusOf(error) === 400) return null
  throw error
}

/** A certificate by its ID, or null where there is none. */
export const certificateQuery = (credential: CredentialAdapter, certId: string) =>
  queryOptions({ queryKey: ['certificate', certId], queryFn: () => credential.certificate(certId).catch(nullWhereNone), staleTime })

/** A badge by its ID, or null where there is none. */
export const badgeQuery = (credential: CredentialAdapter, badgeId: string) =>
  queryOptions({ queryKey: ['badge', badgeId], queryFn: () => credential.badge(badgeId).catch(nullWhereNone), staleTime })

export const useCertificate = (certId: string) => useQuery(certificateQuery(useAdapters().credential, certId))

export const useBadge = (badgeId: string) => useQuery(badgeQuery(useAdapters().credential, badgeId))

/** Why a credential could not be read: the server's words or the fallback, else what went wrong on the way (specification §8). */
export function failureDetail(error: unknown, fallback: string, { unreachable }: AdapterMessages): string {
  if (error instanceof AdapterError && error.status === 0 && !error.isUnreadable) return unreachable
  return messageOf(error, fallback)
}
