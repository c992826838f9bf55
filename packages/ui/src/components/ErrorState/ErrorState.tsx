import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Button } from '../Button/Button.tsx'
import { Drawing } from '../EmptyState/Drawing.tsx'
import { StatePanel } from '../EmptyState/StatePanel.tsx'
import { useMessages } from '#language'
import { errorStateMessages } from './ErrorState.messages.ts'

export interface ErrorStateProps extends RootProps {
  /** What went wrong, in the reader's words. */
  title: string
  /** Why, or what to do. */
  children?: ReactNode
  /** Called by the retry button; without it there is no such button. */
  onRetry?: () => void
  /** @default 'Retry' */
  retryLabel?: string
  /** The retry is under way. @default false */
  isRetrying?: boolean
  /** Another link or button, after the retry button. */
  action?: ReactNode
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4
}

/** How often loading has failed: counts each retry that ends while the error is still there. */
function useFailures(isRetrying: boolean): number {
  const [count, setCount] = useState(1)
  const [wasRetrying, setWasRetrying] = useState(isRetrying)
  if (wasRetrying !== isRetrying) {
    setWasRetrying(isRetrying)
    if (!isRetrying) setCount(count + 1)
  }
  return count
}

/**
 * Replaces content that could not be loaded; read out at once, and again when a retry has failed
 * too. For an empty list use `EmptyState`; beside content use `Alert`.
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  isRetrying = false,
  action,
  headingLevel = 2,
  ...root
}: ErrorStateProps) {
  const messages = useMessages(errorStateMessages)
  const failures = useFailures(isRetrying)
  const retry = onRetry && (
    <Button onPress={onRetry} isPending={isRetrying}>
      {retryLabel ?? messages.retry}
    </Button>
  )
  return (
    <StatePanel
      {...rootPropsOf(root)}
      role="alert"
      drawing={<Drawing motif="broken" />}
      title={title}
      titleKey={failures}
      headingLevel={headingLevel}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    >
      {children}
    </StatePanel>
  )
}
