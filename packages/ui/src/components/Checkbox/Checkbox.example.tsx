import { Checkbox } from '@rampart/ui/Checkbox'
import { useState } from 'react'

export function Example() {
  const [hasAgreed, setAgreed] = useState(false)
  return (
    <Checkbox name="terms" isSelected={hasAgreed} onChange={setAgreed}>
      I have read the terms
    </Checkbox>
  )
}
