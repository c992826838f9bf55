import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { usePressFocus } from '../pages/usePressFocus.ts'
import { checkMessages } from './checks.messages.ts'
import { selfCheckMessages } from './selfCheck.messages.ts'
import type { SelfCheckView } from './selfCheckView.ts'
import { checkingView, failureView, resultView, showsSigned } from './selfCheckView.ts'

/** Reads the signed document of what the page shows and checks it here. */
export function useSelfCheck(record: CredentialView): {
  view: SelfCheckView
  onRetry: (() => void) | undefined
} {
  const { verification } = useAdapters()
  const queries = useQueryClient()
  const keepFocus = usePressFocus()
  const words = {
    messages: useMessages(selfCheckMessages),
    checks: useMessages(checkMessages),
    locale: useLocale(),
  }
  const { type, credentialId } = record
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['selfCheck', type, credentialId],
    queryFn: async () => {
      const document = await verification.document({ type, credentialId })
      const checked = { document, ...(await verification.verify(document)) }
      // A page may be kept for some seconds: what it shows is read again before it is called wrong.
      if (!showsSigned(resultView(checked, record, words)))
        await queries.invalidateQueries({ queryKey: [type] })
      return checked
    },
    staleTime: 60_000,
  })
  const settled = data ? resultView(data, record, words) : failureView(error, type, words)
  // The page may show an older state: it is read again as well.
  const retry = () => {
    keepFocus()
    void Promise.all([queries.invalidateQueries({ queryKey: [type] }), refetch()])
  }
  const isRetry = isFetching && (data !== undefined || errorUpdateCount > 0)
  return {
    view: isFetching ? checkingView(type, words) : settled,
    onRetry: isRetry || (!isFetching && settled.canRetry) ? retry : undefined,
  }
}
