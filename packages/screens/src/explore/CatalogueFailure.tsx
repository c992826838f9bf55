import { ErrorState } from '@rampart/ui/ErrorState'
import { useProblems } from '../problems/useProblems.ts'

interface CatalogueFailureProps {
  error: Error
  /** If the error has no words of its own. */
  fallback: string
  onRetry: () => void
  isRetrying: boolean
}

/** Shown in place of the cards, or of the next ones. */
export function CatalogueFailure({ error, fallback, ...retry }: CatalogueFailureProps) {
  const textOf = useProblems()
  return <ErrorState title={textOf(error) ?? fallback} headingLevel={3} {...retry} />
}
