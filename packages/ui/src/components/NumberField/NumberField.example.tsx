import { NumberField } from '@rampart/ui/NumberField'
import { useState } from 'react'

export function Example() {
  const [seats, setSeats] = useState<number | null>(12)
  return (
    <NumberField
      label="Seats"
      hint="At most 40 in one bootcamp."
      value={seats}
      onChange={setSeats}
      min={1}
      max={40}
    />
  )
}
