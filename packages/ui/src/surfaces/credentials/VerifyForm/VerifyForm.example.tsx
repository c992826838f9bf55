import { VerifyForm } from '@rampart/ui/VerifyForm'
import { useState } from 'react'

export function Example() {
  const [error, setError] = useState<string>()
  return (
    <VerifyForm
      error={error}
      onEdit={() => setError(undefined)}
      onSubmit={(id) =>
        id.startsWith('CSN-')
          ? location.assign(`/cert/view/${encodeURIComponent(id)}`)
          : setError('Invalid Certification ID. Format should be: CSN-xxxxx')
      }
    />
  )
}
