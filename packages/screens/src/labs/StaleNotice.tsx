import { Alert } from '@rampart/ui/Alert'

/** Over data that could not be renewed: what was read last stays in sight. */
export function StaleNotice() {
  return (
    <Alert tone="caution" role="status">
      The server cannot be reached. What you see is the last that we know; we keep trying.
    </Alert>
  )
}
