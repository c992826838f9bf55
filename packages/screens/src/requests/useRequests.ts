import type { OperatorRequest } from '@rampart/contract/entities/operatorRequest'
import type { RequestKind } from '@rampart/contract/entities/values'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { useLocale } from '@rampart/ui/Language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../adapters/writeQuery.ts'
import { useSession } from '../session/SessionProvider.tsx'

const requestsKey = ['own', 'requests'] as const

/** The reader's own time zone: these parts are never rendered on the server. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The signed-in learner's open request of a kind, and for a credential; read again on each visit,
 * as it may have been answered.
 */
export function useOpenRequest(kind: RequestKind, credentialId: string | null = null) {
  const { requests } = useAdapters()
  const locale = useLocale()
  const { data, isPending } = useQuery({
    queryKey: requestsKey,
    queryFn: () => requests.list(),
    enabled: useSession() === 'signed-in',
    staleTime: 0,
    // The page does not fail for it: a new request returns the open one.
    meta: { public: true },
  })
  const open = data?.find(
    (request) =>
      request.kind === kind &&
      request.status === 'open' &&
      (request.correction?.credentialId ?? null) === credentialId,
  )
  return { isPending, askedOn: open && formatLongDate(open.createdAt, timeZone(), locale) }
}

/** Sends a request, and stores it in the cache. */
export function useAsk<T>(
  send: (requests: RequestAdapter, wanted: T) => Promise<OperatorRequest>,
  onAsked?: () => void,
) {
  const { requests } = useAdapters()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: T) => send(requests, wanted),
    onSuccess: (request) => {
      writeQuery<OperatorRequest[]>(queries, requestsKey, (known = []) => [
        request,
        ...known.filter(({ _id }) => _id !== request._id),
      ])
      onAsked?.()
    },
  })
}
