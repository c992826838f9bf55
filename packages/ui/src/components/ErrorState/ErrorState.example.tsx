import { ErrorState } from '@rampart/ui/ErrorState'
import { useState } from 'react'

export function Example() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <ErrorState
      title="Failed to load courses."
      isRetrying={isRetrying}
      onRetry={() => setRetrying(true)}
    />
  )
}
