import { DateField } from '@rampart/ui/DateField'
import { useState } from 'react'

export function Example() {
  const [birthday, setBirthday] = useState<string | null>(null)
  return <DateField label="Date of birth" name="birthday" value={birthday} onChange={setBirthday} />
}
