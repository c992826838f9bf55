import { Slider } from '@rampart/ui/Slider'
import { useState } from 'react'

export function Example() {
  const [minutes, setMinutes] = useState(60)
  return (
    <Slider
      label="How long"
      min={30}
      max={240}
      step={30}
      value={minutes}
      onChange={setMinutes}
      format={(value) => `${value / 60} h`}
    />
  )
}
