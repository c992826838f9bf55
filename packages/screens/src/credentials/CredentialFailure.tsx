import { ErrorState } from '@rampart/ui/ErrorState'
import { PageContainer } from '@rampart/ui/PageContainer'

interface CredentialFailureProps {
  title: string
  detail: string
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a credential that could not be read. */
export function CredentialFailure({ title, detail, isRetrying, onRetry }: CredentialFailureProps) {
  return (
    <PageContainer space="section">
      <ErrorState title={title} onRetry={onRetry} isRetrying={isRetrying} headingLevel={1}>
        {detail}
      </ErrorState>
    </PageContainer>
  )
}
