import { ErrorState } from '@rampart/ui/ErrorState'
import { PageContainer } from '@rampart/ui/PageContainer'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLoadFailure } from './useLoadFailure.ts'

/** Why a page could not be loaded. */
interface Failure {
  title: string
  detail?: string
  /** A way on, beside Retry. */
  action?: ReactNode
}

interface QueryGateProps<Data> {
  query: Pick<
    UseQueryResult<Data | null>,
    'data' | 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'
  >
  skeleton: ReactNode
  failure: (error: Error) => Failure
  /** Shown if the query's data is null. */
  absent?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A page about one thing. Shows its data, even if reading it again failed; or that it does not
 * exist; or why it could not be loaded, with Retry; or its placeholder.
 */
export function QueryGate<Data>({
  query,
  skeleton,
  failure,
  absent,
  children,
}: QueryGateProps<Data>) {
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  if (data === null) return absent
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  const { title, detail, action } = failure(error)
  return (
    <PageContainer space="section">
      <ErrorState title={title} {...retry} action={action} headingLevel={1}>
        {detail}
      </ErrorState>
    </PageContainer>
  )
}
