import { RadioGroup } from '@rampart/ui/RadioGroup'
import { useState } from 'react'

export function Example() {
  const [minutes, setMinutes] = useState('60')
  return (
    <RadioGroup
      name="minutes"
      label="How long?"
      options={[
        { value: '30', label: 'Half an hour', description: '1 credit' },
        { value: '60', label: 'An hour', description: '2 credits' },
      ]}
      value={minutes}
      onChange={setMinutes}
    />
  )
}
