import { IconButton } from '@rampart/ui/IconButton'
import { Bell } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(false)
  return (
    <IconButton label={isOn ? 'Stop notifications' : 'Notify me'} onPress={() => setOn(!isOn)}>
      <Bell />
    </IconButton>
  )
}
