import { RequestAction } from '@rampart/ui/RequestAction'
import { useState } from 'react'

export function Example() {
  const [askedOn, setAskedOn] = useState<string>()
  return (
    <RequestAction
      kind="credits"
      askedOn={askedOn}
      onPress={() => setAskedOn('November 23, 2026')}
    />
  )
}
