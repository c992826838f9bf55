import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { usePressFocus } from '../pages/usePressFocus.ts'
import { checkMessages } from './checks.messages.ts'
import { selfCheckMessages } from './selfCheck.messages.ts'
import type { SelfCheckView } from './selfCheckView.ts'
import { checkingView, failureView, resultView, showsSigned } from './selfCheckView.ts'

/** Reads the signed document of the credential on the page and checks it here. */
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
      // The page may come from a cache of some seconds: its data is read again before it is
      // reported as wrong.
      if (!showsSigned(resultView(checked, record, words)))
        await queries.invalidateQueries({ queryKey: [type] })
      return checked
    },
    staleTime: 60_000,
  })
  const settled = data ? resultView(data, record, words) : failureView(error, type, words)
  // The page may show an older state: its data is read again as well.
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
