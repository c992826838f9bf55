import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/entities/credential'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { checkMessages } from './checks.messages.ts'
import { selfCheckMessages } from './selfCheck.messages.ts'
import type { SelfCheckView } from './selfCheckView.ts'
import { checkingView, failureView, resultView } from './selfCheckView.ts'

/** Reads the signed document of what the page shows and checks it here. */
export function useSelfCheck(record: Certificate | Badge): { view: SelfCheckView; type: CredentialType; id: string; onRetry: (() => void) | undefined } {
  const { verification } = useAdapters()
  const queries = useQueryClient()
  const words = { messages: useMessages(selfCheckMessages), checks: useMessages(checkMessages), locale: useLocale() }
  const [type, id] = 'csnId' in record ? (['certificate', record.csnId] as const) : (['badge', record.badgeId] as const)
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['selfCheck', type, id],
    queryFn: async () => {
      const document = await verification.document(type, id)
      return { document, ...(await verification.verify(document)) }
    },
    staleTime: 60_000,
  })
  const settled = data ? resultView(data, record, type, words) : failureView(error, type, words)
  // The page may show what was so a moment ago: it is read anew as well.
  const retry = () => void Promise.all([queries.invalidateQueries({ queryKey: [type] }), refetch()])
  const isRetry = isFetching && (data !== undefined || errorUpdateCount > 0)
  return { type, id, view: isFetching ? checkingView(type, words) : settled, onRetry: isRetry || (!isFetching && settled.canRetry) ? retry : undefined }
}
