import { Select } from '@rampart/ui/Select'
import { useState } from 'react'

export function Example() {
  const [country, setCountry] = useState('')
  return (
    <Select
      label="Country"
      name="country"
      options={[
        { value: '', label: 'Choose a country' },
        { value: 'fr', label: 'France' },
        { value: 'eg', label: 'Egypt' },
      ]}
      value={country}
      onChange={setCountry}
    />
  )
}
