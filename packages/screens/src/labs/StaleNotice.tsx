import { Alert } from '@rampart/ui/Alert'
import { useMessages } from '@rampart/ui/Language'
import { labSessionMessages } from './labSessions.messages.ts'

/** Shown above data that could not be read again: the last known data stays visible. */
export function StaleNotice() {
  const { stale } = useMessages(labSessionMessages)
  return (
    <Alert tone="caution" role="status">
      {stale}
    </Alert>
  )
}
