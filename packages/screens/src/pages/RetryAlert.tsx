import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import type { ReactNode } from 'react'
import { pageMessages } from './pages.messages.ts'

interface RetryAlertProps {
  /** What could not be loaded. */
  children: ReactNode
  /** The page can be used without it: read out politely, in a calmer tone. @default false */
  isMinor?: boolean
  onRetry: () => void
  isRetrying: boolean
}

/**
 * Says that a part of a page could not be loaded; the rest is there. For a whole page use
 * `ErrorState`.
 */
export function RetryAlert({ children, isMinor = false, onRetry, isRetrying }: RetryAlertProps) {
  const { retry } = useMessages(pageMessages)
  return (
    <Alert
      tone={isMinor ? 'caution' : 'critical'}
      role={isMinor ? 'status' : 'alert'}
      action={
        <Button variant="outline" size="small" onPress={onRetry} isPending={isRetrying}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
