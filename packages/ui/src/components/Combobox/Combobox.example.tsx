import { Combobox } from '@rampart/ui/Combobox'
import { useState } from 'react'

const countries = [
  { value: 'eg', label: 'Egypt' },
  { value: 'de', label: 'Germany' },
  { value: 'ng', label: 'Nigeria' },
]

export function Example() {
  const [country, setCountry] = useState<string | null>(null)
  return (
    <Combobox
      label="Country"
      name="country"
      options={countries}
      value={country}
      onChange={setCountry}
    />
  )
}
