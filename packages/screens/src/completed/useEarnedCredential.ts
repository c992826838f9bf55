import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import { useMessages } from '@rampart/ui/Language'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { completedMessages } from './completed.messages.ts'

/** What a learner was given for a course, as far as it is known. */
export interface EarnedCredential {
  certificate: Certificate | null
  badge: Badge | null
  isPending: boolean
  /** Why it could not be read. */
  failure: string | undefined
  isRetrying: boolean
  retry: () => void
}

/** A certificate if available, else a badge, else none (specification §2, Course completed; §8). Nothing is kept: it may be issued any moment. */
export function useEarnedCredential(slug: string): EarnedCredential {
  const messages = useMessages(completedMessages)
  const { credential } = useAdapters()
  const certificate = useQuery({ queryKey: ['own', 'courseCertificate', slug], queryFn: () => credential.courseCertificate(slug), gcTime: 0 })
  const badge = useQuery({
    queryKey: ['own', 'courseBadge', slug],
    queryFn: () => credential.courseBadge(slug),
    gcTime: 0,
    enabled: certificate.data === null,
  })
  const failed = certificate.isError ? certificate : badge
  return {
    certificate: certificate.data ?? null,
    badge: badge.data ?? null,
    isPending: certificate.isPending || (certificate.data === null && badge.isPending),
    failure: certificate.isError ? messages.certificateFailed : badge.isError ? messages.badgeFailed : undefined,
    isRetrying: failed.isFetching,
    retry: () => void failed.refetch(),
  }
}
