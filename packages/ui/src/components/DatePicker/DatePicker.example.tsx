import { DatePicker } from '@rampart/ui/DatePicker'
import { useState } from 'react'

export function Example() {
  const [start, setStart] = useState<string | null>('2026-03-14')
  return (
    <DatePicker
      label="First day"
      name="start"
      value={start}
      onChange={setStart}
      min="2026-03-01"
      max="2026-06-30"
    />
  )
}
