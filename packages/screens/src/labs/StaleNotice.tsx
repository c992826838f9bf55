import { Alert } from '@rampart/ui/Alert'
import { useMessages } from '@rampart/ui/Language'
import { labSessionMessages } from './labSessions.messages.ts'

/** Over data that could not be renewed: what was read last stays in sight. */
export function StaleNotice() {
  const { stale } = useMessages(labSessionMessages)
  return (
    <Alert tone="caution" role="status">
      {stale}
    </Alert>
  )
}
