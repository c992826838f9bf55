import { CheckboxGroup } from '@rampart/ui/CheckboxGroup'
import { useState } from 'react'

export function Example() {
  const [levels, setLevels] = useState<string[]>(['beginner'])
  return (
    <CheckboxGroup
      name="level"
      label="Level"
      options={[
        { value: 'beginner', label: 'Beginner' },
        { value: 'intermediate', label: 'Intermediate' },
        { value: 'advanced', label: 'Advanced' },
      ]}
      value={levels}
      onChange={setLevels}
    />
  )
}
