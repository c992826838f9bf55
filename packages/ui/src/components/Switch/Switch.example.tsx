import { Switch } from '@rampart/ui/Switch'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(true)
  return (
    <Switch
      label="Weekly summary"
      hint="Every Monday, what you learned and what comes next."
      isSelected={isOn}
      onChange={setOn}
    />
  )
}
