import { OneTimeCodeField } from '@rampart/ui/OneTimeCodeField'
import { useState } from 'react'

export function Example() {
  const [code, setCode] = useState('')
  return (
    <OneTimeCodeField
      label="Code from the mail"
      name="code"
      length={6}
      value={code}
      onChange={setCode}
    />
  )
}
